import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Draws an island into the page until the test is over. */
export async function render(island: ReactNode): Promise<HTMLElement> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  await act(async () => root.render(island))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  return place
}

/** Does something that changes what is drawn, and waits until it is. */
export async function doing(action: () => void): Promise<void> {
  await act(async () => action())
}

/** The one element of that role-giving tag whose text is this. Throws when there is none. */
export function control(place: ParentNode, tag: 'a' | 'button', text: string): HTMLElement {
  const found = [...place.querySelectorAll(tag)].find(
    element => (element.getAttribute('aria-label') ?? element.textContent) === text
  )
  if (!found) throw new Error(`No ${tag} says «${text}»`)
  return found
}

import { act, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'

/** Puts an island into the page as the server draws it; `beforeWaking` is what a visitor does until it is awake. */
export async function awake(
  island: ReactNode,
  beforeWaking: (page: HTMLElement) => Promise<void> | void = () => {}
) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const page = document.createElement('div')
  page.innerHTML = renderToString(island)
  document.body.append(page)
  await beforeWaking(page)
  const problems: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(page, island, { onRecoverableError: problem => problems.push(problem) })
  )
  onTestFinished(async () => {
    await act(async () => root.unmount())
    page.remove()
  })
  if (problems.length > 0)
    throw new Error('The browser draws it differently from the server', { cause: problems[0] })
  return page
}

/** Does something and waits until the island has answered. */
export async function after(action: () => void): Promise<void> {
  await act(async () => {
    action()
    await new Promise(resolve => setTimeout(resolve))
  })
}

export function one<Kind extends Element>(kind: new () => Kind, within: ParentNode, selector: string): Kind {
  const found = within.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`There is no ${selector}`)
}

/** Writes into a field as a person does: the field has the text first, then the page hears of it. */
export function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

export function press(element: Element, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key }))
}

import { type RefObject, useEffect, useRef } from 'react'

import { placeMemory, rememberPlace } from './place-memory.view.ts'

/**
 * A new place begins at the top of the page, with the focus on its heading. "Back" is left to the browser, which returns to where one was; a place that
 * names a field takes the focus there by itself.
 */
export function usePlaceHeading(place: string, hasField: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const entered = useRef<string | null>(null)
  useEffect(() => {
    const from = entered.current
    entered.current = place
    const isKnown = placeMemory() !== null
    if (!isKnown) rememberPlace({ from })
    if (from === null || isKnown || hasField || element.current === null) return undefined
    scrollTo(0, 0)
    return focusWhenThere(element.current)
  }, [place, hasField])
  return element
}

/** A tool or a document may still be read: its heading takes the focus when it comes, unless the person went on before. */
function focusWhenThere(container: HTMLElement): () => void {
  const focus = () => {
    // A part that is left stays in the page, hidden, until the next one has arrived.
    const heading = [...container.querySelectorAll('h2')].find(each => each.getClientRects().length > 0)
    if (heading === undefined) return false
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return true
  }
  if (focus()) return () => {}
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect()
  })
  const leave = () => observer.disconnect()
  observer.observe(container, { childList: true, subtree: true })
  addEventListener('keydown', leave, { once: true })
  return () => {
    leave()
    removeEventListener('keydown', leave)
  }
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

import { placeMemory, rememberPlace } from './place-memory.view.ts'

/** How a place was left. */
interface Left {
  /** Finds the element that had the focus; empty for none. */
  focus: string
  /** How far down the page was scrolled, in pixels. */
  scroll: number
}

const left = new Map<string, Left>()

/**
 * A new place begins at the top of the page, with the focus on its heading. "Back" finds a place as it was left: as far down, and with the focus where it was.
 * A place that names a field takes the focus there by itself.
 */
export function usePlaceHeading(place: string, hasField: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  const entered = useRef<string | null>(null)
  useLayoutEffect(() => {
    const known = placeMemory() === null ? undefined : left.get(place)
    const stop = known && element.current ? returnTo(known, element.current) : undefined
    // A page that is left may have been scrolled already: the last event is the position in this place.
    const remember = () => left.set(place, { focus: selectorOf(document.activeElement), scroll: scrollY })
    const events = ['scroll', 'focusin'] as const
    for (const event of events) addEventListener(event, remember, { passive: true })
    return () => {
      stop?.()
      for (const event of events) removeEventListener(event, remember)
    }
  }, [place])
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

function selectorOf(element: Element | null): string {
  if (element === null || element === document.body) return ''
  if (element.id !== '') return `#${CSS.escape(element.id)}`
  const href = element.getAttribute('href')
  return href === null ? '' : `a[href="${CSS.escape(href)}"]`
}

/** The page grows as its rows come and are measured; whoever does something meanwhile is not pulled away. */
function returnTo({ focus, scroll }: Left, container: HTMLElement): () => void {
  let hasFocus = focus === ''
  const attempt = () => {
    scrollTo(0, scroll)
    const found = hasFocus ? null : container.querySelector<HTMLElement>(focus)
    if (found) {
      found.focus({ preventScroll: true })
      hasFocus = true
    }
    if (hasFocus && Math.abs(scrollY - scroll) < 1) leave()
  }
  const growth = new ResizeObserver(attempt)
  const changes = new MutationObserver(attempt)
  growth.observe(document.body)
  changes.observe(container, { childList: true, subtree: true })
  const leave = () => {
    growth.disconnect()
    changes.disconnect()
    for (const event of actions) removeEventListener(event, leave)
  }
  for (const event of actions) addEventListener(event, leave, { passive: true })
  return leave
}

const actions = ['keydown', 'pointerdown', 'wheel'] as const

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

import { useLayoutEffect, useState } from 'react'

import type { StudioCollection } from '#studio/document/studio-document.ts'
import { placeMemory } from '#studio/shell/place-memory.view.ts'

import { everyRow, type RowQuery } from './rows.ts'

interface ListPlace {
  query: RowQuery
  /** How far down the page was scrolled, in pixels. */
  scroll: number
}

/** How each list was left. */
const left = new Map<StudioCollection, ListPlace>()

/** The query of a list: "back" finds it as it was left, at the same row. */
export function useListPlace(collection: StudioCollection) {
  const [known] = useState(() => (placeMemory() === null ? undefined : left.get(collection)))
  const [query, setQuery] = useState(known?.query ?? everyRow)
  useLayoutEffect(() => (known === undefined ? undefined : scrollWhenLong(known.scroll)), [known])
  useLayoutEffect(() => {
    left.set(collection, { query, scroll: left.get(collection)?.scroll ?? 0 })
    // A page that is left may have been scrolled already: the last event is the position in the list.
    const remember = () => left.set(collection, { query, scroll: scrollY })
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [collection, query])
  return [query, setQuery] as const
}

/** The page grows as its rows come and are measured; whoever does something meanwhile is not pulled away. */
function scrollWhenLong(top: number): () => void {
  const observer = new ResizeObserver(() => {
    scrollTo(0, top)
    if (Math.abs(scrollY - top) < 1) observer.disconnect()
  })
  observer.observe(document.body)
  const leave = () => observer.disconnect()
  for (const event of actions) addEventListener(event, leave, { once: true, passive: true })
  return () => {
    leave()
    for (const event of actions) removeEventListener(event, leave)
  }
}

const actions = ['keydown', 'pointerdown', 'wheel'] as const

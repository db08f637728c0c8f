import { createElement, type FunctionComponent } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/**
 * Wakes an island in one go. Astro's own way draws it twice, as something that may wait: between its many small steps the browser paints frames, and
 * the visitor has just touched it.
 */
export default (island: Element) =>
  (Island: FunctionComponent, props: object): void => {
    const identifierPrefix = island.getAttribute('prefix') ?? ''
    flushSync(() => hydrateRoot(island, createElement(Island, props), { identifierPrefix }))
  }

import { createElement, type FunctionComponent } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

import { dataRoutes } from '#domain/site/data-routes.ts'
import { islandTextsIn } from '#stores/site/island-texts.ts'

const places = dataRoutes.islandTexts('es').replace('es.json', '')

/**
 * Wakes an island in one go. Astro's own way draws it twice, as something that may wait: between its many small steps the browser paints frames, and
 * the visitor has just touched it. Texts that do not stand in the page were asked for ahead, with the code.
 */
export default (island: HTMLElement) =>
  async (Island: FunctionComponent, props: object): Promise<void> => {
    const identifierPrefix = island.getAttribute('prefix') ?? ''
    const ahead = island.closest<HTMLElement>('[data-ahead]')?.dataset.ahead
    const texts = ahead?.startsWith(places) ? await islandTextsIn(ahead, identifierPrefix) : null
    flushSync(() => hydrateRoot(island, createElement(Island, { ...props, ...texts }), { identifierPrefix }))
  }

import { createElement, type FunctionComponent } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

import { dataRoutes } from '#domain/site/data-routes.ts'
import { islandTextsIn } from '#stores/site/island-texts.ts'
import { preloading } from '#stores/site/preload.ts'

const places = dataRoutes.islandTexts('es').replace('es.json', '')
/** For how long an island waits for the file that it reads first: to say that it is on its way, and to paint that, would take longer. */
const timeoutMs = 100

/**
 * The browser's half of our renderer for Astro (`tools/react-islands.mjs`). It hydrates an island in one go, because the visitor has just touched it: as a transition, which is
 * how @astrojs/react does it, React paints frames between its many small steps. Texts that do not stand in the page were asked for ahead, with the code.
 */
export default (island: HTMLElement) =>
  async (Island: FunctionComponent, props: object): Promise<void> => {
    const identifierPrefix = island.getAttribute('prefix') ?? ''
    const ahead = island.closest<HTMLElement>('[data-ahead]')?.dataset.ahead?.split(' ') ?? []
    const [first = ''] = ahead
    const texts = first.startsWith(places) ? await islandTextsIn(first, identifierPrefix) : null
    if (!texts)
      await Promise.race([preloading(first), new Promise(resolve => setTimeout(resolve, timeoutMs))])
    flushSync(() => hydrateRoot(island, createElement(Island, { ...props, ...texts }), { identifierPrefix }))
  }

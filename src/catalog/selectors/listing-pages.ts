import { chunkHash } from '#catalog/model/catalog.ts'
import type { Experience } from '#domain/catalogue/experience.ts'
import { contentDefinedChunks } from '#domain/data/chunking.ts'
import { priceRange } from './price-range.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'

/** How many cards a page of a listing has at most. The first one has as many as there are. */
export const cardsPerPage = 48

/** The experiences of a listing, page by page. One that comes or goes changes its own page, and hardly ever the others. */
export const listingPages = memoizeWeak((experiences: Experience[]) =>
  [
    experiences.slice(0, cardsPerPage),
    ...contentDefinedChunks(experiences.slice(cardsPerPage), cardsPerPage, chunkHash)
  ].filter(page => page.length > 0)
)

/** The end of the price slider in whole euros: the highest headline price, the same on every page of a listing. */
export const highestPriceOf = memoizeWeak((experiences: Experience[]) =>
  Math.ceil(priceRange(experiences).highest ?? 0)
)

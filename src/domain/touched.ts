import { queryKeys } from './listing-keys.ts'
import { readListingQuery } from './listing-query.ts'
import type { ListingState } from './listing-state.ts'

/** A field of the filters as it stands in the page. */
export interface TouchedField {
  /** A box or a button that is on; other fields always count. */
  isChosen: boolean
  isTouched: boolean
  name: string
  value: string
}

/** What somebody changed in the filters before they were awake. What was not touched is left out. */
export function touchedPatch(fields: TouchedField[]): Partial<ListingState> {
  const touched = new Set<string>(fields.filter(({ isTouched }) => isTouched).map(({ name }) => name))
  const counting = fields.filter(({ isChosen, isTouched, name }) => isChosen && (isTouched || isGroup(name)))
  const asked = readListingQuery(new URLSearchParams(counting.map(({ name, value }) => [name, value])))
  const { access, categories, dayParts, from, isFree, lengths, order, to, view, when } = queryKeys
  return {
    ...(touched.has(access) && { access: asked.access }),
    ...(touched.has(categories) && { categories: asked.categories }),
    ...(touched.has(dayParts) && { dayParts: asked.dayParts }),
    ...(touched.has(isFree) && { isFree: asked.isFree }),
    ...(touched.has(lengths) && { lengths: asked.lengths }),
    ...(touched.has(order) && { order: asked.order }),
    ...((touched.has(from) || touched.has(to)) && { price: asked.price }),
    ...(touched.has(view) && { view: asked.view }),
    ...(touched.has(when) && { when: asked.when })
  }
}

/** In a group of boxes, those that were on before count along with the touched ones. */
function isGroup(name: string): boolean {
  return name === queryKeys.categories
}

import { filterNames, filters } from './filters/filters.ts'
import { queryKeys } from './listing-keys.ts'
import { readListingQuery } from './listing-query.ts'
import type { ListingState } from './listing-state.ts'

/** A field of the filters as it stands in the page. */
export interface DirtyField {
  /** A box or a button that is on; other fields always count. */
  isChosen: boolean
  isTouched: boolean
  name: string
  value: string
}

/** Reads the filters that a visitor changed before the script arrived. Untouched fields are left out. */
export function readDirtyFields(fields: DirtyField[]): Partial<ListingState> {
  const touched = new Set<string>(fields.filter(({ isTouched }) => isTouched).map(({ name }) => name))
  const counting = fields.filter(({ isChosen, isTouched, name }) => isChosen && (isTouched || isGroup(name)))
  const asked = readListingQuery(new URLSearchParams(counting.map(({ name, value }) => [name, value])))
  const names = filterNames.filter(name => filters[name].keys.some(key => touched.has(key)))
  return {
    ...picked(asked, names),
    ...(touched.has(queryKeys.order) && { order: asked.order }),
    ...(touched.has(queryKeys.view) && { view: asked.view })
  }
}

function picked<Values extends object>(values: Values, names: readonly (keyof Values)[]): Partial<Values> {
  const result: Partial<Values> = {}
  for (const name of names) result[name] = values[name]
  return result
}

/** In a group of boxes, those that were on before count along with the touched ones; so does the other half of a party. */
function isGroup(name: string): boolean {
  return name === queryKeys.categories || name === queryKeys.adults || name === queryKeys.children
}

import type { Shown } from 'live-publisher'

import type { Catalog } from '#catalog/model/catalog.ts'

/** The part of a route that the publisher uses. */
export interface Route {
  /** In lists: a list that is the same object as before is not looked at again. */
  shown: (catalog: Catalog) => Iterable<readonly Shown[]>
}

/** How a catalogue is divided for the files of a route: what one of them shows is read from a part of it alone. */
export interface Division<Part extends object, Ids extends object> {
  /** All parts. One is the same object from one catalogue to the next while nothing in it is different. */
  in: (catalog: Catalog) => Iterable<Part>
  /** The part that a file is read from. */
  at: (catalog: Catalog, ids: Ids) => Part
}

/** One part, which is everything. */
export const wholeCatalog: Division<Catalog, object> = { at: catalog => catalog, in: catalog => [catalog] }

/** The props of a page's template, or of a file's endpoint. */
export type PagePropsOf<Route> = Route extends { read: (props: infer Props) => unknown } ? Props : never

/** Adds the path of the page or file to an error, so that it leads to the document. */
export function withPathInError<Data>(path: string, read: () => Data): Data {
  try {
    return read()
  } catch (cause) {
    throw new Error(`${path} cannot be made`, { cause })
  }
}

import type { Language } from '#domain/locale.ts'

import type { Catalog } from './catalog.ts'

/**
 * Files of the site, by their paths below the root, that show the same data: a page in all its locales. It is the same object from one catalogue to the
 * next while the data are: where it is another one, they are looked at.
 */
export interface Shown {
  files: ShownFile[]
  /** A word for what is made of no catalogue. */
  data: object | string
}

/** A file shows of its texts what is read in its language; one without a language may show them in any. */
export interface ShownFile {
  path: string
  language: Language | null
}

/** What every kind of route tells whoever publishes. */
export interface Route {
  /** One after the other. */
  shown: (catalog: Catalog) => Iterable<Shown>
}

/** The props of a page's template, or of a file's endpoint. */
export type PagePropsOf<Route> = Route extends { read: (props: infer Props) => unknown } ? Props : never

/** What goes wrong is told with the page or file that it is for: that leads to the document. */
export function readingFor<Data>(path: string, read: () => Data): Data {
  try {
    return read()
  } catch (cause) {
    throw new Error(`${path} cannot be made`, { cause })
  }
}

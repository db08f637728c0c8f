import type { Language } from '#domain/text/locale.ts'

/** By what the catalogue is listed for other programs. A day is one of the week, 1 is Monday: what a day on the calendar has, its season says. */
export type CatalogueList = 'categoria' | 'dia' | 'provincia'

/** Subjects that a feed may have, besides everything. */
export type FeedKind = 'categoria' | 'municipio'

/** Where the files are that other programs read: engines, feed readers, the functions. No page fetches them. */
export const feedRoutes = {
  catalogue: '/catalogo.json',
  cataloguePart: (part: number) => `/datos/catalogo/${part}.json`,
  /** Lists changed and removed experiences. */
  catalogueChanges: '/catalogo.cambios.json',
  catalogueList: (kind: CatalogueList, name: string) => `/datos/catalogo/${kind}/${name}.json`,
  catalogueSchema: '/catalogo.schema.json',
  eventsAbout: (language: Language, kind: FeedKind, name: string) =>
    `/novedades/${language}/${kind}/${name}.ics`,
  llms: '/llms.txt',
  news: (language: Language) => `/novedades/${language}.xml`,
  newsAbout: (language: Language, kind: FeedKind, name: string) =>
    `/novedades/${language}/${kind}/${name}.xml`,
  /** Products as the interfaces of ticket systems name them (OCTO). */
  octoPart: (part: number) => `/datos/octo/${part}.json`,
  productFeed: (part: number) => `/datos/google/productos-${part}.json`,
  shortAddresses: '/datos/direcciones/cortas.json'
} as const

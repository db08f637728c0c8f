import type { Language } from '#domain/text/locale.ts'

/** By what the catalogue is listed for other programs. A day is one of the week, 1 is Monday: what a day on the calendar has, its season says. */
export type CatalogueList = 'categoria' | 'dia' | 'provincia'

/** Where the files are that other programs read: engines, feed readers, the functions. No page fetches them. */
export const feedRoutes = {
  catalogue: '/catalogo.json',
  cataloguePart: (part: number) => `/datos/catalogo/${part}.json`,
  catalogueList: (kind: CatalogueList, name: string) => `/datos/catalogo/${kind}/${name}.json`,
  catalogueSchema: '/catalogo.schema.json',
  llms: '/llms.txt',
  news: (language: Language) => `/novedades/${language}.xml`,
  productFeed: (part: number) => `/datos/google/productos-${part}.json`,
  shortAddresses: '/datos/direcciones/cortas.json'
} as const

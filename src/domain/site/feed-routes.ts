import type { Language } from '#domain/text/locale.ts'

/** Where the files are that other programs read: engines, feed readers, the functions. No page fetches them. */
export const feedRoutes = {
  catalogue: '/catalogo.json',
  cataloguePart: (part: number) => `/datos/catalogo/${part}.json`,
  catalogueSchema: '/catalogo.schema.json',
  llms: '/llms.txt',
  news: (language: Language) => `/novedades/${language}.xml`,
  productFeed: (part: number) => `/datos/google/productos-${part}.json`,
  shortAddresses: '/datos/direcciones/cortas.json'
} as const

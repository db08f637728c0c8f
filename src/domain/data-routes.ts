import type { Language } from './locale.ts'
import type { ProvinceSlug } from './province.ts'

/** Where the files are that a page fetches when somebody searches, filters or asks for what is near. */
export const dataRoutes = {
  borders: '/datos/fronteras.json',
  listing: (province: ProvinceSlug, language: Language) => `/datos/listado/${province}.${language}.json`,
  partner: (id: string) => `/datos/partners/${id}.json`,
  plan: (language: Language) => `/datos/plan/${language}.json`,
  search: (language: Language) => `/datos/busqueda/${language}.json`
} as const

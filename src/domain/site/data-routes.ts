import type { Language } from '#domain/text/locale.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'
import type { ShardNumber } from '#domain/data/shards.ts'

/** Where the files are that a page fetches when the visitor searches, filters or asks for what is near. */
export const dataRoutes = {
  catalogue: '/catalogo.json',
  cataloguePart: (part: number) => `/datos/catalogo/${part}.json`,
  catalogueSchema: '/catalogo.schema.json',
  borders: '/datos/fronteras.json',
  commonPasswords: '/datos/contrasenas/comunes.json',
  login: (language: Language) => `/datos/login/${language}.json`,
  listing: (province: ProvinceSlug, language: Language) => `/datos/listado/${province}.${language}.json`,
  islandTexts: (language: Language) => `/datos/textos/${language}.json`,
  llms: '/llms.txt',
  map: (province: ProvinceSlug) => `/datos/mapa/${province}.svg`,
  meetingShard: (language: Language, shard: ShardNumber) => `/datos/encuentro/${language}/${shard}.json`,
  news: (language: Language) => `/novedades/${language}.xml`,
  partner: (id: string) => `/datos/partners/${id}.json`,
  partnerKit: (id: string) => `/datos/socios/${id}.json`,
  planShard: (language: Language, shard: ShardNumber) => `/datos/plan/${language}/${shard}.json`,
  productFeed: (part: number) => `/datos/google/productos-${part}.json`,
  shortAddresses: '/datos/direcciones/cortas.json',
  search: (language: Language) => `/datos/busqueda/${language}.json`,
  searchShard: (language: Language, shard: ShardNumber) => `/datos/busqueda/${language}/${shard}.json`
} as const

import type { Language } from '#domain/text/locale.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'
import type { ShardNumber } from '#domain/data/shards.ts'

/** Where the files are that a page fetches when the visitor searches, filters or asks for what is near. */
export const dataRoutes = {
  borders: '/datos/fronteras.json',
  commonPasswords: '/datos/contrasenas/comunes.json',
  login: (language: Language) => `/datos/login/${language}.json`,
  listing: (province: ProvinceSlug, language: Language) => `/datos/listado/${province}.${language}.json`,
  islandTexts: (language: Language) => `/datos/textos/${language}.json`,
  meetingShard: (language: Language, shard: ShardNumber) => `/datos/encuentro/${language}/${shard}.json`,
  partner: (id: string) => `/datos/partners/${id}.json`,
  partnerKit: (id: string) => `/datos/socios/${id}.json`,
  planShard: (language: Language, shard: ShardNumber) => `/datos/plan/${language}/${shard}.json`,
  search: (language: Language) => `/datos/busqueda/${language}.json`,
  weather: '/datos/tiempo/andalucia.json',
  searchShard: (language: Language, shard: ShardNumber) => `/datos/busqueda/${language}/${shard}.json`
} as const

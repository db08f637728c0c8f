import { defaultLocale, type Locale, locales } from '#domain/text/locale.ts'
import type { ProvinceSlug } from '#domain/place/province.ts'

/** Addresses without their locale prefix. The words in them are Spanish in every language: they are a public contract. */
export const routes = {
  accessibility: '/accesibilidad',
  agenda: '/agenda',
  agendaOf: (metaSlug: string) => `/agenda/${metaSlug}`,
  about: '/quienes-somos',
  account: '/perfil',
  companies: '/empresas',
  company: (id: string) => `/empresas/${id}`,
  complaints: '/hojas-de-reclamaciones',
  contact: '/contacto',
  cookies: '/politica-de-cookies',
  embedMaker: '/socios/insertar',
  error: '/error',
  experience: (slug: string) => `/experiencias/${slug}`,
  home: '/',
  legal: '/aviso-legal',
  listing: (province: ProvinceSlug, categorySlug: string | null = null, page = 1) =>
    [`/${province}/experiencias/listado`, categorySlug, page > 1 ? `pagina/${page}` : null]
      .filter(part => part !== null)
      .join('/'),
  login: '/login',
  meeting: '/encuentro',
  meta: (slug: string) => `/meta/${slug}`,
  metas: '/meta',
  myExperiences: '/experiencias',
  notFound: '/404',
  offline: '/sin-conexion',
  ordering: '/como-ordenamos',
  partnerKit: '/socios/mi-casa',
  partners: '/socios',
  plan: '/plan',
  prices: '/precios',
  privacy: '/privacidad',
  privacyReceipt: '/recibo-de-privacidad',
  province: (province: ProvinceSlug) => `/${province}`,
  provinceChoice: '/eligeprovincia',
  purchases: '/compras',
  questions: '/preguntas-frecuentes',
  search: '/buscar',
  shortAddress: (name: string) => `/p/${name}`,
  studio: '/estudio',
  sitemapIndex: '/sitemap-index.xml',
  terms: '/terminos-y-condiciones',
  today: (province: ProvinceSlug) => `/${province}/hoy`,
  welcome: (partnerId: string) => `/bienvenida/${partnerId}`
} as const

/** The address of a route in a locale: the default Spanish has no prefix. */
export function pathIn(locale: Locale, route: string): string {
  if (locale === defaultLocale) return route
  return route === routes.home ? `/${locale}` : `/${locale}${route}`
}

/** The value of the `[...locale]` parameter: nothing for the default Spanish. */
export function localeParam(locale: Locale): string | undefined {
  return locale === defaultLocale ? undefined : locale
}

export function localeOfPath(path: string): Locale {
  const [, first] = path.split('/')
  return locales.find(locale => locale === first && locale !== defaultLocale) ?? defaultLocale
}

/** The route behind an address: the same without its locale prefix. */
export function routeOfPath(path: string): string {
  const locale = localeOfPath(path)
  return locale === defaultLocale ? path : path.slice(locale.length + 1) || routes.home
}

/** The addresses of the same page in every locale. */
export function inEveryLocale(path: string): string[] {
  return locales.map(locale => pathIn(locale, routeOfPath(path)))
}

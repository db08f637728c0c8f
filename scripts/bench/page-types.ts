import { locales } from '#domain/text/locale.ts'
import { provinceSlugs } from '#domain/place/province.ts'

const prefixes = new RegExp(`^(?:${locales.join('|')})(?=[/.])/?`)
const inLanguage = new RegExp(`^novedades/(?:${locales.join('|')})/`)
const province = `(?:${provinceSlugs.join('|')})`

/** Types of pages, by the file below the folder of the site and without its locale. The first match wins. */
const types = [
  ['home', /^(?:index)?\.html$/],
  ['cover', new RegExp(`^${province}\\.html$`)],
  ['listing', new RegExp(`^${province}/experiencias/listado`)],
  ['detail', /^experiencias\/[^/]+\.html$/],
  ['company', /^empresas\/[^/]+\.html$/],
  ['agenda', /^agenda(?:\/[^/]+)?\.html$/],
  ['FAQ', /^preguntas-frecuentes\.html$/]
] as const

export type PageType = (typeof types)[number][0] | 'other'

/** Null for a file that is no page. */
export function pageTypeOf(file: string): PageType | null {
  if (!file.endsWith('.html')) return null
  const own = file.replace(prefixes, '')
  return types.find(([, pattern]) => pattern.test(own))?.[0] ?? 'other'
}

/** The kind of any file: the type of a page, else by its path. */
export function kindOf(file: string): string {
  return pageTypeOf(file) ?? pathKindOf(file)
}

/** Folder and ending of a file, without locale, province and what follows the second folder. */
export function pathKindOf(file: string): string {
  const own = file.replace(prefixes, '').replace(new RegExp(`^${province}(?=[/.])`), 'province')
  const folders = own.replace(inLanguage, 'novedades/').split('/').slice(0, -1).slice(0, 2)
  return [...folders, `*.${own.split('.').at(-1) ?? ''}`].join('/')
}

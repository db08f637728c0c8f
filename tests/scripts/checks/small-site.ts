import { alternatesOf, canonicalOf, shownLanguage } from '#domain/canonical.ts'
import { type Language, languages, languageOf, localeOf, locales } from '#domain/locale.ts'
import type { Locale } from '#domain/locale.ts'
import { pathIn, routes } from '#domain/routes.ts'
import { wordsFor } from '#i18n/words.ts'
import { type Site, siteOf } from '../../../scripts/checks/site.ts'

/** The files of a small site, by their name. */
export type Files = Map<string, string | Buffer>

interface SmallPage {
  route: string
  languages: Language[]
  isIndexed: boolean
  main: (locale: Locale) => string
}

export const detail = routes.experience('kayak')
export const listing = routes.listing('malaga')

const everywhere = [...languages]

const pages: SmallPage[] = [
  plain(routes.home),
  plain(listing),
  { ...plain(detail), languages: ['es', 'en', 'de', 'fr'] },
  plain(routes.legal),
  { ...plain(routes.account), isIndexed: false },
  { ...plain(routes.notFound), isIndexed: false }
]

function plain(route: string): SmallPage {
  return { isIndexed: true, languages: everywhere, main: locale => heading(locale, route), route }
}

function heading(locale: Locale, route: string): string {
  return `<h1>${route} ${languageOf(locale)}</h1><p><a href="${pathIn(locale, detail)}">Kayak</a></p>`
}

/** A site in which everything is right: each planted fault is the only one in it. */
export function soundFiles(): Files {
  return new Map(
    pages.flatMap(page => locales.map(locale => [fileOf(pathIn(locale, page.route)), html(page, locale)]))
  )
}

export function smallSite(files: Files): Site {
  return siteOf([...files.keys()], name => Buffer.from(files.get(name) ?? ''))
}

export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}

function html(page: SmallPage, locale: Locale): string {
  const language = languageOf(locale)
  return `<!doctype html><html lang="${language}"><head>${headOf(page, locale)}</head>
<body>${menuOf(page)}<main>${noticeOf(page, locale)}${page.main(locale)}</main></body></html>`
}

function headOf({ isIndexed, languages, route }: SmallPage, locale: Locale): string {
  const page = { languages, locale, path: route }
  if (!isIndexed) return '<meta name="robots" content="noindex">'
  const alternates = languages.includes(languageOf(locale)) ? alternatesOf(page) : []
  return [
    `<link rel="canonical" href="${canonicalOf(page)}">`,
    ...alternates.map(({ href, hreflang }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`)
  ].join('')
}

function menuOf({ route }: SmallPage): string {
  const links = languages.map(
    each =>
      `<li><a href="${pathIn(localeOf(each), route)}" hreflang="${each}" lang="${each}">${each}</a></li>`
  )
  return `<header><ul>${links.join('')}</ul></header>`
}

function noticeOf({ languages }: SmallPage, locale: Locale): string {
  const shown = shownLanguage({ languages, locale })
  const { format, language, t } = wordsFor(locale)
  if (shown === language) return ''
  const names = { shown: format.languageName(shown), wanted: format.languageName(language) }
  return `<p>${t('language.fallbackNotice', names)}</p><div lang="${shown}">Kayak</div>`
}

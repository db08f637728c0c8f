import type { Check } from './check.ts'
import { addressChecks, canonicalRoutes } from './search/addresses.ts'
import { pictureChecks } from './search/pictures.ts'
import { sharingChecks } from './search/sharing.ts'
import { sitemapChecks } from './search/sitemap.ts'
import { structuredDataChecks } from './search/structured-data.ts'
import { wordChecks } from './search/words.ts'
import { isHidden, languageAround } from 'site-checks'
import { isLanguage, type Language, languages, localeOf } from '#domain/text/locale.ts'
import { localeOfPath, pathIn, routes } from '#domain/site/routes.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { absolute, pathOf } from './addresses.ts'
import { isDestination, type Page } from './page.ts'
import type { Site } from './site.ts'

/** A detail page says in these parts what one wants to know of a place, and beyond that of what one can book. */
const sections = ['descripcion', 'como-llegar', 'informacion']
const soldSections = [...sections, 'horarios', 'precios', 'cancelacion', 'opiniones']

const withoutScriptChecks: readonly Check[] = [
  { check: sectionFaults, id: 'S6', name: 'a detail has all its sections in its HTML' },
  {
    check: ({ all }) =>
      all('a').flatMap(link => {
        const href = link.getAttribute('href') ?? ''
        if (isHidden(link)) return []
        return href === '' || href === '#' || href.startsWith('javascript:')
          ? [`Give the link «${link.text.trim().slice(0, 40)}» an address that works without scripts.`]
          : []
      }),
    id: 'S6',
    name: 'every link has an address without scripts'
  },
  {
    check: ({ all, kind, locale, route }) => {
      if (kind !== 'listing') return []
      const detail = pathIn(locale, routes.experience(''))
      return all('a').some(link => link.getAttribute('href')?.startsWith(detail))
        ? []
        : [`Link to the experiences of ${route} in the HTML: there is no card.`]
    },
    id: 'S6',
    name: 'a listing has its cards as links in its HTML'
  },
  {
    checkSite: site =>
      languages.flatMap(language => {
        const at = pathIn(localeOf(language), routes.notFound)
        if (!site.has(at)) return [{ at, change: `Make the error page in ${language}.` }]
        const title = wordsFor(localeOf(language)).t('site.titleTemplate', { title: '' }).trim()
        return site.head(at).titles[0]?.endsWith(title) && site.head(at).lang === language
          ? []
          : [{ at, change: `Write the error page in ${language}.` }]
      }),
    id: 'S8',
    name: 'there is an error page in the language of each prefix'
  }
]

function sectionFaults(page: Page): string[] {
  if (page.kind !== 'detail') return []
  const byId = new Map(page.all().map(element => [element.getAttribute('id'), element]))
  return (isDestination(page) ? sections : soldSections).flatMap(id => {
    const words = byId.get(id)?.text.replaceAll(/\s+/g, ' ').trim() ?? ''
    const heading = byId.get(id)?.querySelector('h2')?.text.trim() ?? ''
    return words.length > heading.length ? [] : [`Fill the section #${id}: it says nothing.`]
  })
}

const languageChecks: readonly Check[] = [
  {
    check: page => (isTranslated(page) ? alternatesFault(page) : []),
    id: 'S3',
    name: 'a page lists itself in its languages, Spanish as the unprefixed page, and a default'
  },
  {
    check: reciprocityFault,
    id: 'S3',
    name: 'every language of a page lists the same set'
  },
  {
    check: ({ head: { lang }, language }) =>
      lang === language ? [] : [`Set <html lang="${language}">: it is "${lang}".`],
    id: 'S4',
    name: 'the page says its language'
  },
  {
    check: fallbackFault,
    id: 'S4',
    name: 'a page with a fallback text says so, and the text carries its own language'
  },
  {
    check: ({ head: { alternates, canonicals, isIndexed } }) =>
      isIndexed && canonicals.length > 0 && isElsewhere(canonicals[0], alternates)
        ? ['List no languages: the canonical address of the page is another one, which lists them.']
        : [],
    id: 'S5',
    name: 'a page that is kept under another address is in no hreflang set'
  },
  {
    check: menuFault,
    id: 'S7',
    name: 'the language menu links to the same page in every language'
  },
  {
    check: ({ all, locale }) =>
      all('a').flatMap(link => {
        const href = link.getAttribute('href') ?? ''
        const path = pathOf(href) ?? href
        const isOwn = path.startsWith('/') && !path.startsWith('//')
        // A file to download is the same in every locale.
        const isFile = link.getAttribute('download') !== undefined
        if (!isOwn || isFile || link.getAttribute('hreflang') !== undefined) return []
        return localeOfPath(path.replace(/[?#].*$/, '')) === locale
          ? []
          : [`Link inside the locale ${locale}: ${href} leads out of it.`]
      }),
    id: 'S7',
    name: 'links stay inside the locale'
  }
]

/** Says whether the main text of the page is written in its language: then it is one of a set. */
function isTranslated({ head: { canonicals, isIndexed }, language, route }: Page): boolean {
  return isIndexed && canonicals[0] === absolute(pathIn(localeOf(language), route))
}

function isElsewhere(canonical: string | undefined, alternates: Record<string, string>): boolean {
  const set = Object.values(alternates)
  return set.length > 0 && !set.includes(canonical ?? '')
}

function alternatesFault({ head: { alternates }, language, route }: Page): string[] {
  const { 'x-default': byDefault, ...own } = alternates
  const expected = (each: Language) => absolute(pathIn(localeOf(each), route))
  const wrong = Object.entries(own).flatMap(([each, href]) =>
    isLanguage(each) && href === expected(each)
      ? []
      : [`Let hreflang="${each}" be ${isLanguage(each) ? expected(each) : 'one of es, en, de, fr, pt'}.`]
  )
  const main = own.es ?? Object.values(own)[0]
  return [
    ...wrong,
    ...(own[language] === undefined ? [`List the page itself: there is no hreflang="${language}".`] : []),
    ...(byDefault === undefined || byDefault !== main ? [`Let hreflang="x-default" be ${main}.`] : [])
  ]
}

function reciprocityFault({ head: { alternates } }: Page, site: Site): string[] {
  const own = JSON.stringify(alternates)
  return Object.entries(alternates).flatMap(([language, href]) => {
    const path = pathOf(href)
    if (path === null || !site.has(path)) return [`hreflang="${language}" leads to nothing: ${href}`]
    return JSON.stringify(site.head(path).alternates) === own
      ? []
      : [`Let ${path} list the same languages in the same order as this page.`]
  })
}

function fallbackFault(page: Page): string[] {
  const path = pathOf(page.head.canonicals[0] ?? '')
  if (path === null || localeOfPath(path) === page.locale || isTranslated(page)) return []
  if (canonicalRoutes[page.kind] !== undefined) return []
  const shown = localeOfPath(path) === 'esd' ? 'es' : localeOfPath(path)
  const { format, t } = wordsFor(page.locale)
  const notice = t('language.fallbackNotice', {
    shown: format.languageName(isLanguage(shown) ? shown : 'es'),
    wanted: format.languageName(page.language)
  })
  const faults: string[] = []
  if (!page.all('p').some(({ text }) => text.trim() === notice)) faults.push(`Say: «${notice}»`)
  const isMarked = page.all().some(element => element.getAttribute('lang') === shown && !isLink(element))
  if (!isMarked) faults.push(`Put lang="${shown}" on the text that is in that language.`)
  return faults
}

function isLink({ rawTagName }: { rawTagName: string }): boolean {
  return rawTagName === 'a' || rawTagName === 'html'
}

function menuFault({ all, route }: Page): string[] {
  const menu = all('a').filter(link => link.getAttribute('hreflang') !== undefined)
  const targets = new Set(menu.map(link => link.getAttribute('href')))
  const wrong = menu.flatMap(link => {
    const language = link.getAttribute('hreflang') ?? ''
    if (!isLanguage(language)) return [`hreflang="${language}" is none of es, en, de, fr, pt.`]
    const expected = pathIn(localeOf(language), route)
    const href = link.getAttribute('href')
    return href === expected ? [] : [`Let the link to ${language} be ${expected} instead of ${href}.`]
  })
  const missing = languages.filter(language => !targets.has(pathIn(localeOf(language), route)))
  const unmarked = menu.some(link => languageAround(link) !== link.getAttribute('hreflang'))
  return [
    ...wrong,
    ...missing.map(language => `Add the link to the page in ${language} to the language menu.`),
    ...(unmarked ? ['Give each link of the language menu a lang equal to its hreflang.'] : [])
  ]
}

/** Checks for search engines (lines S). */
export const searchChecks: readonly Check[] = [
  ...addressChecks,
  ...languageChecks,
  ...withoutScriptChecks,
  ...sitemapChecks,
  ...structuredDataChecks,
  ...wordChecks,
  ...sharingChecks,
  ...pictureChecks
]

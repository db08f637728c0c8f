import type { Fault, Head } from 'site-checks'
import { localeOf } from '#domain/text/locale.ts'
import { shortName } from '#i18n/site/titles.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { absolute } from '../addresses.ts'
import type { Check } from '../check.ts'
import { kindOf, type Page, routeOf } from '../page.ts'
import type { Site } from '../site.ts'

const shortest = 70
const longest = 160
const longestTitle = 65
/** A text whose data were missing. */
const gap = /\{\{|undefined|\bnull\b|\[object|NaN/

export const wordChecks: readonly Check[] = [
  { check: titleFaults, id: 'S12', name: 'the title follows the pattern in the language of the page' },
  {
    check: page => {
      const [title = ''] = page.head.titles
      const isLonger = isLong(page.head) && title.length > shortestTitle(page).length
      return isLonger
        ? [`Say as much in fewer words in the title: «${title}» has ${title.length} characters.`]
        : []
    },
    id: 'S12',
    name: 'a title is no longer than 65 characters where the name allows it'
  },
  {
    checkSite: site => repeated(site, ({ titles }) => titles[0], 'title'),
    id: 'S12',
    name: 'no two pages have the same title'
  },
  {
    check: ({ head: { descriptions, isIndexed } }) => {
      const [description = ''] = descriptions
      if (!isIndexed) return []
      if (descriptions.length !== 1) return [`Write one description: there are ${descriptions.length}.`]
      const { length } = description
      return length < shortest || length > longest
        ? [`Write a description of ${shortest} to ${longest} characters: it has ${length}. «${description}»`]
        : []
    },
    id: 'S12',
    name: 'the description has 70 to 160 characters'
  },
  {
    checkSite: site => repeated(site, ({ descriptions }) => descriptions[0], 'description'),
    id: 'S12',
    name: 'no two pages have the same description'
  },
  {
    check: ({ head: { descriptions, titles } }) =>
      [...titles, ...descriptions].flatMap(text => (gap.test(text) ? [`Fill the gap in «${text}»`] : [])),
    id: 'S12',
    name: 'no title and no description has a gap'
  },
  {
    check: ({ all }) => {
      const headings = all('h1')
      return headings.length === 1 && headings[0]?.text.trim() !== ''
        ? []
        : [`Give the page one main heading with words: it has ${headings.length}.`]
    },
    id: 'S12',
    name: 'a page has one main heading'
  }
]

function titleFaults({ head: { titles }, language }: Page): string[] {
  const [title = ''] = titles
  const ending = wordsFor(localeOf(language)).t('site.titleTemplate', { title: '' })
  if (titles.length !== 1) return [`Give the page one title: it has ${titles.length}.`]
  return title.endsWith(ending.trimEnd()) && title.length > ending.length
    ? []
    : [`Let the title end with «${ending.trim()}»: it is «${title}»`]
}

/** Looks at the pages that search engines keep: the others name one of these. */
function repeated(site: Site, textOf: (head: Head) => string | undefined, what: string): Fault[] {
  const kept = site.pages.filter(address => {
    const { canonicals, isIndexed } = site.head(address)
    return isIndexed && canonicals[0] === absolute(address)
  })
  const groups = Map.groupBy(kept, address => textOf(site.head(address)) ?? '')
  return [...groups].flatMap(([text, [first = '', ...others]]) =>
    others.map(at => ({ at, change: `Write another ${what} than that of ${first}: «${text}»` }))
  )
}

/** Names the indexed pages whose title stays longer than search engines show, because the name alone is: one line for each kind of page. */
export function longTitleNotices(site: Site): string[] {
  const long = site.pages.filter(at => site.head(at).isIndexed && isLong(site.head(at)))
  return Object.entries(Object.groupBy(long, at => kindOf(routeOf(at)))).map(([kind, pages = []]) => {
    const [first = ''] = pages
    return `  notice: ${pages.length} titles (${kind}) are longer than ${longestTitle} characters, as the name alone is: «${site.head(first).titles[0]}»`
  })
}

function isLong({ titles: [title = ''] }: Head): boolean {
  return title.length > longestTitle
}

/** The shortest title with which a page of this kind could do. A listing of a province, a cover and a page of a list have short forms that fit. */
function shortestTitle({ all, kind, language, route }: Page): string {
  const { t } = wordsFor(localeOf(language))
  const name = all('h1')[0]?.text.replaceAll(/\s+/g, ' ').trim() ?? ''
  const isPlainListing = kind === 'listing' && /listado(?:\/pagina\/\d+)?$/.test(route)
  if (kind === 'cover' || isPlainListing) return ''
  const heads: Partial<Record<string, string>> = {
    agenda: shortName(name),
    meta: t('meta.title', { name: shortName(name) })
  }
  return t('site.titleTemplate', { title: heads[kind] ?? name })
}

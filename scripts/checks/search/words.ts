import { localeOf } from '#domain/text/locale.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { absolute } from '../addresses.ts'
import type { Check, Fault } from '../check.ts'
import type { Head } from '../head.ts'
import type { Page } from '../page.ts'
import type { Site } from '../site.ts'

const shortest = 70
const longest = 160
const longestTitle = 65
/** A text whose data were missing. */
const gap = /\{\{|undefined|\bnull\b|\[object|NaN/

export const wordChecks: readonly Check[] = [
  { check: titleFaults, id: 'S12', name: 'the title follows the pattern in the language of the page' },
  {
    check: ({ all, head: { titles }, kind, language }) => {
      const [title = ''] = titles
      const name = all('h1')[0]?.text.replaceAll(/\s+/g, ' ').trim() ?? ''
      const shortest = wordsFor(localeOf(language)).t('site.titleTemplate', { title: name })
      const isLonger = title.length > longestTitle && title.length > shortest.length
      return kind === 'detail' && isLonger
        ? [`Let the name alone stand in the title: «${title}» has ${title.length} characters.`]
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

/** Of the pages that search engines keep: the others name one of these. */
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

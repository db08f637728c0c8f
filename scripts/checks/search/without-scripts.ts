import { isHidden } from 'site-checks'
import { wordsFor } from '#i18n/text/words.ts'
import { languages, localeOf } from '#domain/text/locale.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import type { Check } from '../check.ts'
import { isDestination, type Page } from '../page.ts'

/** A detail page says in these parts what one wants to know of a place, and beyond that of what one can book. */
const sections = ['descripcion', 'como-llegar', 'informacion']
const soldSections = [...sections, 'horarios', 'precios', 'cancelacion', 'opiniones']

export const withoutScriptChecks: readonly Check[] = [
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

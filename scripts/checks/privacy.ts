import { isNode, nodesOf, textOf } from 'site-checks/structured-data'
import { pathIn, routes } from '#domain/site/routes.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'
import type { Check, PageCheck } from './check.ts'
import { isDestination, type Page, routeOf } from './page.ts'
import { jsonOf } from 'site-checks'
import type { HTMLElement } from 'node-html-parser'
import { experiencesIn } from '#contract/published/catalogue.ts'
import { memoizeWeak } from '#domain/data/memoize.ts'
import { pathOf } from './addresses.ts'
import { partsOf } from './feeds/catalogue.ts'
import type { Site } from './site.ts'

const featuredCheck: PageCheck = {
  check: featuredFaults,
  id: 'P6',
  name: 'what the catalogue features says so on its page and on every card, and nothing else does'
}

/** Says whether the catalogue puts an experience before others, by the route of its page. What is hidden is not in the catalogue. */
const featuredIn = memoizeWeak(
  (site: Site) =>
    new Map(
      partsOf(site)
        .flatMap(at => experiencesIn(jsonOf(site, at)))
        .map(({ isFeatured, url }) => [pathOf(url) ?? url, isFeatured])
    )
)

function featuredFaults(page: Page, site: Site): string[] {
  const word = wordsFor(page.locale).t('card.featured')
  const untrue = [...cardsOf(page), ...detailOf(page)].flatMap(({ place, route }) => {
    const isFeatured = featuredIn(site).get(route)
    const saysSo = saysIn(place, word)
    if (isFeatured === undefined || isFeatured === saysSo) return []
    return [`${isFeatured ? 'Say' : 'Do not say'} «${word}» of ${route}.`]
  })
  return [...untrue, ...badgeFaults(page)]
}

function badgeFaults(page: Page): string[] {
  return cardsOf(page).flatMap(({ place, route }) => {
    const badges = badgesOf(place)
    return badges.length > 1 ? [`Give the card of ${route} one badge: it has ${badges.join(', ')}.`] : []
  })
}

/** Badges that a card shows in the mode in which the page is built: the style sheet hides those of other modes. */
function badgesOf(card: HTMLElement): string[] {
  return card
    .querySelectorAll('.badge')
    .filter(({ attributes }) => attributes['data-icon-in'] === undefined && attributes.hidden === undefined)
    .map(({ text }) => text.trim())
}

function saysIn(place: HTMLElement, word: string): boolean {
  return place.querySelectorAll('span').some(({ text }) => text.trim() === word)
}

interface Shown {
  place: HTMLElement
  route: string
}

function cardsOf({ all }: Page): Shown[] {
  return all('h2', 'h3').flatMap(heading => {
    const place = heading.closest('article')
    const href = heading.querySelector('a')?.getAttribute('href')
    return place === null || href === undefined ? [] : [{ place, route: routeOf(href) }]
  })
}

function detailOf({ all, kind, route }: Page): Shown[] {
  if (kind !== 'detail') return []
  return all('h1').flatMap(heading => {
    const place = heading.closest('header') ?? heading.parentNode
    return place === null ? [] : [{ place, route }]
  })
}

/** Links that the law and the specification want at the foot of every page. */
const footerRoutes = [
  routes.legal,
  routes.privacy,
  routes.cookies,
  routes.terms,
  routes.accessibility,
  routes.complaints,
  routes.about,
  routes.contact,
  routes.questions
]

/** Information for customers that the law demands, as far as the files tell (lines P). */
export const privacyChecks: readonly Check[] = [
  { check: bannerFaults, id: 'P1', name: 'accepting all and only what is necessary are equally easy' },
  { check: footerFaults, id: 'P4', name: 'the footer leads to everything the law asks for' },
  {
    check: ({ html }) =>
      /ec\.europa\.eu\/(?:consumers\/)?odr/.test(html)
        ? ['Take the link to the closed EU platform away.']
        : [],
    id: 'P4',
    name: 'no page leads to the closed EU dispute platform'
  },
  { check: priceFaults, id: 'P5', name: 'prices are final, and say per whom' },
  { check: fromFaults, id: 'P5', name: 'the price from of a detail is the one that structured data carries' },
  { check: sellerFaults, id: 'P6', name: 'a detail names the business that sells it' },
  {
    check: ({ all, kind, locale }) =>
      kind !== 'listing' || hrefsIn(all('a')).includes(pathIn(locale, routes.ordering))
        ? []
        : ['Link to the page that says how the order is made.'],
    id: 'P6',
    name: 'a list says how its order is made'
  },
  featuredCheck,
  {
    check: opinionFaults,
    id: 'P7',
    name: 'an opinion has its date and says whether the purchase was verified'
  }
]

function hrefsIn(links: { getAttribute: (name: string) => string | undefined }[]): string[] {
  return links.map(link => link.getAttribute('href') ?? '')
}

function bannerFaults({ all }: Page): string[] {
  const answers = all('button').filter(button =>
    ['all', 'necessary'].includes(button.getAttribute('data-consent-action') ?? '')
  )
  const looks = new Set(answers.map(button => button.getAttribute('class')))
  const settings = all('button', 'a').some(
    element => element.getAttribute('data-consent-action') === 'settings'
  )
  const ticked = all('input').some(
    box =>
      (box.getAttribute('name') === 'kind' || box.closest('dialog') !== null) &&
      box.getAttribute('checked') !== undefined &&
      box.getAttribute('disabled') === undefined
  )
  return [
    ...(answers.length === 2 && looks.size === 1
      ? []
      : ['Make both answers two buttons that look the same.']),
    ...(settings ? [] : ['Put a button to the settings beside them.']),
    ...(ticked ? ['Tick nothing beforehand.'] : [])
  ]
}

function footerFaults({ locale, root }: Page): string[] {
  const links = hrefsIn(root.querySelectorAll('footer a'))
  const missing = footerRoutes.map(route => pathIn(locale, route)).filter(path => !links.includes(path))
  const cookies = links.some(href => href.startsWith(`${pathIn(locale, routes.cookies)}#`))
  const social = links.includes(settings.social.url)
  return [
    ...missing.map(path => `Link to ${path} in the footer.`),
    ...(cookies ? [] : ['Let the footer open the choice about cookies again.']),
    ...(social ? [] : ['Link to the social network in the footer.'])
  ]
}

/** Where there are prices it is said that they are final; each line of a price list says per whom. */
function priceFaults({ kind, locale, root, shows }: Page): string[] {
  if (kind !== 'detail') return []
  const lines = root.querySelectorAll('#precios tr')
  const anonymous = lines.filter(line => (line.querySelector('th')?.text ?? '').trim() === '')
  const note = wordsFor(locale).t('price.note', { name: settings.name })
  return [
    ...anonymous.map(line => `Say per whom the price is: «${line.text.trim()}»`),
    ...(lines.length > 0 && !shows(note) ? [`Say that prices are final: «${note}»`] : [])
  ]
}

function fromFaults(page: Page): string[] {
  const box = page.root.querySelector('[data-booking]')
  const thing = nodesOf(page).find(node => textOf(node['@id']).endsWith('#experiencia'))
  if (page.kind !== 'detail' || box === null || thing === undefined) return []
  const stated = wordsFor(page.locale).price
  const price = isNode(thing.offers) ? thing.offers.price : undefined
  const expected =
    typeof price === 'number'
      ? stated(price === 0 ? { kind: 'free' } : { audience: null, euros: price, kind: 'exact' })
      : stated({ kind: 'unknown' })
  return box.text.includes(expected) ? [] : [`Let the booking box say «${expected}», as structured data do.`]
}

function sellerFaults(page: Page): string[] {
  const { all, kind, locale, shows } = page
  if (kind !== 'detail' || isDestination(page)) return []
  const company = pathIn(locale, routes.company(''))
  const isNamed = all('a').some(
    link => link.getAttribute('href')?.startsWith(company) && link.text.trim() !== ''
  )
  const unknown = wordsFor(locale).t('detail.soldByUnknown', { email: settings.email })
  return isNamed || shows(unknown) ? [] : ['Name the business that sells the experience, or who answers.']
}

function opinionFaults({ kind, locale, root }: Page): string[] {
  if (kind !== 'detail') return []
  const { t } = wordsFor(locale)
  return root.querySelectorAll('#opiniones blockquote').flatMap(opinion => {
    const around = opinion.parentNode
    const isDated = (around?.querySelector('time[datetime]') ?? null) !== null
    const says = [t('detail.verified'), t('detail.unverified')].some(words => around?.text.includes(words))
    return isDated && says
      ? []
      : [`Say of the opinion «${opinion.text.trim().slice(0, 40)}» when it was written and who bought.`]
  })
}

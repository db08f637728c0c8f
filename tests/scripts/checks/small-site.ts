import sharp from 'sharp'

import { addressIn } from '#domain/canonical.ts'
import { languages, languageOf, locales } from '#domain/locale.ts'
import type { Locale } from '#domain/locale.ts'
import { pathIn, routes } from '#domain/routes.ts'
import { writeSitemap } from '#domain/sitemap.ts'
import { wordsFor } from '#i18n/words.ts'
import { settings } from '#settings.ts'
import { type Site, siteOf } from '../../../scripts/checks/site.ts'
import { detailLink, picture, type SmallPage, smallPage } from './small-page.ts'

/** The files of a small site, by their name. */
export type Files = Map<string, string | Buffer>

export const detail = routes.experience('kayak')
export const listing = routes.listing('malaga')
const updated = '2026-05-01T10:00:00+02:00'
const euros = 35

const jpeg = await sharp({ create: { background: 'white', channels: 3, height: 630, width: 1200 } })
  .jpeg()
  .toBuffer()

const pages: SmallPage[] = [
  { ...plain(routes.home), nodes: () => [{ '@type': 'Organization' }, { '@type': 'WebSite' }] },
  { ...plain(listing), main: listingMain, nodes: locale => [breadcrumbs(locale), itemList()] },
  {
    ...plain(detail),
    languages: ['es', 'en', 'de', 'fr'],
    main: detailMain,
    nodes: locale => [breadcrumbs(locale), { '@type': 'ItemPage', dateModified: updated }, trip()]
  },
  { ...plain(routes.questions), main: () => '<h2>¿Cómo?</h2><p>Así.</p>', nodes: () => [questions] },
  { ...plain(routes.account), isIndexed: false },
  { ...plain(routes.notFound), isIndexed: false }
]

const questions = {
  '@type': 'FAQPage',
  mainEntity: [{ '@type': 'Question', acceptedAnswer: { text: '<p>Así.</p>' }, name: '¿Cómo?' }]
}

function plain(route: string): SmallPage {
  return {
    isIndexed: true,
    languages: [...languages],
    main: locale => `<p>${detailLink(locale)}</p>`,
    name: 'Kayak',
    nodes: () => [],
    route
  }
}

function poster(locale: Locale, attributes: string): string {
  const alt = wordsFor(locale).t('poster.alt', { name: 'Kayak' })
  return `<img src="/carteles/wide/kayak.svg?v=1" alt="${alt}" width="1200" height="900" ${attributes}>`
}

function price(locale: Locale): string {
  return wordsFor(locale).priceFrom({ audience: null, euros, kind: 'from' })
}

function listingMain(locale: Locale): string {
  return `<p>Málaga</p>${poster(locale, 'fetchpriority="high"')}
<ul><li>${detailLink(locale)} ${price(locale)} ${poster(locale, 'loading="lazy"')}</li></ul>`
}

function detailMain(locale: Locale): string {
  const ids = ['descripcion', 'horarios', 'precios', 'como-llegar', 'cancelacion', 'informacion', 'opiniones']
  const sections = ids.map(id => `<section id="${id}"><h2>${id}</h2><p>Lo que hay que saber.</p></section>`)
  return `<p>Málaga</p>${poster(locale, 'fetchpriority="high"')}<p>${price(locale)}</p>${sections.join('')}`
}

function breadcrumbs(locale: Locale): object {
  const item = addressIn(languageOf(locale), listing)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', item, name: 'Málaga', position: 1 },
      { '@type': 'ListItem', name: 'Kayak', position: 2 }
    ]
  }
}

function product(): object {
  const image = `${settings.site}/carteles/wide/kayak.svg?v=1`
  return {
    image,
    name: 'Kayak',
    offers: { '@type': 'Offer', price: euros, priceCurrency: 'EUR' },
    url: settings.site + detail
  }
}

function itemList(): object {
  const item = { '@type': 'Product', ...product() }
  return { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item, position: 1 }] }
}

function trip(): object {
  const id = `${settings.site}${detail}#experiencia`
  return { '@id': id, '@type': ['Product', 'TouristTrip'], ...product() }
}

/** A site in which everything is right: each planted fault is the only one in it. */
export function soundFiles(): Files {
  const inSitemap = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ languages, route }) => ({ languages, path: route, updated: route === detail ? updated : null }))
  return new Map<string, string | Buffer>([
    ...pages.flatMap(page =>
      locales.map((locale): [string, string] => [fileOf(pathIn(locale, page.route)), smallPage(page, locale)])
    ),
    [picture.slice(1), jpeg],
    ['carteles/wide/kayak.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['robots.txt', `User-agent: *\nSitemap: ${settings.site}/sitemap-index.xml\n`],
    [
      'sitemap-index.xml',
      writeSitemap({ kind: 'index', parts: [{ path: '/sitemap-paginas-1.xml', updated }] })
    ],
    ['sitemap-paginas-1.xml', writeSitemap({ kind: 'part', pages: inSitemap })]
  ])
}

export function smallSite(files: Files): Site {
  return siteOf([...files.keys()], name => Buffer.from(files.get(name) ?? ''))
}

export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}

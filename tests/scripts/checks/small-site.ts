import sharp from 'sharp'

import { addressIn } from '#domain/page/canonical.ts'
import { languages, languageOf, locales } from '#domain/text/locale.ts'
import type { Locale } from '#domain/text/locale.ts'
import { oembedPath } from '#domain/embed/embed-routes.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { writeSitemap } from '#domain/page/sitemap.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'
import { type Site, siteOf } from '../../../scripts/checks/site.ts'
import { smallFeeds } from './small-feeds.ts'
import { detailLink, pictures, type SmallPage, smallPage } from './small-page.ts'

/** The files of a small site, by their name. */
export type Files = Map<string, string | Buffer>

export const detail = routes.experience('kayak')
/** A town, which is a detail page of something that is not sold. */
const destination = routes.experience('carmona')
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
    twin: locale => {
      const shown = locale === 'es' || locale === 'pt' ? 'esd' : locale
      return [
        `<link rel="alternate" type="text/markdown" href="${pathIn(shown, detail)}.md">`,
        `<link rel="alternate" type="application/json+oembed" href="${settings.site + oembedPath(languageOf(shown), 'kayak')}">`
      ].join('')
    },
    nodes: locale => [breadcrumbs(locale), { '@type': 'ItemPage', dateModified: updated }, trip()]
  },
  {
    ...plain(destination),
    main: destinationMain,
    name: 'Carmona',
    nodes: locale => [breadcrumbs(locale, 'Carmona'), { '@type': 'ItemPage', dateModified: updated }, town()]
  },
  {
    ...plain(routes.embedMaker),
    main: () => '<p>Málaga</p><iframe src="/embed/v1/es/malaga" title="Málaga"></iframe>'
  },
  { ...plain(routes.questions), main: () => '<h2>¿Cómo?</h2><p>Así.</p>', nodes: () => [questions] },
  ...[
    routes.about,
    routes.accessibility,
    routes.complaints,
    routes.contact,
    routes.cookies,
    routes.legal,
    routes.ordering,
    routes.privacy,
    routes.terms
  ].map(plain),
  company(),
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
    nodes: () => [{ '@type': 'WebPage' }],
    route
  }
}

function company(): SmallPage {
  return {
    ...plain(routes.company('mar')),
    name: 'Mar',
    main: () => '<p>Málaga</p>',
    nodes: locale => [breadcrumbs(locale, 'Mar')]
  }
}

function poster(locale: Locale, attributes: string): string {
  const alt = wordsFor(locale).t('poster.alt', { name: 'Kayak' })
  return `<img src="/carteles/wide/kayak.svg?v=1" alt="${alt}" width="1200" height="900" ${attributes}>`
}

function price(locale: Locale): string {
  return wordsFor(locale).price({ audience: 'adulto', euros, kind: 'exact' })
}

function featured(locale: Locale): string {
  return `<span>${wordsFor(locale).t('card.featured')}</span>`
}

function listingMain(locale: Locale): string {
  return `<p>Málaga <a href="${pathIn(locale, routes.ordering)}">Orden</a></p>${poster(locale, 'fetchpriority="high"')}
<p role="status">1</p><label>Precio <input type="range"></label><label>Hasta <input type="number"></label>
<article><h2>${detailLink(locale)}</h2>${featured(locale)} ${price(locale)} ${poster(locale, 'loading="lazy"')}</article>`
}

function detailMain(locale: Locale): string {
  const { t } = wordsFor(locale)
  const said: Record<string, string> = {
    informacion: `<a href="${pathIn(locale, routes.company('mar'))}">Mar</a>`,
    opiniones: `<ul><li><blockquote>Bien.</blockquote><p><time datetime="2026-05-01">1 de mayo</time> ${t('detail.verified')}</p></li></ul>`,
    precios: `<table><tr><th scope="row">por adulto</th><td>35 €</td></tr></table><p>${t('price.note', { name: settings.name })}</p>`
  }
  const ids = ['descripcion', 'horarios', 'precios', 'como-llegar', 'cancelacion', 'informacion', 'opiniones']
  const sections = ids.map(
    id => `<section id="${id}"><h2>${id}</h2>${said[id] ?? '<p>Lo que hay que saber.</p>'}</section>`
  )
  return `${featured(locale)}<p>Málaga</p>${poster(locale, 'fetchpriority="high"')}
<section data-booking><h2>Reservar</h2><p>${price(locale)}</p></section>${sections.join('')}`
}

function destinationMain(locale: Locale): string {
  const sections = ['descripcion', 'como-llegar', 'informacion'].map(
    id => `<section id="${id}"><h2>${id}</h2><p>Lo que hay que saber.</p></section>`
  )
  return `<p>Málaga</p>${poster(locale, 'fetchpriority="high"')}${sections.join('')}`
}

function breadcrumbs(locale: Locale, name = 'Kayak'): object {
  const item = addressIn(settings.site, languageOf(locale), listing)
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', item, name: 'Málaga', position: 1 },
      { '@type': 'ListItem', name, position: 2 }
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

function town(): object {
  const url = settings.site + destination
  return { '@id': `${url}#experiencia`, '@type': 'TouristDestination', name: 'Carmona', url }
}

const styles = `:root{--clavel:light-dark(#e61276,#ff5aa5);--clavel-strong:light-dark(#d60f6d,#ff7ab6);
--clavel-deep:light-dark(#9e0b50,#ffa3cd);--on-clavel:light-dark(#fff,#2a0718);--ink:light-dark(#1b1020,#fbf3ea);
--ink-soft:light-dark(#6b5b6f,#c4b3c4);--line-strong:light-dark(#1b1020,#fbf3ea);--cal:light-dark(#fff8f0,#1a1220);
--paper:light-dark(#fff,#251a2c);--albero:#f2b33d;--on-albero:#1b1020;--azulejo:light-dark(#1e4fa3,#9cbcf5);
--oliva:light-dark(#5f6e31,#b9cc82);--almagra:light-dark(#b5532a,#f0a17f)}
.card{transition:opacity .2s}@media (prefers-reduced-motion:reduce){.card{transition:none}}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}`

/** A site in which everything is right: each planted fault is the only one in it. */
export function soundFiles(): Files {
  return new Map(sound)
}

function filesOf(): Files {
  const inSitemap = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ languages, route }) => ({
      languages,
      path: route,
      updated: [destination, detail].includes(route) ? updated : null
    }))
  return new Map<string, string | Buffer>([
    ...pages.flatMap(page =>
      locales.map((locale): [string, string] => [fileOf(pathIn(locale, page.route)), smallPage(page, locale)])
    ),
    ...Object.values(pictures).map((address): [string, Buffer] => [address.slice(1), jpeg]),
    ['carteles/wide/kayak.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ...smallFeeds(),
    ['_astro/site.css', styles],
    [
      '.well-known/security.txt',
      `Contact: mailto:a@clavel.example\nExpires: ${new Date(Date.now() + 180 * 24 * 60 * 60 * 1000).toISOString()}\n`
    ],
    [
      'datos/partners/coches.json',
      JSON.stringify({
        id: 'coches',
        kind: 'rentacar',
        linkName: {},
        links: [{ path: '/malaga', redirectTo: '/agenda' }],
        name: 'Coches',
        shortName: 'Coches',
        welcome: null
      })
    ],
    ['robots.txt', `User-agent: *\nSitemap: ${settings.site}/sitemap-index.xml\n`],
    [
      'sitemap-index.xml',
      writeSitemap(settings.site, { kind: 'index', parts: [{ path: '/sitemap-paginas-1.xml', updated }] })
    ],
    ['sitemap-paginas-1.xml', writeSitemap(settings.site, { kind: 'part', pages: inSitemap })]
  ])
}

export function smallSite(files: Files): Site {
  return siteOf([...files.keys()], name => Buffer.from(files.get(name) ?? ''))
}

export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}

const sound = filesOf()

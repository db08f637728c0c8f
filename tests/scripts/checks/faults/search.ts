import type { Planted } from '../planted.ts'
import { swap } from '../planted.ts'
import { detail, listing } from '../small-site.ts'

const canonical = /<link rel="canonical" href="([^"]*)">/

export const searchFaults: Planted[] = [
  {
    at: `/pt${listing}`,
    caughtBy: 'every page is there in every locale',
    fault: 'a listing that is missing in Portuguese',
    plant: files => files.delete(`pt${listing}.html`)
  },
  {
    at: '/',
    caughtBy: 'every page is there in every locale',
    fault: 'a site without pages',
    plant: files => files.clear()
  },
  {
    at: listing,
    caughtBy: 'an indexable page has one canonical address',
    fault: 'no canonical address',
    plant: swap(listing, canonical, '')
  },
  {
    at: listing,
    caughtBy: 'an indexable page has one canonical address',
    fault: 'two canonical addresses',
    plant: swap(listing, canonical, '$&$&')
  },
  {
    at: `/en${detail}`,
    caughtBy: 'the canonical address is absolute, answers without a redirect and has no query',
    fault: 'a canonical address with a query',
    plant: swap(`/en${detail}`, canonical, '<link rel="canonical" href="$1?orden=precios">')
  },
  {
    at: `/en${detail}`,
    caughtBy: 'the canonical address is absolute, answers without a redirect and has no query',
    fault: 'a canonical address that redirects',
    plant: swap(`/en${detail}`, canonical, '<link rel="canonical" href="$1/">')
  },
  {
    at: detail,
    caughtBy: 'the canonical address is absolute, answers without a redirect and has no query',
    fault: 'a relative canonical address',
    plant: swap(detail, canonical, `<link rel="canonical" href="${detail}">`)
  },
  {
    at: detail,
    caughtBy: 'the canonical address is absolute, answers without a redirect and has no query',
    fault: 'a canonical address of no page',
    plant: swap(detail, canonical, '<link rel="canonical" href="$1-viejo">')
  },
  {
    at: `/es${listing}`,
    caughtBy: 'the canonical page names itself and may be indexed',
    fault: 'a canonical page that names another',
    plant: swap(
      listing,
      canonical,
      '<link rel="canonical" href="https://www.clavel.example/preguntas-frecuentes">'
    )
  },
  {
    at: `/es${listing}`,
    caughtBy: 'each language has its own canonical page, and Spanish the unprefixed one',
    fault: 'a second Spanish page that names itself',
    plant: swap(
      `/es${listing}`,
      canonical,
      `<link rel="canonical" href="https://www.clavel.example/es${listing}">`
    )
  },
  {
    at: `/en${listing}`,
    caughtBy: 'each language has its own canonical page, and Spanish the unprefixed one',
    fault: 'an English page that names the Spanish one',
    plant: swap(
      `/en${listing}`,
      canonical,
      `<link rel="canonical" href="https://www.clavel.example${listing}">`
    )
  },
  {
    at: '/de/perfil',
    caughtBy: 'account and error pages are noindex',
    fault: 'an account page without noindex',
    plant: swap('/de/perfil', '<meta name="robots" content="noindex">', '')
  },
  {
    at: `/fr${listing}`,
    caughtBy: 'what everybody may read is not noindex, unless its list is empty',
    fault: 'a listing with noindex',
    plant: swap(`/fr${listing}`, '<head>', '<head><meta name="robots" content="noindex">')
  },
  {
    at: listing,
    caughtBy: 'links have no slash at the end and no .html',
    fault: 'a link with a slash at its end',
    plant: swap(listing, `href="${detail}"`, `href="${detail}/"`)
  },
  {
    at: listing,
    caughtBy: 'every link, picture and script of the site is there',
    fault: 'a link to nothing',
    plant: swap(listing, `href="${detail}"`, `href="${detail}-viejo"`)
  },
  {
    at: `/fr${listing}`,
    caughtBy: 'a page lists itself in its languages, Spanish as the unprefixed page, and a default',
    fault: 'a page that does not list itself',
    plant: swap(`/fr${listing}`, /<link rel="alternate" hreflang="fr"[^>]*>/, '')
  },
  {
    at: listing,
    caughtBy: 'a page lists itself in its languages, Spanish as the unprefixed page, and a default',
    fault: 'the second Spanish page as a language of its own',
    plant: swap(listing, /hreflang="es" href="https:..www.clavel.example/, '$&/es')
  },
  {
    at: listing,
    caughtBy: 'a page lists itself in its languages, Spanish as the unprefixed page, and a default',
    fault: 'no x-default',
    plant: swap(listing, /<link rel="alternate" hreflang="x-default"[^>]*>/, '')
  },
  {
    at: listing,
    caughtBy: 'every language of a page lists the same set',
    fault: 'a German page that forgets the others',
    plant: swap(`/de${listing}`, /<link rel="alternate" hreflang="fr"[^>]*>/, '')
  },
  {
    at: `/pt${listing}`,
    caughtBy: 'the page says its language',
    fault: 'a Portuguese page that says it is Spanish',
    plant: swap(`/pt${listing}`, '<html lang="pt">', '<html lang="es">')
  },
  {
    at: `/pt${detail}`,
    caughtBy: 'a page with a fallback text says so, and the text carries its own language',
    fault: 'a fallback text without its language',
    plant: swap(`/pt${detail}`, '<div lang="es">', '<div>')
  },
  {
    at: `/pt${detail}`,
    caughtBy: 'a page with a fallback text says so, and the text carries its own language',
    fault: 'a fallback text that nobody mentions',
    plant: swap(`/pt${detail}`, /<\/h1><p>[^<]*<\/p>/, '</h1>')
  },
  {
    at: `/pt${detail}`,
    caughtBy: 'a page that is kept under another address is in no hreflang set',
    fault: 'a page with a fallback text that lists itself',
    plant: swap(
      `/pt${detail}`,
      '</head>',
      `<link rel="alternate" hreflang="pt" href="https://www.clavel.example/pt${detail}"></head>`
    )
  },
  {
    at: listing,
    caughtBy: 'the language menu links to the same page in every language',
    fault: 'a language menu that leads to the home page',
    plant: swap(listing, `href="/de${listing}" hreflang`, 'href="/de" hreflang')
  },
  {
    at: listing,
    caughtBy: 'the language menu links to the same page in every language',
    fault: 'a language menu without one language',
    plant: swap(listing, /<li><a [^>]*hreflang="fr"[^<]*<\/a><\/li>/, '')
  },
  {
    at: listing,
    caughtBy: 'the language menu links to the same page in every language',
    fault: 'a name in the language menu that is read in the wrong language',
    plant: swap(listing, 'hreflang="fr" lang="fr"', 'hreflang="fr"')
  },
  {
    at: `/en${listing}`,
    caughtBy: 'links stay inside the locale',
    fault: 'an English page that links to the Spanish detail',
    plant: swap(`/en${listing}`, `href="/en${detail}">Kayak`, `href="${detail}">Kayak`)
  }
]

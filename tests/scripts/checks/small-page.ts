import { alternatesOf, canonicalOf, shownLanguage } from '#domain/page/canonical.ts'
import { type Language, languages, languageOf, localeOf } from '#domain/text/locale.ts'
import type { Locale } from '#domain/text/locale.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { formatsOf } from '#i18n/text/format.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'

export interface SmallPage {
  route: string
  name: string
  languages: Language[]
  isIndexed: boolean
  /** Content under the heading. */
  main: (locale: Locale) => string
  /** Its head leads to its copy in Markdown at this address. */
  twin?: (locale: Locale) => string
  /** Structured data. */
  nodes: (locale: Locale) => object[]
}

/** The pictures for sharing: of the town, and of everything else. */
export const pictures = { kayak: '/compartir/kayak-1.jpg', town: '/compartir/carmona-1.jpg' }

/** A whole page, as little as is sound. */
export function smallPage(page: SmallPage, locale: Locale): string {
  const language = languageOf(locale)
  const graph = { '@context': 'https://schema.org', '@graph': page.nodes(locale) }
  return `<!doctype html><html lang="${language}"><head>${headOf(page, locale)}</head>
<body><a href="#contenido">Al contenido</a>${banner}<header>${menuOf(page)}</header>
<main id="contenido"><h1>${page.name}</h1>${noticeOf(page, locale)}${page.main(locale)}</main>
${footerOf(locale)}<p role="status"></p><p role="alert"></p>
${graph['@graph'].length > 0 ? `<script type="application/ld+json">${JSON.stringify(graph)}</script>` : ''}</body></html>`
}

function headOf(page: SmallPage, locale: Locale): string {
  const { t } = wordsFor(locale)
  const title = t('site.titleTemplate', {
    title: `${page.name} ${page.route.slice(page.route.lastIndexOf('/')).slice(0, 14)}`
  })
  const description = `${page.route} ${languageOf(locale)}: ${'una descripción que dice lo que hay. '.repeat(3)}`
  return [
    `<title>${title}</title><meta name="description" content="${description}">`,
    `<meta property="og:title" content="${page.name}"><meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${settings.site}${page.name === 'Carmona' ? pictures.town : pictures.kayak}"><meta property="og:image:alt" content="Kayak">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image"><meta property="og:type" content="website">',
    page.twin?.(locale) ?? '',
    page.isIndexed ? addressesOf(page, locale) : '<meta name="robots" content="noindex">'
  ].join('')
}

function addressesOf({ languages, route }: SmallPage, locale: Locale): string {
  const page = { languages, locale, path: route }
  const shown = formatsOf(shownLanguage(page)).tag.replace('-', '_')
  const alternates = languages.includes(languageOf(locale)) ? alternatesOf(settings.site, page) : []
  return [
    `<link rel="canonical" href="${canonicalOf(settings.site, page)}">`,
    `<meta property="og:url" content="${canonicalOf(settings.site, page)}"><meta property="og:locale" content="${shown}">`,
    ...alternates.map(({ href, hreflang }) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`)
  ].join('')
}

const banner = `<section aria-label="Cookies"><button class="button" data-consent-action="necessary">No</button>
<button class="button" data-consent-action="all">Sí</button><button data-consent-action="settings">Elegir</button></section>`

const footerRoutes = [
  routes.about,
  routes.accessibility,
  routes.complaints,
  routes.contact,
  routes.cookies,
  routes.legal,
  routes.privacy,
  routes.questions,
  routes.terms
]

function footerOf(locale: Locale): string {
  const links = footerRoutes.map(route => `<a href="${pathIn(locale, route)}">${route}</a>`)
  const again = `<a href="${pathIn(locale, routes.cookies)}#your-choice">Cookies</a>`
  return `<footer>${links.join('')}${again}<a href="${settings.social.url}">Instagram</a></footer>`
}

function menuOf({ route }: SmallPage): string {
  const links = languages.map(
    each =>
      `<li><a href="${pathIn(localeOf(each), route)}" hreflang="${each}" lang="${each}">${each}</a></li>`
  )
  return `<ul>${links.join('')}</ul>`
}

function noticeOf({ languages }: SmallPage, locale: Locale): string {
  const shown = shownLanguage({ languages, locale })
  const { format, language, t } = wordsFor(locale)
  if (shown === language) return ''
  const names = { shown: format.languageName(shown), wanted: format.languageName(language) }
  return `<p>${t('language.fallbackNotice', names)}</p><div lang="${shown}">Kayak</div>`
}

/** A link to the one experience. */
export function detailLink(locale: Locale): string {
  return `<a href="${pathIn(locale, routes.experience('kayak'))}">Kayak</a>`
}

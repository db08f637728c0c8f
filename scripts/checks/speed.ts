import type { Fault } from 'site-checks'
import {
  brotliBytes,
  earlyScriptsOf,
  laterImportsOf,
  overBudget,
  quickBrotliBytes,
  weightOf,
  withImports
} from 'site-checks/weight'
import { routes } from '#domain/site/routes.ts'
import type { Check } from './check.ts'
import { kindOf, type Page, routeOf } from './page.ts'
import type { Site } from './site.ts'
import { createHash } from 'node:crypto'
import { appCheck, mail, project, settings } from '#settings.ts'

/** The values of the environment that a build has put into pages and scripts. A longer one may hold a shorter one. */
const builtIn = [project, settings.site, appCheck.siteKey, mail.sender]
  .filter(value => value !== null)
  .toSorted((one, other) => other.length - one.length)

/** A file that a build names after its content, such as `search.BqxgfAWo.js`. */
const builtName = /(?<=[/"'`])([\w@-][\w@.-]*)\.[\w-]{8}\.(css|js)\b/g

/**
 * The text by which a page or a script is weighed: it is the same in each environment. Besides the values, the names of files differ: one value changes the content of one file, and so
 * the names of all that import it. Compression makes some bytes more or less of other names, 59 at an island of 100 kB, so a deploy would fail where the suite was green.
 */
export function weighedText(text: string, values: readonly string[] = builtIn): string {
  return values
    .reduce((rest, value) => rest.replaceAll(value, ''), text)
    .replace(builtName, (_, name: string, kind: string) => `${name}.${printOf(name)}.${kind}`)
}

/** As many signs as a build gives a name, and as hard to compress. */
function printOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 8)
}

const known = new WeakMap<Site, Site>()

/** The site as it is weighed. There is one for each, because the weights of its files are remembered. */
export function weighedSite(site: Site): Site {
  const weighed = known.get(site) ?? { ...site, bytes: bytesOf(site) }
  known.set(site, weighed)
  return weighed
}

function bytesOf({ bytes, pages, text }: Site): Site['bytes'] {
  const html = new Set(pages)
  const isText = (address: string) => html.has(address) || address.endsWith('.js')
  return address => (isText(address) ? Buffer.from(weighedText(text(address))) : bytes(address))
}

/** Bytes as they are sent, compressed, whatever the environment (`weighed-site.ts`). */
export const budgets = {
  /** Astro's own script for islands and our directive are 1.8 kB of it (docs/decisions/island-hydration.md). */
  earlyScripts: 9000,
  /** The studio has its words in it, of all that one may do there. */
  html: { detail: 14_000, listing: 24_000, others: 17_200, studio: 20_000 },
  /** Scripts that the first touch of an island loads beyond the script of all pages, React included. The page of results reads hours, couples and feasts in five languages. */
  island: 102_500,
  /** The studio is for those who write the site, and no visitor loads it. */
  studio: 102_000,
  /** Scripts that the first touch anywhere on a page loads, languages among them, which most pages have by then. */
  page: 4100,
  /** Scripts for a visitor whom a partner sent. Languages and addresses are files of their own: what a page runs before a touch has neither the one nor the other for nothing. */
  partner: 4600,
  styles: 14_000,
  /** The studio is a tool with more kinds of parts than any page of a visitor. */
  studioStyles: 15_600
} as const

/** So many of the heaviest detail pages: at a glance their order is nearly the same. */
const weighedWithCare = 24

/** Kinds of pages that are islands as a whole: they need a session, what the device keeps, or what stands behind the `#` of the address, before they can show anything, or are a tool. */
const islandPages = [
  '/plan',
  '/encuentro',
  '/perfil',
  '/compras',
  '/experiencias',
  '/login',
  '/estudio',
  '/sin-conexion',
  '/socios/insertar',
  '/socios/mi-casa'
]

/** Words that stand in the code of libraries that only a touch may bring. */
const heavy = {
  Firebase: '@firebase/',
  Leaflet: 'leaflet-container',
  React: 'react.transitional.element'
}

/** How light the site is (lines V), as far as the files tell. Lighthouse and the browser tests see the rest. */
export const speedChecks: readonly Check[] = [
  { check: earlyScriptFaults, id: 'V2', name: 'own scripts before the first touch are small' },
  { check: heavyFaults, id: 'V2', name: 'no library and no other host before the first touch' },
  { checkSite: partnerFaults, id: 'V2', name: 'a partner brings little along' },
  { checkSite: touchFaults, id: 'V2', name: 'the first touch of a page brings little' },
  { check: islandFaults, id: 'V4', name: 'an island arrives in little time' },
  { check: htmlFaults, id: 'V3', name: 'the text of a page is small' },
  { checkSite: detailFaults, id: 'V3', name: 'the text of every detail page is small' },
  { check: styleFaults, id: 'V3', name: 'the styles of a page are small' }
]

function earlyScriptFaults(page: Page, site: Site): string[] {
  if (islandPages.includes(page.route)) return []
  const { files, inline } = earlyScriptsOf(page, site)
  const bytes =
    weightOf(files, weighedSite(site)) +
    (inline.length > 0 ? brotliBytes(weighedText(inline.join('\n')), 0) : 0)
  return overBudget(bytes, budgets.earlyScripts, 'scripts before the first touch')
}

function heavyFaults(page: Page, site: Site): string[] {
  if (islandPages.includes(page.route)) return []
  const foreign = page
    .all('script', 'link', 'img', 'iframe')
    .flatMap(element =>
      [element.getAttribute('src'), loadedBy(element)].filter(address => address !== undefined)
    )
    .filter(address => /^(?:https?:)?\/\//.test(address))
  const { files } = earlyScriptsOf(page, site)
  const libraries = Object.entries(heavy).filter(([, sign]) =>
    files.some(file => site.text(file).includes(sign))
  )
  return [
    ...foreign.map(address => `Take ${address} from this site, or only after a touch.`),
    ...libraries.map(([name]) => `Load ${name} only after a touch.`)
  ]
}

/** Address that a `link` element makes the browser fetch; canonical addresses and alternates are only named. */
function loadedBy(element: { getAttribute: (name: string) => string | undefined }): string | undefined {
  const isLoaded = /stylesheet|preload|icon|prefetch/.test(element.getAttribute('rel') ?? '')
  return isLoaded ? element.getAttribute('href') : undefined
}

function partnerFaults(site: Site): Fault[] {
  return laterFaults(site, 'partner', budgets.partner)
}

function touchFaults(site: Site): Fault[] {
  return laterFaults(site, 'after-first-touch', budgets.page)
}

/** Files that the script of all pages loads later under this name, beyond those it has already. */
function laterFaults(site: Site, name: string, budget: number): Fault[] {
  return pageScriptsOf(site).flatMap(at => {
    const here = new Set(withImports([at], site))
    const later = laterImportsOf(at, site).filter(address => address.startsWith(`/_astro/${name}.`))
    const brought = withImports(later, site).filter(address => !here.has(address))
    return overBudget(weightOf(brought, weighedSite(site)), budget, `scripts for «${name}»`).map(change => ({
      at,
      change
    }))
  })
}

/** The one that pages name: those of earlier builds may still lie beside it. */
function pageScriptsOf({ addresses, pages: [first = ''], text }: Site): string[] {
  const page = text(first)
  return addresses.filter(
    address => /^\/_astro\/Page\.astro[^/]*\.js$/.test(address) && page.includes(address)
  )
}

function islandFaults({ all, route }: Page, site: Site): string[] {
  const budget = route === routes.studio ? budgets.studio : budgets.island
  const here = new Set(withImports(pageScriptsOf(site), site))
  return all('astro-island').flatMap(island => {
    const [component = '', renderer = ''] = ['component-url', 'renderer-url'].map(name =>
      island.getAttribute(name)
    )
    const brought = withImports([component, renderer], site).filter(address => !here.has(address))
    const bytes = weightOf(brought, weighedSite(site))
    return [
      ...overBudget(bytes, budget, `scripts of ${component}`),
      ...(site.text(renderer).includes(heavy.React)
        ? []
        : [`Let React be asked for with ${component}, in ${renderer} itself.`]),
      ...(island.querySelector('astro-slot') === null
        ? []
        : [`${component} has a slot: hand it what it shows as a property.`])
    ]
  })
}

function htmlFaults({ html, kind, route }: Page): string[] {
  if (kind === 'detail') return []
  const others = route === routes.studio ? budgets.html.studio : budgets.html.others
  const budget = kind === 'listing' ? budgets.html.listing : others
  return overBudget(brotliBytes(weighedText(html), budget), budget, 'text')
}

/** Also of those that no sample looks at. All are weighed at a glance, the heaviest ones with care: hundreds with care would take a minute. */
function detailFaults(site: Site): Fault[] {
  const budget = budgets.html.detail
  const details = site.pages.filter(address => kindOf(routeOf(address)) === 'detail')
  const { bytes: bytesOf } = weighedSite(site)
  const weighed = details.map(address => ({ address, bytes: quickBrotliBytes(bytesOf(address)) }))
  const heaviest = weighed.toSorted((one, other) => other.bytes - one.bytes).slice(0, weighedWithCare)
  return heaviest.flatMap(({ address }) =>
    overBudget(brotliBytes(bytesOf(address), budget), budget, 'text').map(change => ({
      at: address,
      change
    }))
  )
}

function styleFaults({ all, route }: Page, site: Site): string[] {
  const sheets = all('link').flatMap(link =>
    link.getAttribute('rel') === 'stylesheet' ? (link.getAttribute('href') ?? []) : []
  )
  const inside = all('style').map(({ rawText }) => rawText)
  const bytes = weightOf(sheets, site) + (inside.length > 0 ? brotliBytes(inside.join('\n')) : 0)
  return overBudget(bytes, route === '/estudio' ? budgets.studioStyles : budgets.styles, 'styles')
}

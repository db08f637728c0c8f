import { createRequire } from 'node:module'

import type { AstroPrerenderer } from 'astro'

/**
 * Everything of Astro that is used here and not documented. It was tried with versions from the oldest to the newest of these (`npm run packages -- --try VERSION`);
 * the manifest of the package has the same two.
 */
export const tried = { newest: '7.3.5', oldest: '6.4.8' }

/** Where Astro keeps its program for the pages, below the folder of a build, and what its file is called. */
export const bundleFolder = '.prerender'
const entryName = 'prerender-entry'

/** A script that an integration puts into the head of every page. */
export interface HeadScript {
  content: string
  stage: string
}

export type Prerenderer = AstroPrerenderer & {
  app?: PathKeeper & {
    getSettings?: () => { scripts: HeadScript[] }
    manifest?: { inlinedScripts: ReadonlyMap<string, string>; routes: { styles: Style[] }[] }
  }
}

/** Until Astro 7.2 the cache lay in the pipeline. */
interface PathKeeper {
  pipeline?: { routeCache?: RouteCache }
  routeCache?: RouteCache
}

interface RouteCache {
  clearAll: () => void
  get?: (route: object) => { staticPaths?: { keyed: ReadonlyMap<string, { props?: unknown }> } } | undefined
}

interface Style {
  type: string
  content?: string
}

/** Astro's program for the pages, as it is loaded into a thread of its own. */
export interface PrerenderApp extends PathKeeper {
  manifest: { routes: { routeData: RouteData; styles: Style[] }[] }
  render: (request: Request, options: { routeData: RouteData }) => Promise<Response>
  setInternals: (internals: object) => void
  setOptions: (options: object) => void
}

export interface RouteData {
  component: string
  route: string
}

/** Ends what was begun with a version of Astro that was never tried. */
export function refuseOtherVersions(): void {
  const problem = versionProblem()
  if (problem !== null) throw new Error(problem)
}

/** Says what is to be done about a version of Astro that was never tried; null for one between those that were. */
export function versionProblem(version = installedVersion()): string | null {
  const isTried = /^[\d.]+$/.test(version) && inOrder(tried.oldest, version) && inOrder(version, tried.newest)
  return isTried
    ? null
    : `live-publisher works with Astro ${tried.oldest} to ${tried.newest}, and this is Astro ${version}: install one of those, or a newer live-publisher.`
}

function installedVersion(): string {
  const { version }: { version: string } = createRequire(import.meta.url)('astro/package.json')
  return version
}

function inOrder(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) <= 0
}

/** The program in the folder of a build, by its name there. */
export function entryAmong(names: readonly string[]): string {
  return names.find(name => name.startsWith(entryName)) ?? elsewhere('its program for the pages')
}

export function headScripts({ app }: Prerenderer): HeadScript[] {
  return app?.getSettings?.().scripts ?? elsewhere('the scripts of its integrations')
}

/** Astro remembers the paths of each route: they are asked for again. */
export function forgetPaths(app: PathKeeper | undefined): void {
  routeCacheOf(app).clearAll()
}

/** The paths of each route that Astro remembers. */
export function routeCacheOf(app: PathKeeper | undefined): RouteCache {
  return app?.routeCache ?? app?.pipeline?.routeCache ?? elsewhere('the paths of its routes')
}

/** Inline scripts and styles of all templates, also of those without a page in this content, as a security policy needs them. */
export function inlineParts({ app }: Prerenderer): { scripts: string[]; styles: string[] } {
  const manifest = app?.manifest ?? elsewhere('the list of its routes')
  const styles = manifest.routes.flatMap(route => route.styles).filter(({ type }) => type === 'inline')
  return {
    scripts: [...manifest.inlinedScripts.values()],
    styles: styles.map(({ content }) => content ?? '')
  }
}

/** Sets the program up in a thread of its own as Astro's build does in the first one. */
export function setUp(app: PrerenderApp, scripts: HeadScript[]): void {
  Object.assign(globalThis, { astroAsset: { addStaticImage: refusal, referencedImages: new Set() } })
  app.setInternals({ entrySpecifierToBundleMap: new Map(), pagesByKeys: stylesByPage(app) })
  app.setOptions({ logger: { options: { destination: { write: () => true } } }, settings: { scripts } })
}

/** Sizes of images come out of Astro's build alone, at its end: a page that asks for one would name a file that is not there. */
export function refuseImages(): void {
  Object.assign(globalThis.astroAsset, { addStaticImage: refusal })
}

function refusal(): never {
  throw new Error(
    'A live site shows no sizes of images of astro:assets: make them as extra files (`ExtraFiles`), and name those.'
  )
}

/** Astro's build knows the styles of a page by its route; the program has them in its list of routes. */
function stylesByPage({
  manifest
}: PrerenderApp): Map<string, { styles: { depth: number; order: number; sheet: Style }[] }> {
  return new Map(
    manifest.routes.map(({ routeData: { component, route }, styles }) => [
      `${route}&${component}`,
      { styles: styles.map((sheet, order) => ({ depth: 0, order, sheet })) }
    ])
  )
}

function elsewhere(what: string): never {
  throw new Error(
    `This version of Astro keeps ${what} elsewhere: live-publisher was tried with Astro ${tried.oldest} to ${tried.newest}`
  )
}

import type { AstroPrerenderer } from 'astro'

/**
 * Everything of Astro that is used here and not documented. It was tried with this version: with another one, run the tests and the proof of the example, and
 * write the new number down.
 */
export const triedWith = '7.3.5'

/** Where Astro keeps its program for the pages, below the folder of a build, and what its file is called. */
export const bundleFolder = '.prerender'
const entryName = 'prerender-entry'

/** A script that an integration puts into the head of every page. */
export interface HeadScript {
  content: string
  stage: string
}

export type Prerenderer = AstroPrerenderer & {
  app?: {
    getSettings?: () => { scripts: HeadScript[] }
    manifest?: { inlinedScripts: ReadonlyMap<string, string>; routes: { styles: Style[] }[] }
    routeCache?: RouteCache
  }
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
export interface PrerenderApp {
  manifest: { routes: { routeData: RouteData; styles: Style[] }[] }
  routeCache: { clearAll: () => void }
  render: (request: Request, options: { routeData: RouteData }) => Promise<Response>
  setInternals: (internals: object) => void
  setOptions: (options: object) => void
}

export interface RouteData {
  component: string
  route: string
}

/** Says what is to be done about a version of Astro that was never tried; null for the one that was. */
export function versionProblem(version: string): string | null {
  return version === triedWith
    ? null
    : `The live publisher was tried with Astro ${triedWith}, and this is ${version}: look through src/rendering/astro-internals.ts, run the proof, and write ${version} there.`
}

/** The program in the folder of a build, by its name there. */
export function entryAmong(names: readonly string[]): string {
  return names.find(name => name.startsWith(entryName)) ?? elsewhere('its program for the pages')
}

export function headScripts({ app }: Prerenderer): HeadScript[] {
  return app?.getSettings?.().scripts ?? elsewhere('the scripts of its integrations')
}

/** Astro remembers the paths of each route: they are asked for again. */
export function forgetPaths({ app }: Prerenderer): void {
  const cache = app?.routeCache ?? elsewhere('the paths of its routes')
  cache.clearAll()
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
    `This version of Astro keeps ${what} elsewhere: the live publisher was tried with ${triedWith}`
  )
}

import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { type AstroIntegration, type AstroPrerenderer, build, type PathWithRoute } from 'astro'

import type { Catalog } from '#catalog/model/catalog.ts'
import { currentCatalog } from '#catalog/routing/catalog-store.ts'
import type { Shown } from '#catalog/routing/route.ts'
import { filesOf, shownIn } from '#catalog/routing/site.ts'

import { bundleFolder } from './helper.ts'
import type { Keys } from './keys.ts'
import { constantsAmong, examplesIn, fileOf, keysIn } from './static-paths.ts'
import { openThreads } from './threads.ts'

/** Astro's own program for the pages, kept running: the bytes it makes are those of a clean build. */
export interface Renderer {
  /** What is going to be published, if anything in it is new. */
  prepare: (catalog: Catalog) => void
  /** A file of it that is going to be asked for: it may be rendered while others are looked for. */
  begin: (file: string) => void
  /** Files of each template, to practise on. */
  examples: string[]
  /** All pages and data files of a catalogue. */
  shown: (catalog: Catalog) => Iterable<readonly Shown[]>
  keysOf: (catalog: Catalog) => Keys
  /** Makes some of them, and hands each over as soon as it is there. What fails ends it. */
  render: (catalog: Catalog, files: string[], take: Take) => Promise<void>
  /** What the code alone makes (scripts, styles, public files) and sizes of photographs: by their paths below the site, where they lie. */
  assets: () => Map<string, string>
  /** Sizes of photographs that rendered pages name; Astro makes them when it starts. */
  images: () => string[]
}

type Take = (file: string, content: Uint8Array) => Promise<void>

/** The original of a photograph: Astro publishes its sizes alone. */
const original = /^_astro\/.*\.jpg$/

/** Which files Astro is to render itself while it starts, of all there are with their keys. */
export type Choose = (keys: Keys) => ReadonlySet<string>

/**
 * Bundles the code and starts the renderer. Usually nothing is rendered while it starts; what `choose` picks is rendered by Astro's build with
 * the sizes of its photographs.
 */
export async function bootRenderer(folder: string, choose: Choose = () => new Set()): Promise<Renderer> {
  const keeper = keepPrerenderer(folder, choose)
  await build({ integrations: [keeper.integration], logLevel: 'error', outDir: folder })
  return keeper.takeOver()
}

function keepPrerenderer(folder: string, choose: Choose) {
  const bundle = join(folder, bundleFolder)
  const keptBundle = `${folder}.bundle`
  let kept: AstroPrerenderer | undefined
  let addImage: unknown
  let started: Started = {
    constants: { data: '', files: [] },
    examples: [],
    ready: new Map(),
    templates: new Map()
  }
  const integration: AstroIntegration = {
    hooks: {
      // Astro deletes the bundle after the build, and parts of it are only loaded when a page needs them.
      'astro:build:generated': () => {
        rmSync(keptBundle, { force: true, recursive: true })
        cpSync(bundle, keptBundle, { recursive: true })
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer(prerenderer => {
          kept = prerenderer
          return {
            ...prerenderer,
            getStaticPaths: async () => {
              const paths = await prerenderer.getStaticPaths()
              const keys = keysIn(paths)
              const chosen = choose(keys)
              started = {
                constants: constantsAmong(keys, filesOf(shownIn(currentCatalog()))),
                examples: examplesIn(paths),
                ready: new Map([...keys].filter(([file]) => chosen.has(file))),
                templates: templatesOf(paths)
              }
              addImage = globalThis.astroAsset.addStaticImage
              return paths.filter(path => chosen.has(fileOf(path)))
            }
          }
        })
      }
    },
    name: 'keep-prerenderer'
  }
  const takeOver = (): Renderer => {
    if (kept === undefined) throw new Error('Astro ended without a renderer')
    renameSync(keptBundle, bundle)
    // Astro takes it away with the last photograph it makes; pages rendered from here on name theirs all the same.
    Object.assign(globalThis.astroAsset, { addStaticImage: addImage })
    return rendererOf(kept, folder, started)
  }
  return { integration, takeOver }
}

/** What Astro's start told of the site. */
interface Started {
  /** Files that show nothing of the catalogue. */
  constants: Shown
  examples: string[]
  /** Files that Astro rendered while it started, with the keys they had then. */
  ready: Keys
  templates: Templates
}

/** Which of the routes in `src/pages` makes a file: that stays so, whatever the file shows. */
type Templates = Map<string, PathWithRoute['route']>

function templatesOf(paths: PathWithRoute[]): Templates {
  return new Map(paths.map(path => [fileOf(path), path.route]))
}

function rendererOf(
  prerenderer: AstroPrerenderer,
  folder: string,
  { constants, examples, ready, templates }: Started
): Renderer {
  const assets = assetsIn(folder, ready)
  const threads = openThreads(folder, prerenderer)
  const unchanging = [constants]
  function* shown(catalog: Catalog): Generator<readonly Shown[]> {
    yield* shownIn(catalog)
    yield unchanging
  }
  const keysOf = (catalog: Catalog): Keys => filesOf(shown(catalog))
  const turnTo = (files: string[]) => {
    globalThis.clavelWanted = new Set(files)
    forgetPaths(prerenderer)
  }
  /** Asks every route about some files. */
  const pathsOf = async (files: string[]): Promise<PathWithRoute[]> => {
    if (files.length === 0) return []
    turnTo(files)
    return prerenderer.getStaticPaths()
  }
  const render: Renderer['render'] = async (catalog, files, take) => {
    globalThis.clavelCatalog = catalog
    const asked = await pathsOf(files.filter(file => ready.has(file) || !templates.has(file)))
    for (const [file, template] of templatesOf(asked)) templates.set(file, template)
    const keys = keysIn(asked)
    const isReady = (file: string) => ready.has(file) && ready.get(file) === keys.get(file)
    turnTo(files)
    await threads.workThrough(catalog, files, async (file, by) => {
      const template = templates.get(file)
      if (template === undefined) throw new Error(`The site has no ${file}`)
      await take(file, isReady(file) ? readFileSync(join(folder, file)) : await by(file, template))
    })
  }
  return {
    assets: () => assets,
    begin: file => {
      const template = templates.get(file)
      if (template !== undefined && !ready.has(file)) threads.begin(file, template)
    },
    examples,
    images: () =>
      [...(globalThis.astroAsset.staticImages?.values() ?? [])].flatMap(({ transforms }) =>
        [...transforms.values()].map(({ finalPath }) => finalPath.replace(/^\//, ''))
      ),
    keysOf,
    prepare: threads.prepare,
    render,
    shown
  }
}

/** The one part of Astro that is not public: it remembers the paths of each route. */
function forgetPaths(prerenderer: AstroPrerenderer & { app?: { routeCache?: { clearAll(): void } } }): void {
  const { app } = prerenderer
  if (!app?.routeCache) throw new Error('This version of Astro remembers its paths elsewhere')
  app.routeCache.clearAll()
}

function assetsIn(folder: string, rendered: Keys): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => [path.slice(folder.length + 1), path] as const)
  return new Map(
    files.filter(([file]) => !file.startsWith(bundleFolder) && !original.test(file) && !rendered.has(file))
  )
}

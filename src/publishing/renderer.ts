import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { type AstroIntegration, type AstroPrerenderer, build, type PathWithRoute } from 'astro'

import type { Catalog } from '#catalog/catalog.ts'

import type { Keys } from './keys.ts'
import { fileOf, keysIn } from './static-paths.ts'

/** Astro's own program for the pages, kept running: the bytes it makes are those of a clean build. */
export interface Renderer {
  /** All pages and data files of a catalogue. From here on it is the one that is rendered. */
  keysOf: (catalog: Catalog) => Promise<Keys>
  render: (file: string) => Promise<Uint8Array>
  /** What the code alone makes (scripts, styles, public files) and sizes of photographs: by their paths below the site, where they lie. */
  assets: () => Map<string, string>
  /** Sizes of photographs that rendered pages name; Astro makes them when it starts. */
  images: () => string[]
}

const bundleFolder = '.prerender'

/** The original of a photograph: Astro publishes its sizes alone. */
const original = /^_astro\/.*\.jpg$/

/** React leaves something to clear away after each island, in a turn of the event loop. */
const rendersPerTurn = 20

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
  let ready: Keys = new Map()
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
              ready = new Map([...keys].filter(([file]) => chosen.has(file)))
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
    return rendererOf(kept, folder, ready)
  }
  return { integration, takeOver }
}

/** `ready` are the files that Astro rendered while it started, with the keys they had then. */
function rendererOf(prerenderer: AstroPrerenderer, folder: string, ready: Keys): Renderer {
  const assets = assetsIn(folder, ready)
  let paths = new Map<string, PathWithRoute>()
  let renders = 0
  return {
    assets: () => assets,
    images: () =>
      [...(globalThis.astroAsset.staticImages?.values() ?? [])].flatMap(({ transforms }) =>
        [...transforms.values()].map(({ finalPath }) => finalPath.replace(/^\//, ''))
      ),
    keysOf: async catalog => {
      globalThis.clavelCatalog = catalog
      forgetPaths(prerenderer)
      const all = await prerenderer.getStaticPaths()
      paths = new Map(all.map(path => [fileOf(path), path]))
      return keysIn(all)
    },
    render: async file => {
      const path = paths.get(file)
      if (path === undefined) throw new Error(`The site has no ${file}`)
      const made = ready.get(file)
      if (made !== undefined && made === path.cacheKey) return readFileSync(join(folder, file))
      if ((renders += 1) % rendersPerTurn === 0) await setTimeout()
      const rendered = await prerenderer.render(requestFor(file), { routeData: path.route })
      const response = rendered instanceof Response ? rendered : rendered.response
      if (response.status >= 500) throw new Error(`${file} cannot be rendered`)
      return Buffer.from(await response.arrayBuffer())
    }
  }
}

/** The one part of Astro that is not public: it remembers the paths of each route. */
function forgetPaths(prerenderer: AstroPrerenderer & { app?: { routeCache?: { clearAll(): void } } }): void {
  const { app } = prerenderer
  if (!app?.routeCache) throw new Error('This version of Astro remembers its paths elsewhere')
  app.routeCache.clearAll()
}

/** The request that Astro's build makes for the file. */
function requestFor(file: string): Request {
  return new Request(new URL(file, 'http://localhost'))
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

import { cpSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { type AstroIntegration, build, type PathWithRoute } from 'astro'

import { type Keys, keysOfAll } from '../publishing/keys.ts'
import type { Shown, Site } from '../site.ts'
import {
  bundleFolder,
  forgetPaths,
  imageAdder,
  imageFiles,
  keepImageAdder,
  type Prerenderer
} from './astro-internals.ts'
import { constantsAmong, examplesIn, fileOf, keysIn } from './static-paths.ts'
import { openThreads } from './threads.ts'

/** Astro's own program for the pages, kept running: the bytes it makes are those of a clean build. */
export interface Renderer<Content> {
  /** What is going to be published, if anything in it is new. */
  prepare: (content: Content) => void
  /** A file of it that is going to be asked for: it may be rendered while others are looked for. */
  begin: (file: string) => void
  /** Files of each template, for the warm-up. */
  examples: string[]
  /** All files of a content that Astro makes. */
  shown: (content: Content) => Iterable<readonly Shown[]>
  keysOf: (content: Content) => Keys
  /** Makes some of them, and hands each over as soon as it is there. What fails ends it. */
  render: (content: Content, files: string[], take: Take) => Promise<void>
  /** What the code alone makes (scripts, styles, public files), and sizes of images: by their paths below the site, where they lie. */
  assets: () => Map<string, string>
  /** Sizes of images that rendered pages name; Astro makes them when it starts. */
  images: () => string[]
}

type Take = (file: string, content: Uint8Array) => Promise<void>

/** Which files Astro is to render itself while it starts, of all there are with their keys. */
export type Choose = (keys: Keys) => ReadonlySet<string>

/**
 * Bundles the code and starts the renderer. Usually nothing is rendered while it starts; what `choose` picks is rendered by Astro's build with
 * the sizes of its images.
 */
export async function bootRenderer<Content extends object>(
  site: Site<Content>,
  content: Content,
  { choose = () => new Set(), folder }: { choose?: Choose | undefined; folder: string }
): Promise<Renderer<Content>> {
  site.show(content)
  const keeper = keepPrerenderer(site, content, folder, choose)
  await build({ integrations: [keeper.integration], logLevel: 'error', outDir: folder })
  return keeper.takeOver()
}

function keepPrerenderer<Content extends object>(
  site: Site<Content>,
  content: Content,
  folder: string,
  choose: Choose
) {
  const bundle = join(folder, bundleFolder)
  const keptBundle = `${folder}.bundle`
  let kept: Prerenderer | undefined
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
                constants: constantsAmong(keys, keysOfAll(site.fingerprint, site.shown(content))),
                examples: examplesIn(paths, site.isWarmedUp ?? (() => false)),
                ready: new Map([...keys].filter(([file]) => chosen.has(file))),
                templates: templatesOf(paths)
              }
              addImage = imageAdder()
              return paths.filter(path => chosen.has(fileOf(path)))
            }
          }
        })
      }
    },
    name: 'keep-prerenderer'
  }
  const takeOver = (): Renderer<Content> => {
    if (kept === undefined) throw new Error('Astro ended without a renderer')
    renameSync(keptBundle, bundle)
    keepImageAdder(addImage)
    return rendererOf(site, kept, folder, started)
  }
  return { integration, takeOver }
}

/** What Astro's start told of the site. */
interface Started {
  /** Files that show nothing of the content. */
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

function rendererOf<Content extends object>(
  site: Site<Content>,
  prerenderer: Prerenderer,
  folder: string,
  { constants, examples, ready, templates }: Started
): Renderer<Content> {
  const assets = assetsIn(folder, file => ready.has(file) || site.isPrivateAsset?.(file) === true)
  const threads = openThreads(folder, prerenderer, site)
  const unchanging = [constants]
  function* shown(content: Content): Generator<readonly Shown[]> {
    yield* site.shown(content)
    yield unchanging
  }
  const keysOf = (content: Content): Keys => keysOfAll(site.fingerprint, shown(content))
  const turnTo = (files: string[]) => {
    site.want(new Set(files))
    forgetPaths(prerenderer)
  }
  /** Asks every route about some files. */
  const pathsOf = async (files: string[]): Promise<PathWithRoute[]> => {
    if (files.length === 0) return []
    turnTo(files)
    return prerenderer.getStaticPaths()
  }
  const render: Renderer<Content>['render'] = async (content, files, take) => {
    site.show(content)
    const asked = await pathsOf(files.filter(file => ready.has(file) || !templates.has(file)))
    for (const [file, template] of templatesOf(asked)) templates.set(file, template)
    const keys = keysIn(asked)
    const isReady = (file: string) => ready.has(file) && ready.get(file) === keys.get(file)
    turnTo(files)
    await threads.workThrough(content, files, async (file, by) => {
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
    images: imageFiles,
    keysOf,
    prepare: threads.prepare,
    render,
    shown
  }
}

function assetsIn(folder: string, isNone: (file: string) => boolean): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => [path.slice(folder.length + 1), path] as const)
  return new Map(files.filter(([file]) => !file.startsWith(bundleFolder) && !isNone(file)))
}

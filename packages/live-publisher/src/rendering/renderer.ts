import { cpSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { type AstroIntegration, build, type PathWithRoute } from 'astro'

import { type Keys, keysOfAll } from '../publishing/keys.ts'
import type { Shown, Site } from '../site.ts'
import {
  bundleFolder,
  forgetPaths,
  type Prerenderer,
  refuseImages,
  refuseOtherVersions
} from './astro-internals.ts'
import { constantsAmong, examplesIn, fileOf, keysIn } from './static-paths.ts'
import { openThreads } from './threads.ts'

/** Astro's own program for the pages, kept running: the bytes it makes are those of a clean build. */
export interface Renderer<Content> {
  /** Announces the content that will be published if anything in it is new. */
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
  /** Files that depend on the code alone (scripts, styles, public files): from their paths below the site to their places on the disk. */
  assets: () => Map<string, string>
}

type Take = (file: string, content: Uint8Array) => Promise<void>

/** Bundles the code and starts the renderer. Nothing is rendered while it starts. */
export async function bootRenderer<Content extends object>(
  site: Site<Content>,
  content: Content,
  { folder }: { folder: string }
): Promise<Renderer<Content>> {
  refuseOtherVersions()
  site.show(content)
  const keeper = keepPrerenderer(site, content, folder)
  await build({ integrations: [keeper.integration], logLevel: 'error', outDir: folder })
  return keeper.takeOver()
}

function keepPrerenderer<Content extends object>(site: Site<Content>, content: Content, folder: string) {
  const bundle = join(folder, bundleFolder)
  const keptBundle = `${folder}.bundle`
  let kept: Prerenderer | undefined
  let started: Started = {
    constants: { data: '', files: [] },
    examples: [],
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
              started = {
                constants: constantsAmong(keys, keysOfAll(site.fingerprint, site.shown(content))),
                examples: examplesIn(paths, site.isWarmedUp ?? (() => false)),
                templates: templatesOf(paths)
              }
              return []
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
    refuseImages()
    return rendererOf(site, kept, folder, started)
  }
  return { integration, takeOver }
}

/** Facts about the site that Astro's start provides. */
interface Started {
  /** Files that show nothing of the content. */
  constants: Shown
  examples: string[]
  templates: Templates
}

/** Finds the route in `src/pages` that makes a file. It stays the same, whatever the file shows. */
type Templates = Map<string, PathWithRoute['route']>

function templatesOf(paths: PathWithRoute[]): Templates {
  return new Map(paths.map(path => [fileOf(path), path.route]))
}

function rendererOf<Content extends object>(
  site: Site<Content>,
  prerenderer: Prerenderer,
  folder: string,
  { constants, examples, templates }: Started
): Renderer<Content> {
  const assets = assetsIn(folder)
  const threads = openThreads(folder, prerenderer, site)
  const unchanging = [constants]
  function* shown(content: Content): Generator<readonly Shown[]> {
    yield* site.shown(content)
    yield unchanging
  }
  const keysOf = (content: Content): Keys => keysOfAll(site.fingerprint, shown(content))
  const turnTo = (files: string[]) => {
    site.want(new Set(files))
    forgetPaths(prerenderer.app)
  }
  /** Asks every route about some files. */
  const pathsOf = async (files: string[]): Promise<PathWithRoute[]> => {
    if (files.length === 0) return []
    turnTo(files)
    return prerenderer.getStaticPaths()
  }
  const render: Renderer<Content>['render'] = async (content, files, take) => {
    site.show(content)
    const asked = await pathsOf(files.filter(file => !templates.has(file)))
    for (const [file, template] of templatesOf(asked)) templates.set(file, template)
    turnTo(files)
    await threads.workThrough(content, files, async (file, by) => {
      const template = templates.get(file)
      if (template === undefined) throw new Error(`The site has no ${file}`)
      await take(file, await by(file, template))
    })
  }
  return {
    assets: () => assets,
    begin: file => {
      const template = templates.get(file)
      if (template !== undefined) threads.begin(file, template)
    },
    examples,
    keysOf,
    prepare: threads.prepare,
    render,
    shown
  }
}

function assetsIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => [path.slice(folder.length + 1), path] as const)
  return new Map(files.filter(([file]) => !file.startsWith(bundleFolder)))
}

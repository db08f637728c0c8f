import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

import type { Threaded } from '../site.ts'
import { inlineParts, type Prerenderer, refuseImages } from './astro-internals.ts'
import { type BuildPart, pathsInPart } from './build-part.ts'
import { makeFiles } from './build-files.ts'
import { pagesAhead, type RenderWorker, startRenderWorker } from './render-worker.ts'
import { fileOf, keysIn } from './static-paths.ts'

export interface ParallelBuildSettings<Content extends object> extends Threaded<Content> {
  /** Content of the build; called when its pages are known. */
  content: () => Content
  /** The keys of all files are written to this file, as JSON: a publisher then renders only what has another one. Without it the build is Astro's own. */
  keysFile: string | undefined
  /** The scripts and styles that the templates put inside pages are written to this file, as JSON (`scripts`, `styles`): for a security policy. */
  inlinePartsFile?: string | undefined
  /** Makes only so much of the site; the keys are those of all of it. */
  part?: BuildPart | undefined
}

/** An integration for `astro.config`: a clean build renders in two threads that write what they made. `build.format` has to be `file`. */
export function parallelBuild<Content extends object>(
  settings: ParallelBuildSettings<Content>
): AstroIntegration {
  let folder = ''
  return {
    hooks: {
      'astro:build:start': ({ setPrerenderer }) => {
        if (settings.keysFile !== undefined)
          setPrerenderer(prerenderer => inParallel(settings, prerenderer, folder, settings.keysFile ?? ''))
      },
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.outDir)
      },
      'astro:config:setup': ({ updateConfig }) => {
        // So many pages are under way at once, here and in the worker.
        updateConfig({ build: { concurrency: 4 + pagesAhead } })
      }
    },
    name: 'parallel-build'
  }
}

function inParallel<Content extends object>(
  settings: ParallelBuildSettings<Content>,
  prerenderer: Prerenderer,
  folder: string,
  keysFile: string
): Prerenderer {
  let worker: RenderWorker<Content> | undefined
  let render: Prerenderer['render'] = prerenderer.render
  return {
    ...prerenderer,
    getStaticPaths: async () => {
      // It starts while the paths are listed.
      worker = startRenderWorker(folder, prerenderer, settings)
      render = makeFiles(folder, prerenderer, worker)
      const all = await prerenderer.getStaticPaths()
      refuseImages()
      const paths = settings.part === undefined ? all : pathsInPart(all, settings.part)
      worker.turnTo(settings.content())
      worker.expect(paths.map(fileOf))
      if (settings.inlinePartsFile !== undefined)
        writeFileSync(settings.inlinePartsFile, JSON.stringify(inlineParts(prerenderer)))
      writeFileSync(keysFile, JSON.stringify(Object.fromEntries(keysIn(all))))
      return paths
    },
    render: (...page) => render(...page),
    teardown: async () => {
      await worker?.close()
      await prerenderer.teardown?.()
    }
  }
}

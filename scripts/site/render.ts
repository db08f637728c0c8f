import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import type { BuildPart, Keys } from 'live-publisher'
import { z } from 'zod'
import { partName } from './parts/part-name.ts'
import { seconds } from '../console.ts'
import { type Documents, heapOfBuildMb } from './heap.ts'
import { renderingEnvironment } from './rendering.ts'

const reportEvery = 1000
const astro = 'node_modules/astro/bin/astro.mjs'

/** The templates write here which scripts and styles they put inside pages (`astro.config.mjs`). */
export const inlinePartsFile = '.cache/inline-parts.json'

/** Astro's own program in a process of its own, which says at its end how much memory it took at most. */
const sayPeak = "process.on('exit', () => console.log('peak-kb', process.resourceUsage().maxRSS))"

export interface Rendering {
  /** Says what every page and data file was made of. */
  keys: Keys
  /** Null when Astro failed: then `log` says why. */
  pages: number | null
  peakMb: number
  log: string[]
}

interface Options {
  /** File that says what the templates put inside pages. */
  inlineParts?: string
  /** Part of the site to render; by default all of it. */
  part?: BuildPart
  signal?: AbortSignal | undefined
}

/** Renders the site of so many documents into a folder, counting the pages on the console. */
export async function render(
  folder: string,
  documents: Documents,
  options: Options = {}
): Promise<Rendering> {
  const counter = createCounter()
  mkdirSync(dirname(folder), { recursive: true })
  const code = await renderInto(folder, heapOfBuildMb(documents), counter, options)
  const sum = counter.sum(code === 0)
  return { ...sum, keys: code === 0 ? readKeys(folder) : new Map() }
}

async function renderInto(
  folder: string,
  heapMb: number,
  counter: Counter,
  { inlineParts = inlinePartsFile, part, signal }: Options
): Promise<number | null> {
  const args = [`--max-old-space-size=${heapMb}`, '--import', `data:text/javascript,${sayPeak}`, astro]
  const child = spawn(process.execPath, [...args, 'build', '--outDir', folder], {
    env: {
      ...process.env,
      ...renderingEnvironment,
      INLINE_PARTS: inlineParts,
      NO_COLOR: '1',
      RENDER_KEYS: keysFile(folder),
      ...(part && { RENDER_PART: partName(part) })
    },
    signal,
    stdio: ['ignore', 'pipe', 'pipe']
  })
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', line => counter.take(line))
  return new Promise(resolve => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
}

const keysSchema = z.record(z.string(), z.string())

function keysFile(folder: string): string {
  return `${folder}.keys.json`
}

function readKeys(folder: string): Keys {
  const file = keysFile(folder)
  const keys = keysSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  rmSync(file)
  return new Map(Object.entries(keys))
}

interface Counter {
  take(line: string): void
  sum(isDone: boolean): Omit<Rendering, 'keys'>
}

function createCounter(): Counter {
  const since = performance.now()
  const log: string[] = []
  let pages = 0
  let peakMb = 0
  return {
    take(line) {
      if (line.startsWith('peak-kb ')) peakMb += Math.round(Number(line.slice(8)) / 1024)
      else if (!/[├└]─ \//.test(line)) log.push(line)
      else if (line.includes('.html ') && (pages += 1) % reportEvery === 0) {
        console.log(`  ${pages} pages, ${seconds(since)}`)
      }
    },
    sum: isDone => ({ log, pages: isDone ? pages : null, peakMb })
  }
}

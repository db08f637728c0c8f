import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import type { Keys } from 'live-publisher'
import { z } from 'zod'
import { seconds } from '../console.ts'
import { type Documents, heapOfBuildMb } from './heap.ts'
import { renderingEnvironment } from './rendering.ts'

const reportEvery = 1000
const astro = 'node_modules/astro/bin/astro.mjs'

/** Where the templates say which scripts and styles they put inside pages (`astro.config.mjs`). */
export const inlinePartsFile = '.cache/inline-parts.json'

/** Astro's own program in a process of its own, which says at its end how much memory it took at most. */
const sayPeak = "process.on('exit', () => console.log('peak-kb', process.resourceUsage().maxRSS))"

export interface Rendering {
  /** Of every page and data file, what it was made of. */
  keys: Keys
  /** Null when Astro failed: then `log` says why. */
  pages: number | null
  peakMb: number
  log: string[]
}

/** Renders the whole site of so many documents into a folder, counting the pages on the console. */
export async function render(folder: string, documents: Documents, signal?: AbortSignal): Promise<Rendering> {
  const counter = createCounter()
  mkdirSync(dirname(folder), { recursive: true })
  const code = await renderInto(folder, heapOfBuildMb(documents), counter, signal)
  return { ...counter.sum(code === 0), keys: code === 0 ? readKeys(folder) : new Map() }
}

async function renderInto(
  folder: string,
  heapMb: number,
  counter: Counter,
  signal: AbortSignal | undefined
): Promise<number | null> {
  const args = [`--max-old-space-size=${heapMb}`, '--import', `data:text/javascript,${sayPeak}`, astro]
  const child = spawn(process.execPath, [...args, 'build', '--outDir', folder], {
    env: {
      ...process.env,
      ...renderingEnvironment,
      INLINE_PARTS: inlinePartsFile,
      NO_COLOR: '1',
      RENDER_KEYS: keysFile(folder)
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
  const keys = keysSchema.parse(JSON.parse(readFileSync(keysFile(folder), 'utf8')))
  rmSync(keysFile(folder))
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

import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import type { Keys } from '#publishing/keys.ts'
import { seconds } from '../console.ts'

/** Enough for 16,000 pages; without a limit Node lets its memory grow to a multiple. */
const heapMb = 768
const reportEvery = 1000
const astro = 'node_modules/astro/bin/astro.mjs'

/** Where the templates say which scripts and styles they put inside pages (`astro.config.mjs`). */
export const inlinePartsFile = '.cache/inline-parts.json'

/** More processes than this would each bundle the code again for too few pages. */
const mostProcesses = 2

/** Astro's own program in a process of its own, which says at its end how much memory it took at most. */
const sayPeak = "process.on('exit', () => console.log('peak-kb', process.resourceUsage().maxRSS))"

export interface Rendering {
  /** Of every page and data file, what it was made of. */
  keys: Keys
  /** Null when Astro failed: then `log` says why. */
  pages: number | null
  /** Of all processes together. */
  peakMb: number
  log: string[]
}

/**
 * Renders the whole site into a folder, counting the pages on the console. Astro renders on one core: each process takes its share of
 * the pages (`RENDER_SHARE`, read in `astro.config.mjs`), and the shares are put together at the end.
 */
export async function render(folder: string, signal?: AbortSignal): Promise<Rendering> {
  const count = Math.min(mostProcesses, availableParallelism())
  const shares = Array.from({ length: count }, (_, index) => (index === 0 ? folder : `${folder}-${index}`))
  const counter = createCounter()
  mkdirSync(dirname(folder), { recursive: true })
  const codes = await Promise.all(
    shares.map((share, index) => renderShare(share, `${index}/${count}`, counter, signal))
  )
  const isDone = codes.every(code => code === 0)
  const keys = isDone ? readKeys(folder) : new Map()
  for (const share of shares.slice(1)) {
    if (isDone) moveInto(share, folder)
    rmSync(share, { force: true, recursive: true })
  }
  return { ...counter.sum(isDone), keys }
}

async function renderShare(
  folder: string,
  share: string,
  counter: Counter,
  signal: AbortSignal | undefined
): Promise<number | null> {
  const args = [`--max-old-space-size=${heapMb}`, '--import', `data:text/javascript,${sayPeak}`, astro]
  const child = spawn(process.execPath, [...args, 'build', '--outDir', folder], {
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      INLINE_PARTS: inlinePartsFile,
      NO_COLOR: '1',
      NODE_ENV: 'production',
      RENDER_KEYS: keysFile(folder),
      RENDER_SHARE: share
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

function keysFile(folder: string): string {
  return `${folder}.keys.json`
}

function readKeys(folder: string): Keys {
  const keys: Record<string, string> = JSON.parse(readFileSync(keysFile(folder), 'utf8'))
  rmSync(keysFile(folder))
  return new Map(Object.entries(keys))
}

/** What both shares hold, scripts and styles, is the same in both: the names tell their content. */
function moveInto(share: string, folder: string): void {
  for (const entry of readdirSync(share, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const target = join(folder, relative(share, join(entry.parentPath, entry.name)))
    mkdirSync(dirname(target), { recursive: true })
    renameSync(join(entry.parentPath, entry.name), target)
  }
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

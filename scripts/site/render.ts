import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { seconds } from '../console.ts'

/** Enough for 16,000 pages; without a limit Node lets its memory grow to a multiple. */
const heapMb = 768
const reportEvery = 1000
const astro = 'node_modules/astro/bin/astro.mjs'

/** Astro's own program in a process of its own, which says at its end how much memory it took at most. */
const sayPeak = "process.on('exit', () => console.log('peak-kb', process.resourceUsage().maxRSS))"

export interface Rendering {
  /** Null when Astro failed: then `log` says why. */
  pages: number | null
  peakMb: number
  log: string[]
}

/** Renders the whole site into a folder, counting the pages on the console. */
export async function render(folder: string, signal?: AbortSignal): Promise<Rendering> {
  const args = [`--max-old-space-size=${heapMb}`, '--import', `data:text/javascript,${sayPeak}`, astro]
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }
  const child = spawn(process.execPath, [...args, 'build', '--outDir', folder], {
    env,
    signal,
    stdio: ['ignore', 'pipe', 'pipe']
  })
  const counter = createCounter()
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', line => counter.take(line))
  const code = await new Promise<number | null>(resolve => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  return counter.sum(code === 0)
}

function createCounter(): { take(line: string): void; sum(isDone: boolean): Rendering } {
  const since = performance.now()
  const log: string[] = []
  let pages = 0
  let peakMb = 0
  return {
    take(line) {
      if (line.startsWith('peak-kb ')) peakMb = Math.round(Number(line.slice(8)) / 1024)
      else if (!/[├└]─ \//.test(line)) log.push(line)
      else if (line.includes('.html ') && (pages += 1) % reportEvery === 0) {
        console.log(`  ${pages} pages, ${seconds(since)}`)
      }
    },
    sum: isDone => ({ log, pages: isDone ? pages : null, peakMb })
  }
}

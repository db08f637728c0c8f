import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The live publisher of a project, in a process of its own. */
export interface LiveBlog {
  /** Seconds of processor that it has used. */
  cpuSeconds: () => number
  /** Makes a change, and answers all that the publisher says about it up to a line with these words. */
  saidAfter: (change: () => void, words: string) => Promise<string>
  stop: () => Promise<void>
}

const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

/** Starts `live-publisher dev` as the project has it installed. */
export async function openLiveBlog(project: string, port: number): Promise<LiveBlog> {
  const program = join(project, 'node_modules/live-publisher/dist/cli.js')
  // Node's flag is the one in the first line of the program.
  const words = ['--max-semi-space-size=64', program, 'dev', '--port', String(port)]
  const child = spawn(process.execPath, words, { cwd: project, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new AbortController()
  child.once('exit', code => ended.abort(new Error(`The publisher ended with ${code}`)))
  let said = ''
  child.stdout.on('data', data => (said += String(data)))
  const saidAfter: LiveBlog['saidAfter'] = async (change, words) => {
    const before = said.length
    change()
    while (!said.slice(before).includes(words)) await once(child.stdout, 'data', { signal: ended.signal })
    return said.slice(before)
  }
  await saidAfter(() => {}, `http://127.0.0.1:${port}`)
  return {
    cpuSeconds: () => cpuSecondsOf(child.pid),
    saidAfter,
    stop: async () => {
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
    }
  }
}

/** On Linux: its ticks are hundredths of a second. */
function cpuSecondsOf(pid = process.pid): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13).map(Number)
  return ((user ?? 0) + (system ?? 0)) / 100
}

/** Files of the served site that are not as a clean `astro build` makes them now. */
export function differencesFromBuild(project: string): { different: string[]; files: number } {
  const astro = join(project, 'node_modules/astro/bin/astro.mjs')
  execFileSync(process.execPath, [astro, 'build', '--outDir', 'clean', '--silent'], { cwd: project, env })
  const [clean, live] = [filesIn(join(project, 'clean')), filesIn(join(project, 'dist'))]
  const different = [...new Set([...clean.keys(), ...live.keys()])].filter(
    // Styles that another build left behind are still served for a week.
    file => clean.get(file) !== live.get(file) && (clean.has(file) || !file.startsWith('/_astro/'))
  )
  return { different, files: clean.size }
}

function filesIn(site: string): Map<string, string> {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return new Map(
    entries
      .map(entry => join(entry.parentPath, entry.name))
      .map(file => [file.slice(site.length), readFileSync(file, 'base64')])
  )
}

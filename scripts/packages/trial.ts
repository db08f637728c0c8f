import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from 'local-firebase'
import { progress } from '../console.ts'
import { starterNeeds, writePost, writeStarter } from './starter.ts'
import { once } from 'node:events'

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

export interface Trial {
  /** From a file that is saved to the page that is served: in the middle, the shortest and the longest. */
  clock: string
  /** Median of the changes, in seconds. */
  middle: number
  /** Names of files. */
  different: string[]
  /** Last words of the proof of the example, which is a site of its own. */
  example: string
  files: number
  /** For one edit, in the middle. */
  processor: string
}

/** Installs the packed live publisher with a version of Astro into an empty project, changes titles of a blog there, and compares all files with a clean build. */
export async function tryLivePublisher(
  tarball: string,
  astro: string,
  { edits, keep, posts }: { edits: number; keep: boolean; posts: number }
): Promise<Trial> {
  const project = mkdtempSync(join(tmpdir(), 'blog-'))
  try {
    install(project, tarball, astro)
    await writeStarter(project, posts)
    const blog = await openLiveBlog(project, await freePort())
    const report = progress(`  Astro ${astro}: titles changed`)
    const measured: Edit[] = []
    for (let edit = 1; edit <= edits; edit += 1) {
      measured.push(await changeTitle(blog, project, 1 + ((edit * 7) % posts), `Changed ${edit}`))
      report(edit, edits)
    }
    await blog.stop()
    const clock = measured.map(({ seconds }) => seconds).toSorted((one, other) => one - other)
    const processor = measured.map(({ cpuSeconds }) => cpuSeconds).toSorted((one, other) => one - other)
    const [shortest = 0, longest = 0] = [clock.at(0), clock.at(-1)]
    return {
      ...differencesFromBuild(project),
      clock: `${middleOf(clock).toFixed(2)} s (${shortest.toFixed(2)} to ${longest.toFixed(2)})`,
      example: proveExample(project),
      middle: middleOf(clock),
      processor: `${middleOf(processor).toFixed(2)} s`
    }
  } finally {
    if (keep) console.log(`The blog is in ${project}`)
    else rmSync(project, { force: true, recursive: true })
  }
}

/** Oldest versions of Astro for the majors of its MDX integration. */
const mdxSince = { 8: '7.2.10', 7: '7.0.0', 6: '6.4.0', 5: '6.0.0' }

function install(project: string, tarball: string, astro: string): void {
  const isSince = (since: string) => since.localeCompare(astro, 'en', { numeric: true }) <= 0
  const mdx = Math.max(
    ...Object.entries(mdxSince).map(([major, since]) => (isSince(since) ? Number(major) : 0))
  )
  const needs = starterNeeds.map(name => (name === '@astrojs/mdx' ? `${name}@${mdx}` : name))
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const flags = ['--save-exact', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...flags, tarball, `astro@${astro}`, ...needs], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit']
  })
}

interface Edit {
  cpuSeconds: number
  seconds: number
}

async function changeTitle(blog: LiveBlog, project: string, number: number, title: string): Promise<Edit> {
  const page = join(project, `dist/blog/post-${number}/index.html`)
  const cpuBefore = blog.cpuSeconds()
  let seconds = 0
  const untilServed = async () => {
    const since = performance.now()
    writePost(project, number, title)
    while (!readFileSync(page, 'utf8').includes(title)) await setTimeout(5)
    seconds = (performance.now() - since) / 1000
  }
  let online = Promise.resolve()
  await blog.saidAfter(() => {
    online = untilServed()
  }, '3 changed')
  await online
  return { cpuSeconds: blog.cpuSeconds() - cpuBefore, seconds }
}

function middleOf(sorted: number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function proveExample(project: string): string {
  cpSync('packages/live-publisher/example', join(project, 'example'), { recursive: true })
  const { stdout } = spawnSync(process.execPath, ['example/prove.ts', '--edits', '15'], {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit']
  })
  return stdout.trim().split('\n').at(-1) ?? ''
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from 'local-firebase'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { packPackage } from '../../../scripts/packages/pack.ts'
import { writeBlog, writePost } from './blog.ts'
import { projectWith } from './outside.ts'

// A blog elsewhere, which has of the live publisher what npm would install, and one line in its configuration.
const folder = mkdtempSync(join(tmpdir(), 'packed-'))
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
let project = ''
let said = ''
let port = 0
let publisher: ChildProcess

beforeAll(async () => {
  project = projectWith(packPackage('live-publisher', folder), ['sharp'])
  writeBlog(project, 60)
  port = await freePort()
  const program = join(project, 'node_modules/live-publisher/dist/cli.js')
  const child = spawn(process.execPath, [program, 'dev', '--port', String(port)], {
    cwd: project,
    env,
    stdio: ['ignore', 'pipe', 'inherit']
  })
  publisher = child
  child.stdout.on('data', data => (said += String(data)))
  await vi.waitUntil(() => said.includes(`http://127.0.0.1:${port}`), { timeout: 250_000 })
}, 300_000)

afterAll(async () => {
  publisher.kill()
  if (publisher.exitCode === null) await once(publisher, 'exit')
  for (const each of [folder, project]) rmSync(each, { force: true, recursive: true })
})

/** Lines that the publisher wrote since a change was made. */
async function saidAfter(change: () => void, line: string): Promise<string> {
  const before = said.length
  change()
  await expect.poll(() => said.slice(before), { timeout: 60_000 }).toContain(line)
  return said.slice(before)
}

function cleanBuild(): string {
  const clean = join(project, 'clean')
  const astro = join(project, 'node_modules/astro/bin/astro.mjs')
  execFileSync(process.execPath, [astro, 'build', '--outDir', clean, '--silent'], { cwd: project, env })
  return clean
}

function filesIn(site: string): Map<string, string> {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return new Map(
    entries
      .map(entry => join(entry.parentPath, entry.name))
      .map(file => [file.slice(site.length), readFileSync(file).toString('base64')])
  )
}

const served = () => join(project, 'dist')
const page = (name: string) => readFileSync(join(served(), 'blog', name, 'index.html'), 'utf8')

test(
  'another title makes the post, the list and the feed anew, and no other file',
  { timeout: 90_000 },
  async () => {
    const told = await saidAfter(() => writePost(project, 7, 'Seven seas'), 'published')
    expect(told).toContain('0 added, 3 changed, 0 removed (/blog /blog/post-7 /rss.xml)')
    expect(told).not.toContain('Everything is built')
    expect(page('post-7')).toMatch(/<h1[^>]*>Seven seas</)
  }
)

test('a new post is added, and a removed one is gone', { timeout: 90_000 }, async () => {
  await saidAfter(() => writePost(project, 61, 'New', false), '1 added, 2 changed, 0 removed')
  expect(page('post-61')).toMatch(/<h1[^>]*>New</)
  await saidAfter(() => rmSync(join(project, 'src/content/blog/post-61.md')), '0 added, 2 changed, 1 removed')
  expect(existsSync(join(served(), 'blog/post-61'))).toBe(false)
})

test('its pages are served; a broken address is not found, and ends nothing', async () => {
  const answerTo = async (path: string) => {
    const { headers, status } = await fetch(`http://127.0.0.1:${port}${path}`)
    return [status, headers.get('content-type')]
  }
  expect(await answerTo('/%')).toEqual([404, null])
  expect(await answerTo('/blog/post-9/')).toEqual([200, 'text/html;charset=utf-8'])
})

test('another template is a reason to build everything', { timeout: 90_000 }, async () => {
  const layout = join(project, 'src/layouts/Page.astro')
  const told = await saidAfter(
    () => writeFileSync(layout, readFileSync(layout, 'utf8').replace('<slot />', '<main><slot /></main>')),
    'published'
  )
  expect(told).toContain('Everything is built: src/layouts/Page.astro changed')
  expect(page('post-9')).toContain('<main')
})

test(
  'afterwards a title is published as before, and every file has the bytes of astro build',
  { timeout: 90_000 },
  async () => {
    await saidAfter(() => writePost(project, 8, 'Eight'), '0 added, 3 changed, 0 removed')
    const [clean, live] = [filesIn(cleanBuild()), filesIn(served())]
    // Styles that another build left behind are still served for a week.
    const others = [...live.keys()].filter(file => !clean.has(file) && !file.startsWith('/_astro/'))
    expect(others).toEqual([])
    expect([...clean].filter(([file, bytes]) => live.get(file) !== bytes).map(([file]) => file)).toEqual([])
  }
)

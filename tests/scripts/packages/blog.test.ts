import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from 'local-firebase'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { differencesFromBuild, type LiveBlog, openLiveBlog } from '../../../scripts/packages/trial.ts'
import { type Packed, packPackage } from '../../../scripts/packages/pack.ts'
import { starterNeeds, writePost, writeStarter } from '../../../scripts/packages/starter.ts'
import { projectWith } from './outside.ts'

// A blog elsewhere, which has of the live publisher what npm would install. `npm run packages -- --try VERSION` has npm install it, and measures.
const folder = mkdtempSync(join(tmpdir(), 'packed-'))
let project = ''
let port = 0
let blog: LiveBlog

let packed: Packed

beforeAll(async () => {
  packed = packPackage('live-publisher', folder)
  project = projectWith(packed, starterNeeds)
  await writeStarter(project, 60)
  port = await freePort()
  blog = await openLiveBlog(project, port)
}, 300_000)

afterAll(async () => {
  await blog.stop()
  for (const each of [folder, project]) rmSync(each, { force: true, recursive: true })
})

const page = (name: string) => readFileSync(join(project, 'dist/blog', name, 'index.html'), 'utf8')

test(
  'another title makes the post, the list and the feed anew, and no other file',
  { timeout: 90_000 },
  async () => {
    const told = await blog.saidAfter(() => writePost(project, 7, 'Seven seas'), 'published')
    expect(told).toContain('0 added, 3 changed, 0 removed (/blog /blog/post-7 /rss.xml)')
    expect(told).not.toContain('Everything is built')
    expect(page('post-7')).toMatch(/<h1[^>]*>Seven seas</)
  }
)

test(
  'a new post is added, and a removed one is gone: as the sitemap names all pages, everything is built',
  { timeout: 90_000 },
  async () => {
    const told = await blog.saidAfter(() => writePost(project, 61, 'New', false), 'published')
    expect(told).toContain('@astrojs/sitemap writes files about all of them')
    expect(page('post-61')).toMatch(/<h1[^>]*>New</)
    expect(readFileSync(join(project, 'dist/sitemap-0.xml'), 'utf8')).toContain('/blog/post-61/')
    await blog.saidAfter(() => rmSync(join(project, 'src/content/blog/post-61.md')), 'published')
    expect(existsSync(join(project, 'dist/blog/post-61'))).toBe(false)
  }
)

test('its pages are served; a broken address is not found, and ends nothing', async () => {
  const answerTo = async (path: string) => {
    const { headers, status } = await fetch(`http://127.0.0.1:${port}${path}`)
    return [status, headers.get('content-type')]
  }
  expect(await answerTo('/%')).toEqual([404, null])
  expect(await answerTo('/blog/post-9/')).toEqual([200, 'text/html;charset=utf-8'])
})

test('another template is a reason to build everything', { timeout: 90_000 }, async () => {
  const layout = join(project, 'src/layouts/BlogPost.astro')
  const told = await blog.saidAfter(
    () =>
      writeFileSync(layout, readFileSync(layout, 'utf8').replace('<slot />', '<section><slot /></section>')),
    'published'
  )
  expect(told).toContain('Everything is built: src/layouts/BlogPost.astro changed')
  expect(page('post-9')).toContain('<section')
})

test(
  'afterwards a title is published as before, and every file has the bytes of astro build',
  { timeout: 90_000 },
  async () => {
    await blog.saidAfter(() => writePost(project, 8, 'Eight'), '0 added, 3 changed, 0 removed')
    expect(differencesFromBuild(project).different).toEqual([])
  }
)

test('beside a version of Astro that was never tried the command says so in one sentence', () => {
  const other = projectWith(packed)
  onTestFinished(() => rmSync(other, { force: true, recursive: true }))
  const astro = join(other, 'node_modules/astro')
  rmSync(astro)
  mkdirSync(astro)
  writeFileSync(
    join(astro, 'package.json'),
    JSON.stringify({ main: 'index.js', type: 'module', version: '8.1.0' })
  )
  writeFileSync(join(astro, 'index.js'), 'export const [build, sync] = []')
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(other, 'node_modules/live-publisher/dist/cli.js'), 'dev'],
    { cwd: other, encoding: 'utf8' }
  )
  expect(stderr).toMatch(
    /^live-publisher works with Astro [\d.]+ to [\d.]+, and this is Astro 8\.1\.0: install one of those, or a newer live-publisher\.\n$/
  )
  expect(status).toBe(1)
})

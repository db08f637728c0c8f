import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { freePort, listen } from 'local-firebase'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readHostingRules } from '../../src/publishing/hosting/serving-config.ts'
import { cloudflareSettings, cloudflareWorker } from '../../scripts/site/hosts/write.ts'
import { headersFile } from '../../scripts/site/hosts/write.ts'
import { headerNames } from '../../scripts/site/hosts/rules.ts'
import { type OwnHost, openOwnHost } from '../e2e/support/own-host.ts'
import { answeredByFunctions, get, oneOfEachKind, sentElsewhere } from '../fixtures/asked-of-hosts.ts'

// The built site on the runtime of Cloudflare Workers, with the files that `npm run build -- --host cloudflare` writes, beside the code of Firebase Hosting.

const rules = readHostingRules(readFileSync('firebase.json', 'utf8'))
const functions = createServer(({ headers, url }, response) => {
  response
    .writeHead(url?.startsWith('/paginas/') ? 404 : 200, { 'Cache-Control': 'max-age=7', 'X-Url': url })
    .end(String(headers['x-forwarded-host']))
})
const wrangler = resolve('node_modules/wrangler/bin/wrangler.js')
let folder = ''
let hosting: OwnHost
let worker: ChildProcess
let cloudflare = ''
let output = ''

/** wrangler keeps its files below the home of whoever runs it, and would tell Cloudflare of its use. */
const environment = () => ({
  ...process.env,
  CI: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  HOME: folder,
  WRANGLER_SEND_METRICS: 'false',
  XDG_CONFIG_HOME: folder
})

beforeAll(async () => {
  mkdirSync('.cache/test', { recursive: true })
  folder = mkdtempSync(resolve('.cache/test/cloudflare-'))
  hosting = await openOwnHost()
  const origin = new URL(await listen(functions))
  spawnSync('cp', ['-al', realpathSync('dist'), join(folder, 'site')])
  writeFileSync(join(folder, 'site/_headers'), headersFile(rules, { canTakeAway: true }))
  writeFileSync(join(folder, 'worker.js'), cloudflareWorker(rules, { functions: origin, signIn: origin }))
  writeFileSync(join(folder, 'wrangler.json'), cloudflareSettings('clavel', 'site'))
  const port = await freePort()
  cloudflare = `http://127.0.0.1:${port}`
  const args = ['dev', '--local', '--ip', '127.0.0.1', '--port', String(port)]
  worker = spawn(process.execPath, [wrangler, ...args], {
    cwd: folder,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe']
  })
  for (const stream of [worker.stdout, worker.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  await vi.waitFor(() => fetch(cloudflare), { timeout: 60_000 })
})

afterAll(async () => {
  const end = once(worker, 'exit')
  worker.kill('SIGTERM')
  await end
  functions.close()
  hosting.close()
  rmSync(folder, { force: true, recursive: true })
})

test('every rule of the headers is read', () => {
  const written = headersFile(rules, { canTakeAway: true }).match(/^\//gm)?.length
  expect(output).toContain(`Parsed ${written} valid header rules`)
  expect(output).not.toMatch(/invalid|\[wrangler:warn\]/i)
})

test('files have the text and the headers that they have on Hosting', async () => {
  const paths = oneOfEachKind().filter(path => path !== '/404')
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths) {
    const [here, there] = await Promise.all([get(cloudflare, path), get(hosting.origin, path)])
    // A rule for all addresses passes over names that begin with a dot on Hosting, and not here.
    const names = headerNames(rules).filter(name => !path.startsWith('/.') || there.headers.has(name))
    expect([path, here.status, ...names.map(name => [name, here.headers.get(name)])]).toEqual([
      path,
      200,
      ...names.map(name => [name, there.headers.get(name)])
    ])
    expect(Buffer.from(await here.arrayBuffer()).equals(Buffer.from(await there.arrayBuffer()))).toBe(true)
  }
})

test.each(sentElsewhere)('%s is sent to %s', async (asked, expected) => {
  const answer = await get(cloudflare, asked)
  expect([answer.status, answer.headers.get('Location')]).toEqual([307, expected])
})

test.each(answeredByFunctions)('%s is answered by the function at %s', async (asked, expected, caching) => {
  const answer = await get(cloudflare, asked)
  expect([answer.headers.get('X-Url'), answer.headers.get('Cache-Control')]).toEqual([expected, caching])
  expect(answer.headers.get('Content-Security-Policy')).toContain("object-src 'none'")
})

test('wrangler would deploy it: the settings are right, and no file is too large', () => {
  const { status, stdout } = spawnSync(process.execPath, [wrangler, 'deploy', '--dry-run'], {
    cwd: folder,
    encoding: 'utf8',
    env: environment()
  })
  expect([status, stdout]).toEqual([0, expect.stringContaining('--dry-run: exiting now.')])
  expect(stdout).not.toMatch(/warning|unexpected/i)
})

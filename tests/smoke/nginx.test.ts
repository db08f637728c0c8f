import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { freePort, listen } from 'local-firebase'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readHostingRules } from '../../src/publishing/hosting/serving-config.ts'
import { headerNames } from '../../scripts/site/hosts/rules.ts'
import { type OwnHost, openOwnHost } from '../e2e/support/own-host.ts'
import { startNginx } from '../fixtures/nginx.ts'
import { answeredByFunctions, get, oneOfEachKind, sentElsewhere } from '../fixtures/asked-of-hosts.ts'

// The built site as nginx serves it, beside the same one as the code of Firebase Hosting does.

const rules = readHostingRules(readFileSync('firebase.json', 'utf8'))
const functions = createServer(({ headers, url }, response) => {
  response
    .writeHead(url?.startsWith('/paginas/') ? 404 : 200, { 'Cache-Control': 'max-age=7', 'X-Url': url })
    .end([headers['x-forwarded-for'], headers['x-forwarded-host']].map(String).join(' '))
})
let hosting: OwnHost
let nginx = ''
let stop = () => {}

beforeAll(async () => {
  hosting = await openOwnHost()
  const origin = new URL(await listen(functions))
  const server = await startNginx(await freePort(), { functions: origin, signIn: origin })
  nginx = server.origin
  stop = server.stop
  await vi.waitFor(() => fetch(nginx), { timeout: 10_000 })
})

afterAll(() => {
  stop()
  functions.close()
  hosting.close()
})

test('files have the status, text, type and headers that they have on Hosting', async () => {
  const names = ['Content-Type', ...headerNames(rules)]
  const paths = oneOfEachKind()
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths) {
    const [here, there] = await Promise.all([get(nginx, path), get(hosting.origin, path)])
    expect([path, here.status, ...names.map(name => [name, here.headers.get(name)?.toLowerCase()])]).toEqual([
      path,
      there.status,
      ...names.map(name => [name, there.headers.get(name)?.toLowerCase()])
    ])
    expect(Buffer.from(await here.arrayBuffer()).equals(Buffer.from(await there.arrayBuffer()))).toBe(true)
  }
})

test.each(sentElsewhere)('%s is sent to %s', async (asked, expected) => {
  const answer = await get(nginx, asked)
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, expected])
})

test.each(answeredByFunctions)('%s is answered by the function at %s', async (asked, expected, caching) => {
  const answer = await get(nginx, asked)
  expect([answer.headers.get('X-Url'), answer.headers.get('Cache-Control')]).toEqual([expected, caching])
  expect(answer.headers.get('Content-Security-Policy')).toContain("object-src 'none'")
  expect(await answer.text()).toBe(asked.startsWith('/__/') ? 'undefined undefined' : '127.0.0.1 127.0.0.1')
})

test('pages are sent compressed to who can read that', async () => {
  const answer = await fetch(nginx, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(answer.headers.get('Content-Encoding')).toBe('gzip')
})

import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DeferredServer, freePort, takePort } from 'local-firebase'
import { reportingEndpoints } from '#domain/privacy/content-policy.ts'
import { region } from '#settings.ts'
import { createSiteHost } from '../../scripts/local/host.ts'

const folder = mkdtempSync(join(tmpdir(), 'host-'))
const functions = `
  export const paginas = (request, response) => response.status(404).type('html').send('no ' + request.path)
  export const alCambiar = { experiencias: () => {} }
  export const cadaDia = Object.assign(() => { throw new Error('ran') }, { __endpoint: { scheduleTrigger: {} } })
  export const rota = async () => { throw new Error('a secret of the program') }
  export const archivos = (request, response) => response.set('Cache-Control', 'public, max-age=31536000, immutable').end('a')
  export const eco = (request, response) => response.json({ body: request.body, raw: request.rawBody.length })
`
/** Files that other sites may include, and files that they may not. */
const forOthers = [
  '/carteles/kayak.svg',
  '/compartir/kayak.png',
  '/novedades/es.xml',
  '/agenda.ics',
  '/de/agenda/ronda.ics',
  '/fotografias/kayak-a1b2-480.webp',
  '/catalogo.json'
]
const forItself = ['/.well-known/security.txt', '/_astro/b.js', '/llms.txt']
let server: DeferredServer

async function doorAt(port: number): Promise<DeferredServer> {
  const answer = await takePort(port)
  if (typeof answer === 'string') throw new Error(answer)
  return answer
}

/** A small site with the configuration of the project. */
beforeAll(async () => {
  mkdirSync(join(folder, 'dist/_astro'), { recursive: true })
  writeFileSync(join(folder, 'dist/index.html'), '<h1>Inicio</h1>')
  writeFileSync(join(folder, 'dist/en.html'), `<h1>Home</h1>${'<p>text</p>'.repeat(1000)}`)
  writeFileSync(join(folder, 'dist/_astro/a.js'), 'export {}')
  for (const file of [...forOthers, ...forItself]) {
    mkdirSync(join(folder, 'dist', dirname(file)), { recursive: true })
    writeFileSync(join(folder, 'dist', file), 'x')
  }
  writeFileSync(join(folder, 'functions.mjs'), functions)
  copyFileSync('firebase.json', join(folder, 'firebase.json'))
  server = await doorAt(await freePort())
})

afterAll(() => {
  server.close()
  rmSync(folder, { force: true, recursive: true })
})

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.origin + path, { headers, redirect: 'manual' })
}

describe('a port that is taken', () => {
  test('says that the site is not there yet', async () => {
    expect((await get('/')).status).toBe(503)
  })

  test('cannot be taken twice', async () => {
    expect(await takePort(Number(new URL(server.origin).port))).toBe('EADDRINUSE')
  })
})

describe('the local host', () => {
  beforeAll(async () => {
    server.open(await createSiteHost({ folder, functions: join(folder, 'functions.mjs') }, server.origin))
  })

  test.each([
    ['/', 200],
    ['/en', 200],
    ['/%E0%A4%A', 404],
    [`/${'a'.repeat(3000)}`, 404],
    ['/nada', 404],
    ['/%25E0%25A4%25A', 404],
    ['/%00', 404],
    ['/..%2f..%2fpackage.json', 404],
    ['/%5c..%5cpackage.json', 404],
    ['/_astro', 404],
    [`/demo-clavel/${region}/alCambiar`, 404],
    [`/demo-clavel/${region}/cadaDia`, 404],
    [`/demo-clavel/${region}/constructor`, 404],
    [`/demo-clavel/${region}/rota`, 500],
    ['/en/nada', 404],
    ['/_astro/none.js', 404]
  ])('%s answers %i', async (path, status) => {
    expect((await get(path)).status).toBe(status)
  })

  test('an address that is too long for a file is nowhere', async () => {
    expect((await get(`/${'a/'.repeat(4000)}`)).status).toBe(404)
    expect((await get(`/${'a'.repeat(3000)}`)).status).toBe(404)
  })

  test.each([
    ['/en/', '/en'],
    ['/en.html', '/en'],
    ['/index', '/'],
    ['/en/?partner=7', '/en?partner=7']
  ])('%s leads to %s', async (path, target) => {
    const response = await get(path)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(target)
  })

  test.each([
    ['/%E0', 'no /-'],
    ['/de/%E0%A4%A?dia=hoy', 'no /de/-'],
    [`/pt/${'a'.repeat(3000)}`, 'no /pt/-']
  ])('%s gets the page that says there is none, in its language', async (path, text) => {
    expect(await (await get(path)).text()).toBe(text)
  })

  test('what has no file is answered by the function behind the rewrite', async () => {
    expect(await (await get('/en/nada')).text()).toBe('no /en/nada')
  })

  test('pages carry the headers of Hosting: browsers ask each time, the network of Hosting keeps them', async () => {
    const { headers } = await get('/en')
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600, must-revalidate')
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-.*; frame-ancestors 'none'; report-uri \/fn\/informes; report-to policy$/
    )
    expect(headers.get('reporting-endpoints')).toBe(reportingEndpoints)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
  })

  test.each([
    ...forOthers.map(path => [path, 'cross-origin']),
    ...['/', '/en', ...forItself].map(path => [path, 'same-origin'])
  ])('%s is for %s pages', async (path, policy) => {
    expect((await get(String(path))).headers.get('cross-origin-resource-policy')).toBe(policy)
  })

  test('who reads the contact for weaknesses gets text, and nothing that runs', async () => {
    const { headers } = await get('/.well-known/security.txt')
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/)
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3600, must-revalidate')
  })

  test.each(['/fn/eco', '/vista-previa/experiencias/nueva'])('nobody keeps what %s answers', async path => {
    expect((await get(path)).headers.get('cache-control')).toBe('private, no-store')
  })

  test('files whose name is made of their content are kept for ever', async () => {
    expect((await get('/_astro/a.js')).headers.get('cache-control')).toContain('immutable')
  })

  test('pictures of questions are kept as long as the function says that sends them', async () => {
    const { headers } = await get('/archivos/preguntas/a/0123456789abcdef-1280x640.webp')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('long pages are compressed', async () => {
    expect((await get('/en', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
  })

  test('a function has the body as data and as it came', async () => {
    const response = await fetch(`${server.origin}/demo-clavel/${region}/eco`, {
      body: '{"data":1}',
      headers: { 'content-type': 'application/json' },
      method: 'POST'
    })
    expect(await response.json()).toEqual({ body: { data: 1 }, raw: 10 })
  })

  test('a function has a body of any other kind as it came', async () => {
    const response = await fetch(`${server.origin}/demo-clavel/${region}/eco`, {
      body: '[]',
      headers: { 'content-type': 'application/reports+json' },
      method: 'POST'
    })
    expect(await response.json()).toMatchObject({ raw: 2 })
  })

  test('a body that cannot be read is the fault of the caller', async () => {
    const response = await fetch(`${server.origin}/demo-clavel/${region}/eco`, {
      body: '{bad',
      headers: { 'content-type': 'application/json' },
      method: 'POST'
    })
    expect(response.status).toBe(400)
  })

  test('a function that fails says nothing about itself', async () => {
    expect(await (await get(`/demo-clavel/${region}/rota`)).json()).toEqual({
      error: { message: 'INTERNAL', status: 'INTERNAL' }
    })
  })

  test('there is no function of another name', async () => {
    expect((await get(`/demo-clavel/${region}/nada`)).status).toBe(404)
  })
})

test('serves pages that lie elsewhere, as SITE_PLACE says', async () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'))
  const other = await doorAt(await freePort())
  try {
    writeFileSync(join(elsewhere, 'index.html'), '<h1>En otro disco</h1>')
    const place = { folder, functions: join(folder, 'functions.mjs'), pages: elsewhere }
    other.open(await createSiteHost(place, other.origin))
    const answer = await fetch(other.origin)
    expect([answer.status, await answer.text()]).toEqual([200, '<h1>En otro disco</h1>'])
  } finally {
    other.close()
    rmSync(elsewhere, { force: true, recursive: true })
  }
})

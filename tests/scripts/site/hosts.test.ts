import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listen } from 'local-firebase'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { afterAll, describe, expect, test } from 'vitest'
import { readHostingRules } from '#publishing/hosting/serving-config.ts'
import { studioCallables } from '#functions/callables.ts'
import { patternOf } from '../../../scripts/site/hosts/globs.ts'
import { cloudflareWorker } from '../../../scripts/site/hosts/write.ts'
import { headersFile } from '../../../scripts/site/hosts/write.ts'
import { netlifyRedirects } from '../../../scripts/site/hosts/write.ts'
import { studioNames } from '../../../scripts/site/hosts/write.ts'
import { hostWarnings } from '../../../scripts/site/hosts/write.ts'

const rules = readHostingRules(readFileSync('firebase.json', 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a build for another host says which names it lacks', () => {
  expect(hostWarnings({ SITE_URL: 'https://site.example' })).toEqual([
    'SITE_PROJECT is not set: the project of functions and sign-in is that of a sample (docs/other-hosts.md).'
  ])
  expect(hostWarnings({ SITE_PROJECT: 'clavel-south', SITE_URL: 'https://site.example' })).toEqual([])
})

/** Addresses of files: one at least for each rule. */
const fileAddresses = [
  '/',
  '/en/malaga/experiencias/listado',
  '/malaga.md',
  '/en/malaga.md',
  '/.well-known/security.txt',
  '/_astro/page.css',
  '/carteles/kayak.svg',
  '/compartir/kayak.png',
  '/fotografias/kayak-480.webp',
  '/novedades/es.xml',
  '/agenda.ics',
  '/de/agenda/ronda.ics',
  '/catalogo.json',
  '/catalogo.cambios.json',
  '/datos/catalogo/es.json',
  '/datos/octo/products.json',
  '/datos/tarjetas.json',
  '/embed/v1/es/kayak',
  '/embed/v1.js'
]
const addresses = [
  ...fileAddresses,
  '/fn/estudioLeer',
  '/vista-previa/kayak',
  '/archivos/kayak/1.webp',
  '/embed',
  '/catalogojson'
]

const superstatic = createRequire(createRequire(import.meta.url).resolve('superstatic/package.json'))
const minimatch: (path: string, glob: string) => boolean = superstatic('minimatch')

/** Headers that Hosting sends: the last fitting rule that sets a header wins. */
function headersOnHosting(address: string): Record<string, string> {
  const sent = rules.headers
    .filter(({ source }) => minimatch(address, source))
    .flatMap(({ headers }) => headers.map(({ key, value }): [string, string] => [key, value]))
  return Object.fromEntries(sent)
}

describe('a glob of firebase.json as a regular expression', () => {
  const globs = [...rules.headers, ...rules.rewrites].map(({ source }) => source)

  test.each(globs)('%s fits the addresses that it fits on Hosting', glob => {
    const pattern = new RegExp(patternOf(glob))
    expect(addresses.filter(address => pattern.test(address))).toEqual(
      addresses.filter(address => minimatch(address, glob))
    )
  })

  test.each(['/{a,b}/**', '/[ab]', '/+(a|b)', '/a?', '/@(a|(b))'])('%s is refused', glob => {
    expect(() => patternOf(glob)).toThrow(glob)
  })
})

describe("Netlify's own parsers", () => {
  test('read the headers: those of Hosting, but for one that Netlify cannot take away from frames', async () => {
    const file = join(folder, '_headers')
    writeFileSync(file, headersFile(rules, { canTakeAway: false }))
    const { errors, headers } = await parseAllHeaders({
      configHeaders: [],
      headersFiles: [file],
      minimal: false
    })
    expect(errors).toEqual([])
    for (const address of fileAddresses) {
      const sent = Object.assign(
        {},
        ...headers.flatMap(rule => ('forRegExp' in rule && rule.forRegExp.test(address) ? [rule.values] : []))
      )
      const expected = headersOnHosting(address)
      if (!address.startsWith('/.well-known/')) delete expected['X-Frame-Options']
      expect([address, sent]).toMatchObject([address, expected])
    }
  })

  test('read the rewrites: each callable goes to its function, and what has no file to the last one', async () => {
    const file = join(folder, '_redirects')
    const origins = {
      functions: new URL('https://functions.example/'),
      signIn: new URL('https://sign-in.example')
    }
    writeFileSync(file, netlifyRedirects(rules, origins, ['estudioLeer', 'estudioGuardar', 'otra']))
    const { errors, redirects } = await parseAllRedirects({
      configRedirects: [],
      minimal: true,
      redirectsFiles: [file]
    })
    expect(errors).toEqual([])
    expect(redirects).toMatchObject(
      [
        ['/__/*', 'https://sign-in.example/__/:splat'],
        ['/fn/miCuenta', 'https://functions.example/miCuenta/fn/miCuenta'],
        ['/fn/estudioLeer', 'https://functions.example/estudio/fn/estudioLeer'],
        ['/fn/estudioGuardar', 'https://functions.example/estudio/fn/estudioGuardar'],
        ['/fn/*', 'https://functions.example/fn/fn/:splat'],
        ['/vista-previa/*', 'https://functions.example/vistaPrevia/vista-previa/:splat'],
        ['/archivos/*', 'https://functions.example/archivos/archivos/:splat'],
        ['/*', 'https://functions.example/paginas/:splat']
      ].map(([from, to]) => ({ force: false, from, status: 200, to }))
    )
  })
})

test('the callables of the studio are known by the contract', async () => {
  expect(await studioNames()).toEqual(Object.keys(studioCallables).toSorted())
})

describe('Cloudflare', () => {
  test('is given headers within its limits, each of which takes away what a wider path set', () => {
    const text = headersFile(rules, { canTakeAway: true })
    expect(text.split('\n').filter(line => line.startsWith('/')).length).toBeLessThanOrEqual(100)
    expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThan(2000)
    for (const address of fileAddresses) {
      const sent = sentByCloudflare(text, address)
      const expected = headersOnHosting(address)
      expect([address, ...Object.keys(expected).map(name => [name, sent.get(name)])]).toEqual([
        address,
        ...Object.entries(expected)
      ])
      expect(sent.has('X-Frame-Options')).toBe('X-Frame-Options' in expected)
    }
  })

  test('asks the function of the address, says for whom, and adds the headers of Hosting', async () => {
    const asked: string[] = []
    const server = createServer(({ headers, url }, response) => {
      asked.push([url, headers['x-forwarded-for'], headers['x-forwarded-host']].join(' '))
      response.writeHead(404, { 'Cache-Control': 'public', 'X-Own': 'kept' }).end('none')
    })
    const origin = await listen(server)
    const origins = { functions: new URL(`${origin}/europe`), signIn: new URL(`${origin}/sign-in`) }
    const file = join(folder, 'worker.mjs')
    writeFileSync(file, cloudflareWorker(rules, origins))
    const worker: { default: { fetch: (request: Request) => Promise<Response> } } = await import(file)
    const get = (path: string) =>
      worker.default.fetch(
        new Request(`https://shop.example${path}`, { headers: { 'cf-connecting-ip': '203.0.113.7' } })
      )
    const missing = await get('/no-such-page?sitio=2')
    await get('/fn/estudioLeer')
    await get('/fn/formContacto')
    await get('/__/firebase/init.json')
    server.close()
    expect(asked).toEqual(
      [
        '/europe/paginas/no-such-page?sitio=2',
        '/europe/estudio/fn/estudioLeer',
        '/europe/fn/fn/formContacto',
        '/__/firebase/init.json'
      ].map(path => `${path} 203.0.113.7 shop.example`)
    )
    expect(missing.status).toBe(404)
    expect(missing.headers.get('X-Own')).toBe('kept')
    for (const [name, value] of Object.entries(headersOnHosting('/no-such-page')))
      expect([name, missing.headers.get(name)]).toEqual([name, value])
  })
})

/** The rules of a path join what was set before, unless they take it away. */
function sentByCloudflare(text: string, address: string): Map<string, string> {
  const sent = new Map<string, string>()
  let fits = false
  for (const line of text.split('\n').map(line => line.trim())) {
    if (line.startsWith('/')) fits = fitsStars(line, address)
    else if (!fits || line === '') continue
    else if (line.startsWith('! ')) sent.delete(line.slice(2))
    else {
      const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? []
      sent.set(name, [sent.get(name), value].filter(Boolean).join(', '))
    }
  }
  return sent
}

function fitsStars(path: string, address: string): boolean {
  const [start = '', end] = path.split('*')
  return end === undefined ? address === path : address.startsWith(start) && address.endsWith(end)
}

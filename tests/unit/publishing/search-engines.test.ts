import { describe, expect, test } from 'vitest'

import { writeSitemap } from '#domain/page/sitemap.ts'
import { addressesToTell, announce, type Engines } from '#publishing/hosting/search-engines.ts'
import { settings } from '#settings.ts'

const site = settings.site
const sitemaps = [
  writeSitemap(settings.site, {
    kind: 'part',
    pages: [
      { languages: ['es', 'en'], path: '/', updated: null },
      { languages: ['es', 'en'], path: '/experiencias/o-connor-y-ñoras', updated: '2026-11-01' },
      { languages: ['es'], path: '/empresas', updated: null }
    ]
  })
]

function told(changes: { added?: string[]; changed?: string[]; removed?: string[] }): string[] {
  return addressesToTell({ added: [], changed: [], removed: [], ...changes }, sitemaps, site)
}

describe('addressesToTell', () => {
  test('names pages that search engines keep, as they keep them', () => {
    expect(
      told({
        added: ['/en.html', '/experiencias/o-connor-y-ñoras.html', '/_astro/a.js'],
        changed: [
          '/index.html',
          '/empresas/index.html',
          '/perfil.html',
          '/es/empresas.html',
          '/pt/empresas.html'
        ]
      })
    ).toEqual([`${site}/en`, `${site}/experiencias/o-connor-y-ñoras`, site, `${site}/empresas`])
  })

  test('names what is gone, but not what nobody kept', () => {
    expect(
      told({
        removed: ['/en/experiencias/vieja.html', '/es/experiencias/vieja.html', '/es.html', '/datos/a.json']
      })
    ).toEqual([`${site}/en/experiencias/vieja`])
  })
})

/** Search engines that answer with a status each, and what they were asked. */
function engines(statuses: (number | Error)[], given: Partial<Engines> = {}) {
  const asked: Request[] = []
  const all: Engines = {
    fetch: async (address, request) => {
      asked.push(new Request(address, request))
      const status = statuses.shift() ?? 200
      if (status instanceof Error) throw status
      return new Response('', { status })
    },
    indexNowKey: 'clave-1234',
    site: 'https://www.clavel.example',
    sitemapPings: [],
    ...given
  }
  return { all, asked }
}

const addresses = Array.from({ length: 10_001 }, (_, index) => `https://www.clavel.example/${index}`)

describe('announce', () => {
  test('tells IndexNow in batches, with the key and where it lies', async () => {
    const { all, asked } = engines([200, 202])
    expect(await announce(all, addresses)).toMatchObject([{ addresses: 10_001, problem: null }])
    const bodies = await Promise.all(asked.map(request => request.json()))
    expect(bodies.map(({ urlList }) => urlList.length)).toEqual([10_000, 1])
    expect(bodies[0]).toMatchObject({
      host: 'www.clavel.example',
      key: 'clave-1234',
      keyLocation: 'https://www.clavel.example/clave-1234.txt'
    })
  })

  test('asks nobody when nothing is configured or nothing has changed', async () => {
    const { all, asked } = engines([], { indexNowKey: null })
    expect(await announce(all, addresses)).toEqual([])
    expect(await announce(engines([]).all, [])).toEqual([])
    expect(asked).toEqual([])
  })

  test('pings where an engine still takes it', async () => {
    const { all, asked } = engines([200], {
      indexNowKey: null,
      sitemapPings: ['https://engine.example/ping?sitemap=']
    })
    expect(await announce(all, addresses)).toEqual([{ addresses: 1, problem: null, to: 'engine.example' }])
    expect(asked[0]?.url).toBe(
      'https://engine.example/ping?sitemap=https%3A%2F%2Fwww.clavel.example%2Fsitemap-index.xml'
    )
  })

  test.each([
    [403, 'answered 403'],
    [new Error('no network'), 'no network']
  ])('says that %s came, and nothing else', async (answer, problem) => {
    expect(await announce(engines([answer]).all, addresses)).toMatchObject([{ addresses: 0, problem }])
  })
})

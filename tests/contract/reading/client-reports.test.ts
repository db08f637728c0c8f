import { describe, expect, test } from 'vitest'

import { readClientReports } from '#contract/reading/client-reports.ts'
import { createReportCollector } from '#functions/site/client-reports.ts'

const site = 'https://clavel.example'

/** As Chromium sends it, with all that it says of the visitor. */
function aViolation(body: object = {}) {
  return {
    age: 420,
    body: {
      blockedURL: 'https://evil.example/spy.js?who=ana',
      disposition: 'enforce',
      documentURL: `${site}/de/malaga?partner=casa#ana@example.com`,
      effectiveDirective: 'script-src-elem',
      originalPolicy: "default-src 'self'",
      referrer: 'https://mail.example/inbox/ana',
      sample: 'const name = "Ana"',
      sourceFile: `${site}/_astro/page.js?v=1`,
      statusCode: 200,
      ...body
    },
    type: 'csp-violation',
    url: `${site}/de/malaga?partner=casa`,
    user_agent: 'Mozilla/5.0 of Ana'
  }
}

const read = (...reports: object[]) => readClientReports(JSON.stringify(reports))

describe('a report of a browser', () => {
  test('of the policy is what was blocked, on which page and by which file, without anything of the visitor', () => {
    const reports = read(aViolation())
    expect(reports).toEqual([
      {
        blocked: 'https://evil.example',
        directive: 'script-src-elem',
        kind: 'policy',
        page: '/de/malaga',
        script: '/_astro/page.js'
      }
    ])
    expect(JSON.stringify(reports)).not.toMatch(/ana|casa|mozilla|\?/i)
  })

  test('of a crash is its reason and the page', () => {
    const crash = { body: { reason: 'oom' }, type: 'crash', url: `${site}/hoy?x=1`, user_agent: 'Ana' }
    expect(read(crash, { ...crash, body: {} })).toEqual([
      { kind: 'crash', page: '/hoy', reason: 'oom' },
      { kind: 'crash', page: '/hoy', reason: 'unknown' }
    ])
  })

  test('in the older form is read, too', () => {
    const older = {
      'csp-report': {
        'blocked-uri': 'inline',
        'document-uri': `${site}/`,
        'violated-directive': "style-src 'self'"
      }
    }
    expect(readClientReports(JSON.stringify(older))).toEqual([
      { blocked: 'inline', directive: 'style-src', kind: 'policy', page: '/', script: 'unknown' }
    ])
  })

  test.each(['chrome-extension://abc/x.js', 'moz-extension', 'safari-web-extension://abc/x.js'])(
    'about %s, a program of the visitor, is left out',
    sourceFile => {
      expect(read(aViolation({ sourceFile }), aViolation({ blockedURL: sourceFile }))).toEqual([])
    }
  )

  test.each([
    ['/carlos%20ruiz@mail.example', 'unknown'],
    [`/${'a'.repeat(300)}`, 'unknown'],
    ['/en/experiencias/kayak-nerja', '/en/experiencias/kayak-nerja']
  ])('keeps an address as ours are, and of %s %s', (path, page) => {
    expect(read(aViolation({ documentURL: site + path }))).toMatchObject([{ page }])
  })

  test.each([
    ['data', 'data'],
    ['data:text/html,ana', 'data'],
    [`${site}/x.js`, 'self'],
    ['wss://socket.example/ana', 'wss://socket.example'],
    ['Ana Ruiz', 'unknown']
  ])('says of %s that %s was blocked', (blockedURL, blocked) => {
    expect(read(aViolation({ blockedURL }))).toMatchObject([{ blocked }])
  })

  test('of another kind is left out; what no browser sends is none', () => {
    expect(read({ body: {}, type: 'deprecation', url: site }, { type: 7 })).toEqual([])
    expect(['', '{', '{}', '7', '{"data":{}}'].map(readClientReports)).toEqual(Array(5).fill(null))
  })
})

describe('the collector of reports', () => {
  const sent = (text: string, method = 'POST') => ({ method, rawBody: new TextEncoder().encode(text) })

  test('takes sixty a minute in an instance, and ten of one request', () => {
    const kept: object[] = []
    let nowMs = 0
    const collect = createReportCollector(
      report => void kept.push(report),
      () => nowMs
    )
    const many = sent(JSON.stringify(Array.from({ length: 50 }, () => aViolation())))
    expect(Array.from({ length: 7 }, () => collect(many))).toEqual([204, 204, 204, 204, 204, 204, 429])
    expect(kept.length).toBe(60)
    nowMs = 60_000
    expect(collect(many)).toBe(204)
    expect(kept.length).toBe(70)
  })

  test('refuses what is too large, no report, or asked for', () => {
    const collect = createReportCollector(
      () => expect.unreachable(),
      () => 0
    )
    expect(collect(sent(`[${' '.repeat(64_000)}]`))).toBe(413)
    expect(collect(sent('{"data":{}}'))).toBe(400)
    expect(collect({ method: 'POST' })).toBe(400)
    expect(collect(sent('[]', 'GET'))).toBe(405)
  })
})

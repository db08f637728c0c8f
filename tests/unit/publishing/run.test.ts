import { describe, expect, test } from 'vitest'

import type { Problem } from '#contract/problems/problem.ts'
import { createAlertHook, createAlerts } from '#publishing/alert.ts'
import type { Deployment, SiteToRelease } from '#publishing/hosting/deploy.ts'
import type { Publication } from '#publishing/publication.ts'
import { hasFailed, isGood, publishAndRelease, type RunMeans } from '#publishing/run.ts'
import { type Status, statusLine } from '#publishing/status.ts'

const broken: Problem = {
  collection: 'experiencias',
  expected: 'un texto',
  field: 'nombre',
  id: 'rota',
  outcome: 'left-out',
  problem: 'no es un texto',
  value: '7'
}
const report = {
  moment: '2026-11-21T10:00:00Z',
  pages: 1200,
  problems: [broken, { ...broken, field: 'slug' }]
}
const published: Publication = {
  added: ['/a'],
  changed: ['/b', '/c'],
  kind: 'published',
  milliseconds: 240,
  removed: [],
  report,
  step: { files: { added: ['a.html'], changed: ['b.html', 'c.html'], removed: [] }, from: 1, to: 2 }
}
const unchanged: Publication = {
  kind: 'unchanged',
  milliseconds: 90,
  report,
  step: { files: { added: [], changed: [], removed: [] }, from: 1, to: 1 }
}
const held: Publication = {
  ...published,
  alarms: [{ kind: 'emptied', collection: 'experiencias', documents: 96 }],
  kind: 'held'
}
const failed: Publication = { kind: 'failed', reason: 'no space left\nat write' }
const released: Deployment = {
  changes: { added: ['/a.html'], changed: ['/b.html'], removed: [] },
  files: 1200,
  kind: 'released',
  uploaded: 2,
  version: 'v1'
}
const notReleased: Deployment = { kind: 'failed', reason: 'Hosting: 503' }

/** Means with which publications and deployments come in the given order, and what was done with them. */
function means(publications: (Publication | Error)[], deployments: Deployment[] | null = null) {
  const calls = { alerts: [] as string[], announced: 0, deployed: 0, sites: [] as SiteToRelease[] }
  let status: Status | null = null
  let minutes = 0
  const all: RunMeans = {
    alerts: { call: (text, kind) => void calls.alerts.push(`${kind}: ${text}`) },
    announce: async () => {
      calls.announced += 1
      return []
    },
    deploy:
      deployments &&
      (async site => {
        calls.sites.push(site)
        return deployments[(calls.deployed += 1) - 1] ?? { files: 1, kind: 'current' }
      }),
    now: () => new Date(Date.UTC(2026, 10, 21, 10, (minutes += 1))),
    publisher: {
      publish: async () => {
        const next = publications.shift() ?? unchanged
        if (next instanceof Error) throw next
        return next
      }
    },
    readStatus: () => status,
    writeStatus: next => void (status = next)
  }
  return { all, calls, run: () => publishAndRelease(all), status: () => status }
}

describe('a run', () => {
  test('hands over what the publication did to the site on the disk', async () => {
    const { calls, run } = means([published, unchanged], [released])
    await run()
    await run()
    const files = { added: ['a.html'], changed: ['b.html', 'c.html'], removed: [] }
    expect(calls.sites).toEqual([
      { force: false, message: '2 changed, 1 new, 0 gone', pages: 1200, step: { files, from: 1, to: 2 } },
      expect.objectContaining({ message: 'The site as it is', pages: 1200 })
    ])
  })

  test('that publishes says so in one line', async () => {
    const { run, status } = means([published])
    expect(isGood(await run())).toBe(true)
    expect(status()?.leftOut).toEqual([broken, { ...broken, field: 'slug' }])
    expect(statusLine((await run()).status)).toBe(
      'Published 2026-11-21T10:01:00.000Z in 0.24 s: 2 files changed, 1 new, 0 gone; 1200 pages; ' +
        'left out: experiencias/rota (nombre: no es un texto); nothing waits'
    )
  })

  test('says in one line whatever documents are called', async () => {
    const strange = { ...broken, id: `a\nb${'x'.repeat(200)}` }
    const { run } = means([{ ...published, report: { ...published.report, problems: [strange] } }])
    const line = statusLine((await run()).status)
    expect(line).not.toContain('\n')
    expect(line.length).toBeLessThan(250)
  })

  test('without a change keeps when something was published last', async () => {
    const { run, status } = means([published, unchanged])
    await run()
    await run()
    expect(status()).toMatchObject({
      lastPublished: { changed: 2, moment: '2026-11-21T10:01:00.000Z' },
      moment: '2026-11-21T10:02:00.000Z'
    })
  })

  test('that was held waits for somebody, who is told once', async () => {
    const { calls, run, status } = means([published, held, held])
    for (let time = 0; time < 3; time += 1) await run()
    expect(status()?.waiting).toEqual({
      alarms: [{ collection: 'experiencias', documents: 96, kind: 'emptied' }],
      kind: 'held',
      reason: 'All 96 documents of experiencias are gone.',
      since: '2026-11-21T10:02:00.000Z'
    })
    expect(calls.alerts).toEqual([
      'held: A publication was held back; the site is as it was. All 96 documents of experiencias are gone.'
    ])
  })

  test('that an operator stopped, over a site of other code, is held and not failed; what is known of documents stays', async () => {
    const to = { by: 'ana', reason: '', since: '2026-11-24T10:00:00Z', to: '7' }
    const stopped: Publication = { alarms: [{ kind: 'stopped', ...to }], kind: 'stopped' }
    const { calls, run, status } = means([published, stopped, stopped])
    await run()
    const stop = await run()
    await run()
    expect([isGood(stop), hasFailed(stop)]).toEqual([false, false])
    expect(status()?.waiting).toMatchObject({ kind: 'held', since: '2026-11-21T10:02:00.000Z' })
    expect(status()?.leftOut).toHaveLength(2)
    expect(status()?.pages).toBe(1200)
    expect(calls.alerts).toEqual([
      'held: A publication was held back; the site is as it was. The site was rolled back to 7, and stays there since 2026-11-24T10:00:00Z (ana). To go on: npm run resume'
    ])
  })

  test('that failed is told, also by an exception, and so is its end', async () => {
    const { calls, run, status } = means([failed, new Error('lost database'), unchanged])
    expect(isGood(await run())).toBe(false)
    await run()
    const after = status()
    expect(after && statusLine(after)).toContain(
      'waiting since 2026-11-21T10:01:00.000Z (failed): lost database'
    )
    await run()
    expect(calls.alerts.map(alert => alert.split(':')[0])).toEqual(['failed', 'failed', 'recovered'])
    expect(status()?.waiting).toEqual({ kind: 'nothing' })
  })

  test('releases, tells search engines, and counts what changed for visitors', async () => {
    const { calls, run, status } = means([published], [released])
    await run()
    expect(calls).toMatchObject({ announced: 1, deployed: 1 })
    expect(status()?.lastPublished).toMatchObject({ added: 1, changed: 1, removed: 0 })
  })

  test('that releases a site for the first time counts all of its files', async () => {
    const { run, status } = means([unchanged], [{ ...released, changes: null }])
    await run()
    expect(status()?.lastPublished).toMatchObject({ added: 1200, changed: 0, removed: 0 })
  })

  test('whose release was held back waits for somebody too', async () => {
    const shrunk: Deployment = { alarms: [{ kind: 'shrunk', pages: 10, removed: 3 }], kind: 'held' }
    const { run, status } = means([published], [shrunk])
    expect(isGood(await run())).toBe(false)
    expect(status()?.waiting).toMatchObject({
      alarms: [{ kind: 'shrunk', pages: 10, removed: 3 }],
      kind: 'held',
      reason: '3 of 10 pages would go.'
    })
  })

  test('tries the release again when the last one failed, though nothing has changed since', async () => {
    const { calls, run, status } = means([published, unchanged], [notReleased, released])
    expect(isGood(await run())).toBe(false)
    expect(status()).toMatchObject({
      lastPublished: null,
      waiting: { kind: 'failed', reason: 'Hosting: 503' }
    })
    expect(isGood(await run())).toBe(true)
    expect(calls).toMatchObject({ announced: 1, deployed: 2 })
    expect(status()).toMatchObject({ lastPublished: { changed: 1 }, waiting: { kind: 'nothing' } })
  })

  test.each([held, failed])('of the kind $kind releases nothing', async publication => {
    const { calls, run } = means([publication], [released])
    await run()
    expect(calls).toMatchObject({ announced: 0, deployed: 0 })
  })

  test('that only plans leaves the status as it was', async () => {
    const { run, status } = means([{ ...published, kind: 'planned' }], [released])
    await run()
    expect(status()).toBeNull()
  })

  test('does not fail with what it tells search engines', async () => {
    const { all, status } = means([published], [released])
    all.announce = async () => [{ addresses: 0, problem: 'answered 429', to: 'indexnow' }]
    expect(isGood(await publishAndRelease(all))).toBe(true)
    expect(status()?.notes).toEqual(['indexnow: answered 429'])
  })
})

describe('calls for help', () => {
  test('are made one after the other, and nobody waits for them', async () => {
    const made: string[] = []
    const first = Promise.withResolvers<string | null>()
    const problems: string[] = []
    const alerts = createAlerts(
      async (_, kind) => {
        made.push(kind)
        return kind === 'failed' ? first.promise : null
      },
      problem => problems.push(problem)
    )
    alerts.call('It failed', 'failed')
    alerts.call('It is good again', 'recovered')
    await Promise.resolve()
    expect(made).toEqual(['failed'])
    first.resolve('answered 500')
    await alerts.sent()
    expect({ made, problems }).toEqual({ made: ['failed', 'recovered'], problems: ['answered 500'] })
  })

  test('are none without a hook', async () => {
    const alerts = createAlerts(null, () => expect.unreachable())
    alerts.call('It failed', 'failed')
    expect(await alerts.sent()).toBeUndefined()
  })
})

describe('the alert hook', () => {
  function hook(address: string | undefined, answer: () => Promise<Response>) {
    const asked: Request[] = []
    const alert = createAlertHook(address, async (url, request) => {
      asked.push(new Request(url, request))
      return answer()
    })
    return { alert, asked }
  }

  test('sends the text as chats take it', async () => {
    const { alert, asked } = hook('https://chat.example/hook', async () => new Response('ok'))
    expect(await alert?.('It failed', 'failed')).toBeNull()
    expect(await asked[0]?.json()).toEqual({ kind: 'failed', text: 'It failed' })
  })

  test('may be on this machine', async () => {
    const { alert, asked } = hook('http://127.0.0.1:9/hook', async () => new Response('ok'))
    expect(await alert?.('It failed', 'failed')).toBeNull()
    expect(asked).toHaveLength(1)
  })

  test.each(['http://chat.example/hook', 'http://127.0.0.1.example/hook', 'file:///etc/passwd', 'chat'])(
    'sends nothing to %s',
    async address => {
      const { alert, asked } = hook(address, async () => new Response('ok'))
      expect(await alert?.('It failed', 'failed')).toContain('no https address')
      expect(asked).toEqual([])
    }
  )

  test('says why it did not arrive', async () => {
    expect(
      await hook('https://a.example', async () => new Response('', { status: 404 })).alert?.('', '')
    ).toBe('answered 404')
    const failed = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
    expect(await hook('https://a.example', () => Promise.reject(failed)).alert?.('', '')).toBe(
      'fetch failed: connect ECONNREFUSED'
    )
  })

  test('is none without an address', () => {
    expect(createAlertHook(undefined, fetch)).toBeNull()
    expect(createAlertHook('', fetch)).toBeNull()
  })
})

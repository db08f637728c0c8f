import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { readTraceparent, traceparentOf } from '../../../scripts/telemetry/trace-context.ts'
import type { Publication } from '#publishing/publication.ts'
import type { Status } from '#publishing/status.ts'
import { startHeartbeat } from '../../../scripts/telemetry/heartbeat.ts'
import { createLog, type LogEntry } from '../../../scripts/telemetry/log.ts'
import { publicationEntry } from '../../../scripts/telemetry/publication-entry.ts'
import { openTracing } from '../../../scripts/telemetry/tracing.ts'
import { JsonListener } from '../../fixtures/json-listener.ts'

const trace = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${trace}-b7ad6b7169203331-01`
let listener: JsonListener

beforeEach(async () => {
  listener = new JsonListener()
  await listener.start()
})
afterEach(() => listener.stop())

const report = { moment: '2026-11-24T10:00:00Z', pages: 1200, problems: [] }
const published: Publication = {
  added: ['/a'],
  changed: ['/b', '/c'],
  kind: 'published',
  milliseconds: 240,
  removed: [],
  report,
  step: { files: { added: [], changed: [], removed: [] }, from: 1, to: 1 }
}
const status: Status = {
  ignored: 0,
  lastPublished: { added: 1, changed: 2, milliseconds: 240, moment: '2026-11-24T10:00:00.000Z', removed: 0 },
  leftOut: [],
  moment: '2026-11-24T10:00:00.000Z',
  notes: [],
  pages: 1200,
  waiting: { kind: 'nothing' }
}
const held: Publication = {
  ...published,
  alarms: [{ kind: 'shrunk', pages: 10, removed: 4 }],
  kind: 'held'
}

describe('an entry of the log', () => {
  const written = (env: Record<string, string>, entry: LogEntry): string[] => {
    const lines: string[] = []
    createLog(env, line => lines.push(line))(entry)
    return lines
  }
  const entry = publicationEntry(
    { announcements: [], deployment: null, publication: published, status },
    traceparent
  )

  test('where Cloud Logging reads is one line, with severity, trace and what a filter asks for', () => {
    const [line = '', ...more] = written({ GOOGLE_CLOUD_PROJECT: 'clavel', K_SERVICE: 'publisher' }, entry)
    expect(more).toEqual([])
    expect(JSON.parse(line)).toMatchObject({
      'logging.googleapis.com/spanId': 'b7ad6b7169203331',
      'logging.googleapis.com/trace': `projects/clavel/traces/${trace}`,
      message: expect.stringContaining('1200 pages'),
      publication: {
        added: 1,
        changed: 2,
        kind: 'published',
        milliseconds: 240,
        removed: 0,
        waiting: 'nothing'
      },
      severity: 'INFO',
      time: expect.any(String)
    })
  })

  test('for people is one line for a publication', () => {
    const lines = written({}, entry)
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('\n')
    expect(lines[0]).not.toContain('{')
  })

  test('of a held publication warns, and says on a console what would go', () => {
    const waiting = { kind: 'held', reason: '4 of 10 pages would go.', since: 'x' } as const
    const warning = publicationEntry({
      announcements: [],
      deployment: null,
      publication: held,
      status: { ...status, waiting }
    })
    expect(warning.severity).toBe('WARNING')
    expect(written({}, warning)[0]?.split('\n').length).toBeGreaterThan(2)
    expect(JSON.parse(written({ LOG_FORMAT: 'json' }, warning)[0] ?? '').message).not.toContain('\n')
  })

  test('of a failed publication is an error', () => {
    const publication: Publication = { kind: 'failed', reason: 'no space left\nat write' }
    const waiting = { kind: 'failed', reason: publication.reason, since: 'x' } as const
    expect(
      publicationEntry({ announcements: [], deployment: null, publication, status: { ...status, waiting } })
    ).toMatchObject({ fields: { publication: { kind: 'failed', milliseconds: null } }, severity: 'ERROR' })
  })

  test('is JSON in a job of Cloud Run, too', () => {
    const [line = ''] = written({ CLOUD_RUN_JOB: 'pull' }, { message: 'hola', severity: 'INFO' })
    expect(JSON.parse(line)).toMatchObject({ message: 'hola', severity: 'INFO' })
  })

  test('is text on Cloud Run too when the environment says so', () => {
    expect(
      written({ K_SERVICE: 'publisher', LOG_FORMAT: 'text' }, { message: 'hola', severity: 'INFO' })
    ).toEqual(['hola'])
  })

  test('is made of what a program writes to its console, a stack trace included', () => {
    const program = `
      import { structureConsole } from './scripts/telemetry/log.ts'
      structureConsole({ LOG_FORMAT: 'json' })
      console.log('Building', { pages: 3 })
      console.error(new Error('broken'))`
    const { stderr, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8'
    })
    expect(JSON.parse(stdout)).toMatchObject({ message: 'Building {"pages":3}', severity: 'INFO' })
    expect(JSON.parse(stderr)).toMatchObject({
      message: expect.stringContaining('broken\n    at '),
      severity: 'ERROR'
    })
  })
})

describe('the trace of a request', () => {
  test('is read from both headers that there are', () => {
    expect(traceparentOf({ traceparent })).toBe(traceparent)
    expect(traceparentOf({ 'x-cloud-trace-context': `${trace}/255;o=1` })).toBe(
      `00-${trace}-00000000000000ff-01`
    )
  })

  test.each([
    {},
    { traceparent: '00-zz-1-01' },
    { traceparent: `00-${'0'.repeat(32)}-b7ad6b7169203331-01` },
    { 'x-cloud-trace-context': 'x' },
    { 'x-cloud-trace-context': `${trace}/99999999999999999999999` },
    { traceparent: [traceparent, traceparent] }
  ])('is none in %j', headers => {
    expect(traceparentOf(headers)).toBeNull()
  })

  test('names trace and span', () => {
    expect(readTraceparent(traceparent)).toEqual({ spanId: 'b7ad6b7169203331', traceId: trace })
    expect(readTraceparent(null)).toBeNull()
  })
})

interface SentSpan {
  name: string
  parentSpanId?: string
  spanId: string
  status: { code: number; message?: string }
  traceId: string
}

function spansIn({ heard }: JsonListener): SentSpan[] {
  return heard.flatMap(({ body }) => {
    const { resourceSpans }: { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] } = Object(body)
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  })
}

describe('the spans of a publication', () => {
  test('go to the collector that the environment names: its steps in it, and it in the trace of the request', async () => {
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = listener.origin
    try {
      const tracing = await openTracing(process.env)
      await tracing.run('publication', traceparent, async () => {
        expect(tracing.step('plan', () => 7)).toBe(7)
        await expect(tracing.step('release', () => Promise.reject(new Error('503')))).rejects.toThrow('503')
        expect(() =>
          tracing.step('switch', () => {
            throw new Error('no space left')
          })
        ).toThrow('no space left')
        expect(tracing.traceparent()).toContain(trace)
      })
      expect(tracing.step('outside', () => 1)).toBe(1)
      await tracing.close()
    } finally {
      delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
    }
    expect(listener.heard[0]?.path).toBe('/v1/traces')
    const spans = spansIn(listener)
    expect(spans.map(({ name }) => name).toSorted()).toEqual(['plan', 'publication', 'release', 'switch'])
    const whole = spans.find(({ name }) => name === 'publication')
    expect(whole).toMatchObject({ parentSpanId: 'b7ad6b7169203331', traceId: trace })
    for (const { name, parentSpanId, status: own } of spans.filter(span => span !== whole)) {
      expect(parentSpanId).toBe(whole?.spanId)
      expect(own.code).toBe(name === 'plan' ? 0 : 2)
    }
  })

  test('load nothing and change nothing without a collector', () => {
    const program = `
      import { registerHooks } from 'node:module'
      registerHooks({ resolve: (name, context, next) => {
        if (name.startsWith('@opentelemetry')) throw new Error(name)
        return next(name, context)
      } })
      const { openTracing } = await import('./scripts/telemetry/tracing.ts')
      const tracing = await openTracing({})
      console.log(await tracing.run('publication', null, async () => tracing.step('plan', () => 'done')), tracing.traceparent())
      await tracing.close()`
    const { stderr, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8'
    })
    expect({ stderr, stdout }).toEqual({ stderr: '', stdout: 'done null\n' })
  })

  test('keep nothing waiting when the collector is away', async () => {
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:9'
    try {
      const tracing = await openTracing(process.env)
      expect(await tracing.run('publication', 'nonsense', async () => 'published')).toBe('published')
      const since = performance.now()
      await tracing.close()
      expect(performance.now() - since).toBeLessThan(6000)
    } finally {
      delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
    }
  })
})

describe('a heartbeat', () => {
  const beat = (now: Status | null, more: { address?: string } = {}) => {
    const problems: string[] = []
    const stop = startHeartbeat({
      address: `${listener.origin}/ping`,
      everyMs: 10,
      onProblem: problem => problems.push(problem),
      readStatus: () => now,
      ...more
    })
    return { problems, stop }
  }

  test('comes again and again, and says how the site stands', async () => {
    const { problems, stop } = beat(status)
    await expect.poll(() => listener.heard.length).toBeGreaterThan(2)
    stop()
    expect(listener.heard[0]).toEqual({
      body: { lastPublished: '2026-11-24T10:00:00.000Z', waiting: 'nothing' },
      path: '/ping'
    })
    expect(problems).toEqual([])
  })

  test('that does not arrive is told once', async () => {
    listener.status = 503
    const { problems, stop } = beat(null)
    await expect.poll(() => listener.heard.length).toBeGreaterThan(3)
    stop()
    expect(problems).toEqual(['the heartbeat did not arrive: answered 503'])
  })

  test('is silent while publications fail, and comes back with them', async () => {
    let now: Status = { ...status, waiting: { kind: 'failed', reason: 'x', since: 'y' } }
    let asked = 0
    const stop = startHeartbeat({
      address: listener.origin,
      everyMs: 5,
      onProblem: () => {},
      readStatus: () => {
        asked += 1
        return now
      }
    })
    await expect.poll(() => asked).toBeGreaterThan(3)
    expect(listener.heard).toEqual([])
    now = status
    await expect.poll(() => listener.heard.length).toBeGreaterThan(0)
    stop()
  })

  test.each(['http://monitor.example/x', 'nonsense', 'ftp://127.0.0.1'])('is not sent to %s', address => {
    const { problems, stop } = beat(status, { address })
    stop()
    expect(problems).toHaveLength(1)
    expect(listener.heard).toEqual([])
  })
})

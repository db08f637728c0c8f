import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fromProto3JSON, toProto3JSON } from 'proto3-json-serializer'
import protobuf from 'protobufjs'
import { expect, test } from 'vitest'
import { applyMonitoring, type Ask } from '../../../scripts/alarms/apply.ts'
import { readMonitoring } from '../../../scripts/alarms/files.ts'

const files = readMonitoring({ host: 'www.shop.example', project: 'shop-project' })
const require = createRequire(import.meta.url)

/** The descriptions that Google's own clients are made of. */
function typesOf(file: string): protobuf.Root {
  return protobuf.Root.fromJSON(JSON.parse(readFileSync(file, 'utf8')))
}

const monitoring = typesOf(require.resolve('@google-cloud/monitoring/build/protos/protos.json'))
const dashboards = typesOf(require.resolve('@google-cloud/monitoring-dashboards/build/protos/protos.json'))

/** A file as Google reads it, and would say it again: unknown words are gone. */
function asRead(root: protobuf.Root, type: string, file: unknown): unknown {
  const message = fromProto3JSON(root.lookupType(type), JSON.parse(JSON.stringify(file)))
  if (message === null) throw new TypeError('not read')
  return toProto3JSON(message)
}

/** Google does not repeat a zero. */
function withoutZeros(file: unknown): object {
  return Object(JSON.parse(JSON.stringify(file), (_key, value: unknown) => (value === 0 ? undefined : value)))
}

test.each([
  ...files.alerts.map(
    file => [file.displayName, monitoring, 'google.monitoring.v3.AlertPolicy', file] as const
  ),
  ...files.uptime.map(
    file => [file.displayName, monitoring, 'google.monitoring.v3.UptimeCheckConfig', file] as const
  ),
  ...files.dashboards.map(
    file => [file.displayName, dashboards, 'google.monitoring.dashboard.v1.Dashboard', file] as const
  )
])('%s has the shape that Google asks for: no word of it is lost', (_name, root, type, file) => {
  expect(asRead(root, type, file)).toMatchObject(withoutZeros(file))
})

test.each(files.metrics.map(file => [file.name, file] as const))(
  '%s is a metric as Google counts them',
  (_name, file) => {
    const { description, filter, labelExtractors = {}, metricDescriptor, name, ...rest } = file
    expect(rest).toEqual({})
    expect([description, filter, name].every(text => typeof text === 'string')).toBe(true)
    expect(asRead(monitoring, 'google.api.MetricDescriptor', metricDescriptor)).toMatchObject(
      Object(metricDescriptor)
    )
    const { labels = [] }: { labels?: { key: string }[] } = Object(metricDescriptor)
    expect(Object.keys(Object(labelExtractors))).toEqual(labels.map(({ key }) => key))
  }
)

test('every metric that an alert or a dashboard reads is one of Google or of ours', () => {
  const own = JSON.stringify([files.alerts, files.dashboards]).matchAll(/user\/([a-z-]+)/g)
  const named = new Set([...own].map(([, name = '']) => name))
  expect([...named].toSorted()).toEqual(files.metrics.map(({ name }) => name).toSorted())
})

/** Keeps what is sent, by collection, as Google does. */
function project() {
  const kept = new Map<string, object>()
  const sent: string[] = []
  const ask: Ask = async (method, url, body = {}) => {
    const path = url.replace(/^https:\/\/\w+\.googleapis\.com\/v\d\//, '').replace(/\?.*/, '')
    if (method === 'GET') {
      const list = path.slice(path.lastIndexOf('/') + 1)
      return { [list]: [...kept].filter(([name]) => name.startsWith(`${path}/`)).map(([, each]) => each) }
    }
    sent.push(`${method} ${path}`)
    const name = method === 'POST' ? `${path}/${kept.size}` : path
    kept.set(name, { etag: `of ${name}`, ...body, name })
    return kept.get(name)
  }
  return { ask, kept, sent }
}

const given = { files, mail: 'ops@shop.example', project: 'shop-project', say: () => {} }

test('every alarm has its part in the page for the night, and every part its alarm', () => {
  const titles = readFileSync('docs/three-in-the-morning.md', 'utf8').match(/^## Clavel: .+/gm) ?? []
  expect(titles.map(title => title.slice(3)).toSorted()).toEqual(
    files.alerts.map(({ displayName }) => displayName).toSorted()
  )
})

test('an alarm about a metric that Google does not know yet is postponed, and all others are there', async () => {
  const { ask, kept } = project()
  const young: Ask = async (method, url, body) =>
    JSON.stringify(body ?? '').includes('user/client-reports') && url.includes('alertPolicies')
      ? null
      : ask(method, url, body)
  expect(await applyMonitoring(young, given)).toEqual({ postponed: ['Clavel: browsers report faults'] })
  expect([...kept.keys()].filter(name => name.includes('alertPolicies')).length).toBe(files.alerts.length - 1)
  expect([...kept.keys()].some(name => name.includes('/dashboards/'))).toBe(true)
})

test('a second time changes what is there and makes nothing twice', async () => {
  const { ask, kept, sent } = project()
  await applyMonitoring(ask, given)
  const first = kept.size
  expect(sent.filter(line => line.startsWith('POST')).length).toBe(1 + 2 + 7 + 1)
  sent.length = 0
  await applyMonitoring(ask, given)
  expect(kept.size).toBe(first)
  expect(sent.filter(line => line.startsWith('POST'))).toEqual([])
})

test('alerts call the channel, and watch the checks by the ids that Google gave them', async () => {
  const { ask, kept } = project()
  await applyMonitoring(ask, given)
  const written = JSON.stringify([...kept.values()])
  expect(written).not.toMatch(/\$[A-Z]/)
  const [check = ''] = [...kept.keys()].filter(name => name.includes('/uptimeCheckConfigs/'))
  expect(written).toContain(String.raw`check_id=\"${check.split('/').at(-1)}\"`)
  expect(written).toContain('"notificationChannels":["projects/shop-project/notificationChannels/')
})

test('a rehearsal of the command says each request, and sends none', { timeout: 120_000 }, () => {
  const options = ['--to', 'staging', '--mail', 'ops@shop.example', '--rehearse']
  const env = { GOOGLE_CLOUD_PROJECT: 'shop-project', SITE_URL: 'https://www.shop.example' }
  const { status, stdout } = spawnSync(process.execPath, ['scripts/alarms.ts', ...options], {
    encoding: 'utf8',
    env
  })
  expect(status).toBe(0)
  const things = files.metrics.length + files.uptime.length + files.alerts.length + files.dashboards.length
  expect(stdout.match(/^(?:POST|PUT) https:/gm)?.length).toBe(things + 1)
})

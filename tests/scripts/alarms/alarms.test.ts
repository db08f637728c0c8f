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
function typesOf(client: string): protobuf.Root {
  const folder = require.resolve(`${client}/package.json`).replace(/package\.json$/, '')
  return protobuf.Root.fromJSON(JSON.parse(readFileSync(`${folder}build/protos/protos.json`, 'utf8')))
}

const monitoring = typesOf('@google-cloud/monitoring')
const dashboards = typesOf('@google-cloud/monitoring-dashboards')

test.each([
  ...files.alerts.map(file => [file.displayName, monitoring, 'google.monitoring.v3.AlertPolicy', file] as const),
  ...files.uptime.map(file => [file.displayName, monitoring, 'google.monitoring.v3.UptimeCheckConfig', file] as const),
  ...files.dashboards.map(
    file => [file.displayName, dashboards, 'google.monitoring.dashboard.v1.Dashboard', file] as const
  )
])('%s has the shape that Google asks for: no word of it is lost', (_name, root, type, file) => {
  const message = fromProto3JSON(root.lookupType(type), JSON.parse(JSON.stringify(file)))
  if (message === null) throw new TypeError('not read')
  expect(toProto3JSON(message)).toMatchObject(file)
})

test('every metric that an alert or a dashboard reads is one of Google or of ours', () => {
  const own = JSON.stringify([files.alerts, files.dashboards]).matchAll(/user\/([a-z-]+)/g)
  const named = new Set([...own].map(([, name]) => name))
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

test('a second time changes what is there and makes nothing twice', async () => {
  const { ask, kept, sent } = project()
  const given = { files, mail: 'ops@shop.example', project: 'shop-project', say: () => {} }
  await applyMonitoring(ask, given)
  const first = kept.size
  expect(sent.filter(line => line.startsWith('POST')).length).toBe(1 + 2 + 5 + 1)
  sent.length = 0
  await applyMonitoring(ask, given)
  expect(kept.size).toBe(first)
  expect(sent.filter(line => line.startsWith('POST'))).toEqual([])
})

test('alerts call the channel, and watch the checks by the ids that Google gave them', async () => {
  const { ask, kept } = project()
  await applyMonitoring(ask, { files, mail: 'ops@shop.example', project: 'shop-project', say: () => {} })
  const written = JSON.stringify([...kept.values()])
  expect(written).not.toMatch(/\$[A-Z]/)
  const [check = ''] = [...kept.keys()].filter(name => name.includes('/uptimeCheckConfigs/'))
  expect(written).toContain(String.raw`check_id=\"${check.split('/').at(-1)}\"`)
  expect(written).toContain('"notificationChannels":["projects/shop-project/notificationChannels/')
})

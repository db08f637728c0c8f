import { z } from 'zod'
import type { Monitoring, Named } from './files.ts'

export type Ask = (method: 'GET' | 'PATCH' | 'POST' | 'PUT', url: string, body?: object) => Promise<unknown>

interface Given {
  files: Monitoring
  /** Who is called. */
  mail: string
  project: string
  say: (line: string) => void
}

/**
 * Makes a project have what the files say: what is there under the same name is changed, and nothing is made twice. What people made by hand stays.
 */
export async function applyMonitoring(ask: Ask, { files, mail, project, say }: Given): Promise<void> {
  const monitoring = `https://monitoring.googleapis.com/v3/projects/${project}`
  for (const metric of files.metrics) {
    await ask('PUT', `https://logging.googleapis.com/v2/projects/${project}/metrics/${metric.name}`, metric)
    say(`  ${metric.name}`)
  }
  const put = async (url: string, list: string, wanted: Named): Promise<string> => {
    const kept = await listed(ask, url, list)
    const there = kept.find(({ displayName }) => displayName === wanted.displayName)
    const root = url.slice(0, url.indexOf('/projects/'))
    const answer =
      there === undefined
        ? await ask('POST', url, wanted)
        : await ask('PATCH', `${root}/${there.name}`, { ...wanted, name: there.name, ...etagOf(there) })
    say(`  ${wanted.displayName}`)
    return resource.parse(answer).name
  }
  const channel = await put(`${monitoring}/notificationChannels`, 'notificationChannels', {
    displayName: `Clavel: ${mail}`,
    labels: { email_address: mail },
    type: 'email'
  })
  const checks = new Map<string, string>()
  for (const check of files.uptime) {
    const name = await put(`${monitoring}/uptimeCheckConfigs`, 'uptimeCheckConfigs', check)
    checks.set(check.displayName, name.slice(name.lastIndexOf('/') + 1))
  }
  for (const alert of files.alerts)
    await put(`${monitoring}/alertPolicies`, 'alertPolicies', filledIn(alert, channel, checks))
  for (const dashboard of files.dashboards)
    await put(
      `https://monitoring.googleapis.com/v1/projects/${project}/dashboards`,
      'dashboards',
      dashboard
    )
}

const resource = z.object({ name: z.string() })
const existing = z.looseObject({ displayName: z.string().optional(), etag: z.string().optional(), name: z.string() })
type Existing = z.output<typeof existing>

/** A dashboard is changed only by who names the state of it that was read. */
function etagOf({ etag }: Existing): object {
  return etag === undefined ? {} : { etag }
}

async function listed(ask: Ask, url: string, list: string): Promise<Existing[]> {
  const page = z.looseObject({ nextPageToken: z.string().optional() })
  const found: Existing[] = []
  let token = ''
  do {
    const answer = page.parse(await ask('GET', `${url}?pageSize=100${token && `&pageToken=${token}`}`))
    found.push(...z.array(existing).parse(answer[list] ?? []))
    token = encodeURIComponent(answer.nextPageToken ?? '')
  } while (token !== '')
  return found
}

/** An alert names whom it calls, and a check by the id that Google gave it. */
function filledIn(alert: Named, channel: string, checks: ReadonlyMap<string, string>): Named {
  const text = JSON.stringify(alert)
    .replaceAll('$CHANNEL', channel)
    .replaceAll(/\$CHECK\(([^)]*)\)/g, (_whole, name: string) => checks.get(name) ?? '')
  return filledAlert.parse(JSON.parse(text))
}

const filledAlert = z.looseObject({ displayName: z.string() })

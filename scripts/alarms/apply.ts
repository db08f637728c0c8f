import { z } from 'zod'
import type { Monitoring, Named } from './files.ts'

/** A request to an interface of Google. The answer is null where Google does not know what is named. */
export type Ask = (method: 'GET' | 'PATCH' | 'POST' | 'PUT', url: string, body?: object) => Promise<unknown>

interface Given {
  files: Monitoring
  /** The address that alarms are sent to. */
  mail: string
  project: string
  say: (line: string) => void
}

/**
 * Makes a project have what the files say. A thing of the same name is changed, so nothing is made twice; what people made by hand stays. Alerts about a
 * metric that is new are postponed, because Google refuses them for some minutes.
 */
export async function applyMonitoring(
  ask: Ask,
  { files, mail, project, say }: Given
): Promise<{ postponed: string[] }> {
  const monitoring = `https://monitoring.googleapis.com/v3/projects/${project}`
  for (const metric of files.metrics) {
    await ask('PUT', `https://logging.googleapis.com/v2/projects/${project}/metrics/${metric.name}`, metric)
    say(`  ${metric.name}`)
  }
  const put = async (url: string, wanted: Named): Promise<string> => {
    const name = await written(ask, url, wanted)
    if (name === null) throw new Error(`Google does not know ${url}`)
    say(`  ${wanted.displayName}`)
    return name
  }
  const channel = await put(`${monitoring}/notificationChannels`, {
    displayName: `Clavel: ${mail}`,
    labels: { email_address: mail },
    type: 'email'
  })
  const checks = new Map<string, string>()
  for (const check of files.uptime) {
    const name = await put(`${monitoring}/uptimeCheckConfigs`, check)
    checks.set(check.displayName, name.slice(name.lastIndexOf('/') + 1))
  }
  const postponed: string[] = []
  for (const alert of files.alerts) {
    const name = await written(ask, `${monitoring}/alertPolicies`, filledIn(alert, channel, checks))
    if (name === null) postponed.push(alert.displayName)
    else say(`  ${alert.displayName}`)
  }
  for (const dashboard of files.dashboards)
    await put(`https://monitoring.googleapis.com/v1/projects/${project}/dashboards`, dashboard)
  return { postponed }
}

const resource = z.object({ name: z.string() }).nullable()
const existing = z.looseObject({
  displayName: z.string().optional(),
  etag: z.string().optional(),
  name: z.string()
})
type Existing = z.output<typeof existing>

/** Makes a thing in a collection, or changes the one that has its name, and tells its whole name. */
async function written(ask: Ask, url: string, wanted: Named): Promise<string | null> {
  const there = (await listed(ask, url)).find(({ displayName }) => displayName === wanted.displayName)
  const root = url.slice(0, url.indexOf('/projects/'))
  const answer =
    there === undefined
      ? await ask('POST', url, wanted)
      : await ask('PATCH', `${root}/${there.name}`, { ...wanted, name: there.name, ...etagOf(there) })
  return resource.parse(answer)?.name ?? null
}

/** Google changes a dashboard only for a caller that names the state it has read. */
function etagOf({ etag }: Existing): object {
  return etag === undefined ? {} : { etag }
}

async function listed(ask: Ask, url: string): Promise<Existing[]> {
  const list = url.slice(url.lastIndexOf('/') + 1)
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

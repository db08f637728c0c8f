import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Alerts } from '#publishing/alert.ts'
import { createHostingApi, type HostingApi, type LiveRelease } from '#publishing/hosting/api.ts'
import { hostingTokens } from '#publishing/hosting/credentials.ts'
import { type Deployment, deploy } from '#publishing/hosting/deploy.ts'
import { type HostingSettings, readHosting } from '#publishing/hosting/serving-config.ts'
import type { ReleaseAlarm } from '#publishing/control.ts'
import { type RunningCode, releaseStops } from '#publishing/control.ts'
import type { Publisher } from '#publishing/publication.ts'
import type { RunMeans } from '#publishing/run.ts'
import { type Announcement, addressesToTell, announce } from '#publishing/hosting/search-engines.ts'
import { readStatus, writeStatus } from '#publishing/status-file.ts'
import { hostingConfigFile, sitePlace } from '#publishing/site-place.ts'
import { publishing, settings } from '#settings.ts'
import { openControl } from '../control/store.ts'
import { chooseTarget } from '../database/target.ts'
import { createOwnAlerts } from './alerts.ts'
import { hostingSiteIn } from './hosting-site.ts'
import { codeStamp } from '../site/stamp.ts'

const google = 'https://firebasehosting.googleapis.com'
const cacheFolder = '.cache/hosting'

/** Services of a run on this machine. Only data from a database in the cloud are released: a local catalogue stays here. */
export function runMeans(
  publisher: Pick<Publisher, 'publish'>,
  env: NodeJS.ProcessEnv,
  isStaying = false
): RunMeans & { alerts: Alerts } {
  return {
    alerts: createOwnAlerts(env),
    announce: tellEngines,
    deploy: isReleased(env) ? deployWith(env, stopsFor(env, isStaying)) : null,
    now: () => new Date(),
    publisher,
    readStatus,
    writeStatus
  }
}

/** `HOSTING_API_ORIGIN` names a stand-in, which gets `HOSTING_API_TOKEN` and no token of Google. */
export function isReleased(env: NodeJS.ProcessEnv): boolean {
  return chooseTarget(env).kind === 'cloud' || Boolean(env.HOSTING_API_ORIGIN)
}

export function hostingApi(env: NodeJS.ProcessEnv): HostingApi {
  const standIn = env.HOSTING_API_ORIGIN
  return createHostingApi({
    origin: standIn || google,
    site: hostingSiteIn(env),
    token: standIn ? async () => env.HOSTING_API_TOKEN ?? '' : hostingTokens(),
    wait: setTimeout
  })
}

/** The rules are read each time: a build writes the content security policy into them. */
function deployWith(
  env: NodeJS.ProcessEnv,
  stops: (live: LiveRelease | null) => Promise<ReleaseAlarm[]>
): NonNullable<RunMeans['deploy']> {
  const api = hostingApi(env)
  const memory = join(sitePlace().folder, 'hosting.json')
  const uploads = Math.max(0, Math.trunc(Number(env.HOSTING_UPLOADS))) || undefined
  return site => deploy({ ...site, api, cacheFolder, hosting: hostingHere(), memory, stops, uploads })
}

/** A pause, a rollback by the command or in the console, and newer code keep a release back. */
function stopsFor(
  env: NodeJS.ProcessEnv,
  isStaying: boolean
): (live: LiveRelease | null) => Promise<ReleaseAlarm[]> {
  const control = openControl(env, isStaying)
  const own = runningCode(env, new Date())
  return async live => {
    const { lifted } = await control.read()
    const inConsole: ReleaseAlarm[] =
      live?.isRollback && live.name !== lifted ? [{ kind: 'rolled-back', release: live.version }] : []
    return [...(await releaseStops(control, own)), ...inConsole]
  }
}

/** Cloud Run numbers its deployments: `publisher-00012-abc`. */
export function runningCode(env: NodeJS.ProcessEnv, now: Date): RunningCode {
  const number = /-(\d{5})-[a-z]+$/.exec(env.K_REVISION ?? '')?.[1]
  return { print: codeStamp(), revision: number ? Number(number) : null, started: now.toISOString() }
}

/** The rules of the project for the site, wherever it lies. */
function hostingHere(): HostingSettings {
  return { ...readHosting(readFileSync(hostingConfigFile(), 'utf8')), folder: sitePlace().served }
}

async function tellEngines(deployment: Deployment): Promise<Announcement[]> {
  const { indexNowKey, sitemapPings } = publishing
  // Sitemaps grow with the site: they are read only where engines are told something.
  if (indexNowKey === null && sitemapPings.length === 0) return []
  if (deployment.kind !== 'released' || deployment.changes === null) return []
  const folder = sitePlace().served
  const sitemaps = readdirSync(folder)
    .filter(name => /^sitemap-.*\.xml$/.test(name))
    .map(name => readFileSync(join(folder, name), 'utf8'))
  const { site } = settings
  return announce({ ...publishing, fetch, site }, addressesToTell(deployment.changes, sitemaps, site))
}

import { hostname, userInfo } from 'node:os'
import { sitePlace } from '#publishing/site-place.ts'
import { chooseTarget, nameOf } from '../database/target.ts'
import { keepPolicy } from '../site/policy.ts'
import { hostingApi, isReleased } from '../publisher/release.ts'
import { errorMessage } from '#publishing/error-message.ts'
import { end, type Outcome, refused } from '../console.ts'
import type { Decision } from './operate.ts'
import { type Releases, releasesIn } from './releases.ts'
import type { Means } from './routes.ts'
import { blockedChangesIn } from '../guard/day-guard.ts'
import { openControl } from './store.ts'
import type { HostingApi } from '#publishing/hosting/api.ts'

/** Options of the commands that decide something. */
export const decisionOptions = {
  by: { type: 'string' },
  reason: { default: '', type: 'string' },
  to: { type: 'string' }
} as const

type Say = (text: string) => void

/** Ends a command that decides something. Commands that its lines name act on the same environment: whoever writes those lines does not know of one. */
export async function endDeciding(
  to: string | undefined,
  decide: (say: Say) => Promise<Outcome>
): Promise<never> {
  const outcome = await decide(text => console.log(withTarget(text, to))).catch((error: unknown) =>
    refused(
      `The site and the decision about it could not be reached: ${errorMessage(error)}\n` +
        'Check the network, the project, and who asks: gcloud auth application-default login'
    )
  )
  return end(outcome.kind === 'done' ? outcome : refused(withTarget(outcome.message, to)))
}

/** A text whose commands have the environment behind them. */
export function withTarget(text: string, to: string | undefined): string {
  if (to === undefined) return text
  return text.replaceAll(
    /npm run (pause|resume|rollback|publish-site)( --)?/g,
    (_, name: string) => `npm run ${name} -- --to ${to}`
  )
}

export function decisionOf({
  by,
  reason = ''
}: {
  by?: string | undefined
  reason?: string | undefined
}): Decision {
  return { by: by || `${userInfo().username}@${hostname()}`, now: new Date(), reason }
}

/** The releases of the site that the environment names. */
export function releasesHere(env: NodeJS.ProcessEnv): Releases {
  return isReleased(env) ? releasesOf(hostingApi(env)) : releasesIn(sitePlace())
}

/** Pages of another build have other scripts in them. Hosting keeps the rules with each release, a folder does not. */
export function keepRulesOf(env: NodeJS.ProcessEnv): void {
  if (!isReleased(env)) keepPolicy(sitePlace().served)
}

/** Services with which a publishing program follows the decisions of administrators. */
export function controlMeans(env: NodeJS.ProcessEnv, release: Means['release']): Means {
  return {
    control: openControl(env),
    held: () => blockedChangesIn(sitePlace().folder),
    onRolledBack: () => keepRulesOf(env),
    release,
    releases: releasesHere(env),
    say: console.log
  }
}

export function siteName(env: NodeJS.ProcessEnv): string {
  return isReleased(env)
    ? `the site made of ${nameOf(chooseTarget(env))}`
    : `the site in ${sitePlace().served}`
}

/** Releases of a site on Firebase Hosting, which keeps them. */
export function releasesOf(api: HostingApi): Releases {
  const nameOf = (version: string) => version.slice(version.lastIndexOf('/') + 1)
  const live = async () => (await api.live())?.name ?? null
  return {
    async goBackTo(version) {
      const found = (await api.releases()).find(each => nameOf(each.version) === version)
      if (found === undefined)
        return refused(`Hosting has no release ${version}. See: npm run rollback -- --list`)
      await api.release(found.version, `Rolled back to ${version}`)
      return { kind: 'done', live: await live() }
    },
    async list() {
      const now = (await api.live())?.version
      const all = await api.releases()
      const others = all.filter(({ version }) => version !== now)
      const names = new Set<string>()
      // A version that was released twice can be gone back to once.
      return others.flatMap(release => {
        const version = nameOf(release.version)
        if (names.has(version)) return []
        names.add(version)
        return [{ ...release, version }]
      })
    },
    live
  }
}

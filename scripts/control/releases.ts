import { openReleases, type Place } from 'live-publisher'
import type { PastRelease } from '#publishing/hosting/api.ts'
import { type Refusal, refused } from '../console.ts'

/** Releases to which one can go back, the newest first. */
export interface Releases {
  list: () => Promise<PastRelease[]>
  /** Gives visitors an old release. Answers the name of the one that they have then. */
  goBackTo: (version: string) => Promise<{ kind: 'done'; live: string | null } | Refusal>
  /** The release that visitors have; null where it has no name of its own. */
  live: () => Promise<string | null>
}

/** Releases of a site that is served from its folder. */
export function releasesIn(place: Place): Releases {
  const releases = openReleases(place)
  return {
    goBackTo: async version =>
      (await releases.rollBack(Number(version)))
        ? { kind: 'done', live: null }
        : refused(`There is no kept release ${version}. See: npm run rollback -- --list`),
    list: async () =>
      releases.kept().map(({ files, moment, version }) => ({
        message: files === null ? 'before a build' : `before ${files.length} changed files`,
        moment,
        version: String(version)
      })),
    live: async () => null
  }
}

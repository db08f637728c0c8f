import type { PastRelease } from '#publishing/hosting/api.ts'
import { openKeptReleases, restoreRelease } from '#publishing/kept-releases.ts'
import { withLock } from '#publishing/lock.ts'
import { keptIn, openTrees, type Place } from '#publishing/trees.ts'
import { type Outcome, refused } from '../console.ts'

/** What can be gone back to, the newest first. */
export interface Releases {
  list: () => Promise<PastRelease[]>
  /** Gives visitors an old release. Answers the name of the one that they have then. */
  goBackTo: (
    version: string
  ) => Promise<{ kind: 'done'; live: string | null } | Extract<Outcome, { kind: 'refused' }>>
  /** The release that visitors have; null where it has no name of its own. */
  live: () => Promise<string | null>
}

/** Of a site that is served from its folder. */
export function releasesIn(place: Place): Releases {
  const trees = openTrees(place)
  const list = async (): Promise<PastRelease[]> => {
    const current = trees.current()
    if (current === null) return []
    return openKeptReleases(keptIn(place), place.kept)
      .before(current.version)
      .map(({ files, moment, version }) => ({
        message: files === null ? 'before a build' : `before ${files.length} changed files`,
        moment,
        version: String(version)
      }))
  }
  return {
    goBackTo: version =>
      withLock(place, () => {
        const current = trees.current()
        if (current === null) return refused('There is no site to roll back.')
        const draft = `${place.folder}/rolling-back`
        const entry = restoreRelease(
          keptIn(place),
          { ...current, tree: place.served },
          Number(version),
          draft
        )
        if (entry === null)
          return refused(`There is no kept release ${version}. See: npm run rollback -- --list`)
        trees.install(draft, entry)
        return { kind: 'done', live: null }
      }),
    list,
    live: async () => null
  }
}

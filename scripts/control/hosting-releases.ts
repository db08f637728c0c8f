import type { HostingApi } from '#publishing/hosting/api.ts'
import { refused } from '../console.ts'
import type { Releases } from './releases.ts'

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

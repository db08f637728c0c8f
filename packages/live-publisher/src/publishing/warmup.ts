import { releaseMemory } from '../rendering/bytes.ts'
import type { Releases } from '../releases/releases.ts'
import type { StagedRelease } from '../releases/staged-release.ts'
import type { Site } from '../site.ts'
import { type Keys, keysOfAll, takeChanges } from './keys.ts'
import { createPlanning } from './planning.ts'
import { type PublishContext, publishVersion, shownIn } from './publication.ts'

/** Prepares a publisher, so that its first change is online as quickly as later ones: it renders some files, then runs a publication of the unchanged content and the site's rehearsals up to the last step. Each step takes the lock on its own, so that another program that changes the site need not wait for all of them. */
export async function warmUp<Content extends object>(
  context: PublishContext<Content>,
  site: Pick<Site<Content>, 'fingerprint' | 'rehearsals'>,
  content: Content,
  alone: Alone
): Promise<void> {
  const { code, releases, renderer } = context
  await renderer.render(content, renderer.examples, async (_, bytes) => releaseMemory(bytes))
  const keys = keysOfAll(site.fingerprint, shownIn(context, content))
  const own = {
    ...context,
    planning: createPlanning(site.fingerprint),
    releases: unseen(releases, { code, keys })
  }
  for (const edited of [content, ...(site.rehearsals?.(content) ?? [])]) {
    const version = { content: edited, documents: {}, moment: '', problems: [] }
    await alone(() => publishVersion(own, version, { force: true }))
  }
}

/** Does some work while no other program changes the site. */
type Alone = (work: () => Promise<unknown>) => Promise<unknown>

/** A site that is what was committed to it, and never served: each release is given up at its end. */
function unseen(
  releases: Pick<Releases, 'begin'>,
  { code, keys }: { code: string; keys: Keys }
): PublishContext<object>['releases'] {
  return {
    begin: (): StagedRelease => {
      const staged = releases.begin()
      const commit: StagedRelease['commit'] = ({ changes }) => {
        staged.abandon()
        takeChanges(keys, changes)
      }
      return { ...staged, commit }
    },
    current: () => ({ code, documents: {}, keys, version: 0 })
  }
}

import { releaseMemory } from '../rendering/bytes.ts'
import type { Releases } from '../releases/releases.ts'
import type { StagedRelease } from '../releases/staged-release.ts'
import type { Site } from '../site.ts'
import { type Keys, keysOfAll, takeChanges } from './keys.ts'
import { createPlanning } from './planning.ts'
import { type PublishContext, publishVersion, shownIn } from './publication.ts'

/**
 * What a publisher does before it is ready, so that the first change is online as soon as later ones: it renders some files, and then publishes the content as it
 * is, and the rehearsals of the site, up to the last step. Each of them is made by itself, so that another program that changes the site does not wait for all of them.
 */
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

import type { Ahead } from '#publishing/ahead.ts'
import { type ControlStore, stopsOf, withRelease } from '#publishing/control.ts'
import { withLock } from '#publishing/lock.ts'
import { MissingImages, publishEdition, type Workshop } from '#publishing/publication.ts'
import type { Publication, PublishOptions } from '#publishing/publisher.ts'
import { reasonOf } from '#publishing/reason.ts'
import type { Steps } from '#publishing/steps.ts'
import { ownPlace } from '#publishing/trees.ts'
import type { DayGuard } from '../guard/day-guard.ts'
import type { Edition } from './edition.ts'

/** What a publication of the process works with. */
export interface Publishing {
  control: Pick<ControlStore, 'change' | 'read'>
  /** An edition of everything, also of what the guard holds. */
  editAll: () => Promise<Edition>
  /** Whether the site is by this code, and its photographs are known to the bundle. */
  isCurrent: () => boolean
  newest: Pick<Ahead<Edition>, 'outdate' | 'take'>
  onPublished: (edition: Edition) => Promise<void>
  step: Steps
}

/** What fails is told; what only a new start can publish makes one. */
export async function publishOnce(
  workshop: Workshop,
  { control, editAll, isCurrent, newest, onPublished, step }: Publishing,
  options: PublishOptions,
  restart: () => Promise<never>
): Promise<Publication> {
  try {
    const guarded = await step('edition', newest.take)
    const isReleased = options.force === true && guarded.waits !== undefined
    const edition = isReleased ? await editAll() : guarded
    const stops = stopsOf(await control.read())
    if (!isCurrent()) return await restart()
    const publication = await withLock(ownPlace(), () =>
      publishEdition(workshop, edition, { ...options, stops })
    )
    if (publication.kind !== 'published' && publication.kind !== 'unchanged') return publication
    await onPublished(edition)
    if (isReleased) await writeDown(control, guarded.waits ?? '', options.by)
    // What was made ahead of this knew other addresses, and another past.
    newest.outdate()
    return publication
  } catch (error) {
    if (error instanceof MissingImages) return restart()
    return { kind: 'failed', reason: reasonOf(error) }
  }
}

/** Who let go what the guard had held. */
async function writeDown(
  { change }: Pick<ControlStore, 'change'>,
  what: string,
  by = 'somebody'
): Promise<void> {
  await change(before => withRelease(before, { by, moment: new Date().toISOString(), what }))
}

/** An edition that is online counts from now on. */
export function keepPublished(
  guard: Pick<DayGuard, 'published'>,
  keepAddresses: Publishing['onPublished']
): Publishing['onPublished'] {
  return edition => {
    if (edition.admitted) guard.published(edition.admitted)
    return keepAddresses(edition)
  }
}

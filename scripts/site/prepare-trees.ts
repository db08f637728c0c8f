import type { Catalog } from '#catalog/model/catalog.ts'
import { withLock } from '#publishing/lock.ts'
import { practise } from '#publishing/practice.ts'
import type { Workshop } from '#publishing/publication.ts'
import { reasonOf } from '#publishing/reason.ts'
import { ownPlace } from '#publishing/trees.ts'
import type { createPictures } from './share.ts'

/** Makes the other tree what the served one is, and practises where a program stays: its first edit is online as soon as later ones. */
export async function prepareTrees(
  workshop: Workshop & { pictures: ReturnType<typeof createPictures> },
  catalog: Catalog,
  isPractising: boolean
): Promise<void> {
  const alone = <Value>(work: () => Value) => withLock(ownPlace(), work)
  await alone(() => workshop.trees.prepare())
  if (!isPractising) return
  await practise(workshop, catalog, alone).catch((error: unknown) =>
    console.error(`The publisher could not practise, its first edits take longer: ${reasonOf(error)}`)
  )
  await workshop.pictures.practise(catalog)
}

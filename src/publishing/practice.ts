import { type Catalog, createCatalog } from '#catalog/catalog.ts'
import { filesOf } from '#catalog/site.ts'
import { wholeRegion } from '#domain/province.ts'

import { letGo } from './bytes.ts'
import type { Draft } from './draft.ts'
import { type Keys, takeChanges } from './keys.ts'
import { createPlanning } from './planning.ts'
import { publishEdition, shownIn, type Workshop } from './publication.ts'
import type { Trees } from './trees.ts'

/**
 * What a publisher does before it is ready, so that the first change is online as soon as later ones: it renders some files, and then publishes
 * the catalogue as it is, and edits of it, up to the last step.
 */
export async function practise(workshop: Workshop, catalog: Catalog): Promise<void> {
  const { code, renderer, trees } = workshop
  await renderer.render(catalog, renderer.examples, async (_, content) => letGo(content))
  const keys = filesOf(shownIn(workshop, catalog))
  const own = { ...workshop, planning: createPlanning(), trees: unseen(trees, { code, keys }) }
  for (const edited of [catalog, ...editsOf(catalog)])
    await publishEdition(
      own,
      { catalog: edited, documents: {}, moment: catalog.day, problems: [] },
      { force: true }
    )
}

/** A site that is what was committed to it, and never served: each draft is given up at its end. */
function unseen(trees: Trees, { code, keys }: { code: string; keys: Keys }): Trees {
  return {
    ...trees,
    begin: (): Draft => {
      const draft = trees.begin()
      const commit: Draft['commit'] = ({ changes }) => {
        draft.abandon()
        takeChanges(keys, changes)
      }
      return { ...draft, commit }
    },
    current: () => ({ code, documents: {}, keys, version: 0 })
  }
}

/** One experience comes to the front of all its listings, goes back to its place, is taken away and is there again. */
function editsOf(catalog: Catalog): Catalog[] {
  const listed = catalog.listed[wholeRegion]
  const one = listed[Math.floor(listed.length / 2)]
  if (one === undefined) return []
  const others = catalog.experiences.filter(each => each !== one)
  const inFront = createCatalog({ ...catalog, experiences: [{ ...one, isVip: true, rank: 0 }, ...others] })
  const without = createCatalog({ ...catalog, experiences: others })
  return [inFront, catalog, without, catalog]
}

import { type Catalog, createCatalog } from '#catalog/model/catalog.ts'
import { filesOf } from '#catalog/routing/site.ts'
import { wholeRegion } from '#domain/place/province.ts'

import { letGo } from './bytes.ts'
import type { Draft } from './draft.ts'
import { type Keys, takeChanges } from './keys.ts'
import { createPlanning } from './planning.ts'
import { type Edition, publishEdition, shownIn, type Workshop } from './publication.ts'
import type { Trees } from './trees.ts'

/**
 * What a publisher does before it is ready, so that the first change is online as soon as later ones: it renders some files, and then publishes
 * the catalogue as it is, and edits of it, up to the last step. Each of them is made by itself, so that nobody else who changes the site waits for all.
 */
export async function practise(workshop: Workshop, catalog: Catalog, alone: Alone): Promise<void> {
  const { code, renderer, trees } = workshop
  await renderer.render(catalog, renderer.examples, async (_, content) => letGo(content))
  const keys = filesOf(shownIn(workshop, catalog))
  const own = { ...workshop, planning: createPlanning(), trees: unseen(trees, { code, keys }) }
  for (const edited of editsOf(catalog)) {
    const edition: Edition = { catalog: edited, documents: {}, moment: catalog.day, problems: [] }
    await alone(() => publishEdition(own, edition, { force: true }))
  }
}

/** Does some work while nobody else changes the site. */
type Alone = (work: () => Promise<unknown>) => Promise<unknown>

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

/** All as it is; then one experience comes to the front of all its listings, goes back to its place, is taken away and is there again. */
function* editsOf(catalog: Catalog): Generator<Catalog> {
  yield catalog
  const listed = catalog.listed[wholeRegion]
  const one = listed[Math.floor(listed.length / 2)]
  if (one === undefined) return
  const others = catalog.experiences.filter(each => each !== one)
  yield createCatalog({ ...catalog, experiences: [{ ...one, isVip: true, rank: 0 }, ...others] })
  yield createCatalog(catalog)
  yield createCatalog({ ...catalog, experiences: others })
  yield createCatalog(catalog)
}

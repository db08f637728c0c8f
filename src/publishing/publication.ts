import type { Catalog } from '#catalog/model/catalog.ts'
import { fingerprint } from '#catalog/memo/fingerprint.ts'
import type { Shown } from '#catalog/routing/route.ts'
import type { Problem } from '#contract/problems/problem.ts'

import { letGo } from './bytes.ts'
import type { Draft } from './draft.ts'
import { alarmsOf } from './guard.ts'
import { addressOf, isEmpty, isPage, keyChangesOf, type Plan } from './keys.ts'
import type { Planning } from './planning.ts'
import type { Changes, Publication, PublishOptions, Report } from './publisher.ts'
import type { Renderer } from './renderer.ts'
import { type Steps, unheard } from './steps.ts'
import type { Trees } from './trees.ts'

/** The pictures for social networks, which are not made by Astro. The name of each tells what is on it. */
export interface Pictures {
  shown: (catalog: Catalog) => Iterable<readonly Shown[]>
  /** Draws what was never drawn, and says where each of the files lies. */
  draw: (catalog: Catalog, files: string[]) => Promise<Map<string, string>>
}

/** What is on a picture is told by its name: with something else on it, it is another file. */
export const pictureData = 'picture'
const pictureKey = fingerprint(pictureData)

/** What a publication is made with. */
export interface Workshop {
  code: string
  pictures: Pictures
  planning: Planning
  renderer: Renderer
  /** Hears how long each step takes. */
  step?: Steps
  trees: Trees
}

/** What is to be published: the catalogue, and where it came from. */
export interface Edition {
  catalog: Catalog
  documents: Readonly<Record<string, number>>
  moment: string
  problems: Problem[]
  /** Which edits are not in it, because somebody has to look at them first; in words. */
  waits?: string
}

/** Pages show photographs in sizes that only a start of the renderer makes. */
export class MissingImages extends Error {
  constructor(files: string[]) {
    super(`Photographs are to be made first: ${files.join(', ')}`)
  }
}

/** Brings the site to the edition: renders what changed, and nothing else. */
export async function publishEdition(
  workshop: Workshop,
  edition: Edition,
  { dryRun = false, force = false, stops = [] }: PublishOptions = {}
): Promise<Publication> {
  const since = performance.now()
  const before = workshop.trees.current()
  if (before === null)
    return { kind: 'failed', reason: 'There is no site to change: npm run build makes one.' }
  const { planning, renderer, step = unheard } = workshop
  step('prepare', () => renderer.prepare(edition.catalog))
  const found = dryRun || stops.length > 0 ? undefined : renderer.begin
  const plan = step('plan', () => planning.plan(before.keys, shownIn(workshop, edition.catalog), found))
  const pages = pagesIn(before.keys.keys()) + pagesIn(plan.added) - pagesIn(plan.removed)
  const told = (): { milliseconds: number; report: Report } => ({
    milliseconds: Math.round(performance.now() - since),
    report: {
      moment: edition.moment,
      pages,
      problems: edition.problems,
      ...(edition.waits ? { waits: edition.waits } : {})
    }
  })
  const changes = addresses(plan)
  if (dryRun) return { ...changes, ...told(), kind: 'planned' }
  if (stops.length > 0) return { ...changes, ...told(), alarms: [...stops], kind: 'held' }
  if (isEmpty(plan)) {
    planning.carriedOut()
    return { ...told(), kind: 'unchanged' }
  }
  const { documents, keys: standing } = before
  const alarms = alarmsOf({ documents, files: standing.keys() }, edition.documents, plan)
  if (alarms.length > 0 && !force) return { ...changes, ...told(), alarms, kind: 'held' }
  await carryOut(workshop, edition, plan)
  return { ...changes, ...told(), kind: 'published' }
}

function pagesIn(files: Iterable<string>): number {
  let count = 0
  for (const file of files) if (isPage(file)) count += 1
  return count
}

/** Every page, file and picture of a catalogue. */
export function* shownIn({ pictures, renderer }: Workshop, catalog: Catalog): Generator<readonly Shown[]> {
  yield* renderer.shown(catalog)
  yield* pictures.shown(catalog)
}

function addresses({ added, changed, removed }: Plan): Changes {
  return {
    added: added.map(addressOf),
    changed: changed.map(addressOf),
    removed: removed.map(addressOf)
  }
}

/** All of it or nothing: what fails leaves the site as it was. */
async function carryOut(workshop: Workshop, { catalog, documents }: Edition, plan: Plan): Promise<void> {
  const { step = unheard } = workshop
  const draft = workshop.trees.begin()
  try {
    await step('make files', () => make(workshop, catalog, plan, draft))
    for (const file of plan.removed) draft.remove(file)
    for (const [file, path] of workshop.renderer.assets()) if (!draft.has(file)) draft.place(file, path)
    const missing = workshop.renderer.images().filter(file => !draft.has(file))
    if (missing.length > 0) throw new MissingImages(missing)
    step('switch', () => draft.commit({ changes: keyChangesOf(plan), code: workshop.code, documents }))
    workshop.planning.carriedOut()
  } catch (error) {
    draft.abandon()
    throw error
  }
}

async function make(
  { pictures, renderer }: Workshop,
  catalog: Catalog,
  { added, changed, keys }: Plan,
  draft: Draft
): Promise<void> {
  const files = [...changed, ...added]
  const isPicture = (file: string) => keys.get(file) === pictureKey
  const drawing = async () => {
    const drawn = await pictures.draw(catalog, files.filter(isPicture))
    for (const [file, path] of drawn) draft.place(file, path)
  }
  const rendering = () =>
    renderer.render(
      catalog,
      files.filter(file => !isPicture(file)),
      async (file, content) => {
        await draft.write(file, content)
        letGo(content)
      }
    )
  // Both come to their end, also when one fails: only then can the draft be abandoned.
  const ends = await Promise.allSettled([drawing(), rendering()])
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

import { releaseMemory } from '../rendering/bytes.ts'
import type { StagedRelease } from '../releases/staged-release.ts'
import { massDeletionAlarms } from './mass-deletion-check.ts'
import { addressOf, isEmpty, isPage, keyChangesOf, type Plan } from './keys.ts'
import type { Planning } from './planning.ts'
import type { Changes, Publication, PublishOptions, Report, SiteStep, Stop } from './outcome.ts'
import { type Steps, withoutMeasure } from './steps.ts'
import type { Renderer } from '../rendering/renderer.ts'
import type { Releases } from '../releases/releases.ts'
import type { Shown } from '../site.ts'

/** Files that are made of the content and not by Astro, such as pictures. The name of each tells what is in it: with something else in it, it is another file. */
export interface ExtraFiles<Content> {
  /** A word for them: the `data` of what is shown. */
  data: string
  shown: (content: Content) => Iterable<readonly Shown[]>
  /** Makes what was never made, and says where each of the files lies. */
  make: (content: Content, files: string[]) => Promise<Map<string, string>>
}

/** Services that a publication uses. */
export interface PublishContext<Content> {
  code: string
  extraFiles: ExtraFiles<Content>
  planning: Planning
  renderer: Renderer<Content>
  releases: Pick<Releases, 'begin' | 'current'>
  /** Is told how long each step takes. */
  step?: Steps
}

/** The content to publish and its origin. */
export interface ContentVersion<Content, Problem = unknown> {
  content: Content
  /** How many documents each collection has. */
  documents: Readonly<Record<string, number>>
  /** When they were read, ISO 8601. */
  moment: string
  /** Documents and fields that are left out or ignored, with the reason. They are passed on to the report. */
  problems: Problem[]
  /** Which edits are not in it, because an operator has to look at them first. In words. */
  waits?: string
}

/** Brings the site to the version: renders what changed, and nothing else. */
export async function publishVersion<Content, Problem>(
  context: PublishContext<Content>,
  version: ContentVersion<Content, Problem>,
  { dryRun = false, force = false }: PublishOptions = {},
  stops: readonly Stop[] = [],
  beforeOnline: () => Promise<void> = async () => {}
): Promise<Publication<Problem>> {
  const since = performance.now()
  const before = context.releases.current()
  if (before === null) return { kind: 'failed', reason: 'There is no site to change: build one first.' }
  const { planning, renderer, step = withoutMeasure } = context
  step('prepare', () => renderer.prepare(version.content))
  const found = dryRun || stops.length > 0 ? undefined : renderer.begin
  const plan = step('plan', () => planning.plan(before.keys, shownIn(context, version.content), found))
  const pages = pagesIn(before.keys.keys()) + pagesIn(plan.added) - pagesIn(plan.removed)
  const told = (): { milliseconds: number; report: Report<Problem> } => ({
    milliseconds: Math.round(performance.now() - since),
    report: reportOf(version, pages)
  })
  const changes = addresses(plan)
  if (dryRun) return { ...changes, ...told(), kind: 'planned' }
  if (stops.length > 0) return { ...changes, ...told(), alarms: [...stops], kind: 'held' }
  if (isEmpty(plan)) {
    planning.committed()
    return {
      ...told(),
      kind: 'unchanged',
      step: { files: noChanges, from: before.version, to: before.version }
    }
  }
  const { documents, keys: standing } = before
  const alarms = massDeletionAlarms(
    { documents, pages: () => pagesIn(standing.keys()) },
    version.documents,
    plan
  )
  if (alarms.length > 0 && !force) return { ...changes, ...told(), alarms, kind: 'held' }
  const assets = await carryOut(context, version, plan, beforeOnline)
  return { ...changes, ...told(), kind: 'published', step: stepOf(before.version, plan, assets) }
}

function stepOf(from: number, { added, changed, removed }: Changes, assets: string[]): SiteStep {
  return { files: { added: [...added, ...assets], changed, removed }, from, to: from + 1 }
}

const noChanges: Changes = { added: [], changed: [], removed: [] }

function reportOf<Problem>(
  { moment, problems, waits }: ContentVersion<unknown, Problem>,
  pages: number
): Report<Problem> {
  return { moment, pages, problems, ...(waits !== undefined && { waits }) }
}

function pagesIn(files: Iterable<string>): number {
  let count = 0
  for (const file of files) if (isPage(file)) count += 1
  return count
}

/** Every file of a content. */
export function* shownIn<Content>(
  { extraFiles, renderer }: Pick<PublishContext<Content>, 'extraFiles' | 'renderer'>,
  content: Content
): Generator<readonly Shown[]> {
  yield* renderer.shown(content)
  yield* extraFiles.shown(content)
}

function addresses({ added, changed, removed }: Plan): Changes {
  return {
    added: added.map(addressOf),
    changed: changed.map(addressOf),
    removed: removed.map(addressOf)
  }
}

/** All of it or nothing: what fails leaves the site as it was. Answers the assets that pages brought along. */
async function carryOut<Content>(
  context: PublishContext<Content>,
  { content, documents }: ContentVersion<Content>,
  plan: Plan,
  beforeOnline: () => Promise<void>
): Promise<string[]> {
  const { step = withoutMeasure } = context
  const draft = context.releases.begin()
  try {
    // Both come to their end, also when one fails: only then can the draft be abandoned.
    const ends = await Promise.allSettled([
      step('make files', () => make(context, content, plan, draft)),
      beforeOnline()
    ])
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    for (const file of plan.removed) draft.remove(file)
    const assets = [...context.renderer.assets()].filter(([file]) => !draft.has(file))
    for (const [file, path] of assets) draft.place(file, path)
    step('switch', () => draft.commit({ changes: keyChangesOf(plan), code: context.code, documents }))
    context.planning.committed()
    return assets.map(([file]) => file)
  } catch (error) {
    draft.abandon()
    throw error
  }
}

async function make<Content>(
  { extraFiles, renderer }: PublishContext<Content>,
  content: Content,
  { added, changed, keys }: Plan,
  draft: StagedRelease
): Promise<void> {
  const files = [...changed, ...added]
  const extraKey = JSON.stringify(extraFiles.data)
  const isExtra = (file: string) => keys.get(file) === extraKey
  const making = async () => {
    const made = await extraFiles.make(content, files.filter(isExtra))
    for (const [file, path] of made) draft.place(file, path)
  }
  const rendering = () =>
    renderer.render(
      content,
      files.filter(file => !isExtra(file)),
      async (file, bytes) => {
        await draft.write(file, bytes)
        releaseMemory(bytes)
      }
    )
  // Both come to their end, also when one fails: only then can the draft be abandoned.
  const ends = await Promise.allSettled([making(), rendering()])
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

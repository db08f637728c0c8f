import { dataFiles } from '#domain/site/data-files.ts'
import type { Language } from '#domain/text/locale.ts'
import { type PlanEntry, readPlanEntries } from '#domain/plan/plan-entry.ts'

import { readDataFiles } from '#services/site/data-files.ts'

export type PlanEntries =
  | { kind: 'read'; entries: ReadonlyMap<string, PlanEntry> }
  | { kind: 'failed'; isOffline: boolean }

export type LoadPlanEntries = (language: Language) => Promise<PlanEntries>

/** What a plan tells of its experiences: files of the site, kept for when there is no network. */
export const loadPlanEntries: LoadPlanEntries = async language => {
  const files = await readDataFiles(dataFiles.plan(language), readPlanEntries)
  if (files.kind === 'failed') return files
  return { entries: new Map(files.content.flatMap(entries => [...entries])), kind: 'read' }
}

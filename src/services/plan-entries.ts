import { dataRoutes } from '#domain/data-routes.ts'
import type { Language } from '#domain/locale.ts'
import { type PlanEntry, readPlanEntries } from '#domain/plan-entry.ts'

import { readDataFile } from './data-files.ts'

export type PlanEntries =
  | { kind: 'read'; entries: ReadonlyMap<string, PlanEntry> }
  | { kind: 'failed'; isOffline: boolean }

export type LoadPlanEntries = (language: Language) => Promise<PlanEntries>

/** What a plan tells of its experiences: a file of the site, kept for when there is no network. */
export const loadPlanEntries: LoadPlanEntries = async language => {
  const file = await readDataFile(dataRoutes.plan(language), readPlanEntries)
  return file.kind === 'read' ? { entries: file.content, kind: 'read' } : file
}

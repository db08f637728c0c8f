import { mapResult, type Result } from '#domain/data/remote.ts'
import { dataFiles } from '#domain/site/data-files.ts'
import type { Language } from '#domain/text/locale.ts'
import { type PlanEntry, readPlanEntries } from '#domain/plan/plan-entry.ts'

import { readDataFiles } from '#services/site/data-files.ts'

export type PlanEntries = ReadonlyMap<string, PlanEntry>

export type LoadPlanEntries = (language: Language) => Promise<Result<PlanEntries>>

/** Data of a plan's experiences: files of the site, cached for use without a network. */
export const loadPlanEntries: LoadPlanEntries = async language => {
  const files = await readDataFiles(dataFiles.plan(language), readPlanEntries)
  return mapResult(files, tables => new Map(tables.flatMap(entries => [...entries])))
}

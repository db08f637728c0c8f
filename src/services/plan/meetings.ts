import { mapResult, type Result } from '#domain/data/remote.ts'
import { type MeetingEntry, readMeetings } from '#domain/plan/meeting/meeting-entry.ts'
import { dataFiles } from '#domain/site/data-files.ts'
import type { Language } from '#domain/text/locale.ts'

import { readDataFiles } from '#services/site/data-files.ts'

export type Meetings = ReadonlyMap<string, MeetingEntry>

export type LoadMeetings = (language: Language) => Promise<Result<Meetings>>

/** Where to be and whom to call: files of the site, kept for when there is no network. */
export const loadMeetings: LoadMeetings = async language => {
  const files = await readDataFiles(dataFiles.meetings(language), readMeetings)
  return mapResult(files, tables => new Map(tables.flatMap(entries => [...entries])))
}

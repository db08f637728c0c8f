import type { Columns } from '#domain/data/columnar-table.ts'
import { type MeetingEntry, writeMeetings } from '#domain/plan/meeting/meeting-entry.ts'
import type { MeetingSource } from '#domain/plan/plan-source.ts'
import { htmlLines } from '#domain/text/html-lines.ts'
import { memoizeByLocale } from '#i18n/text/memoize-by-locale.ts'
import type { Words } from '#i18n/text/words.ts'

/** Where to be, what to bring and whom to call, in the language of the words. */
export function meetingTable(words: Words, sources: MeetingSource[]): Columns {
  return writeMeetings(sources.map(source => entryOf(words, source)))
}

const entryOf = memoizeByLocale((words, { company, ...experience }: MeetingSource): MeetingEntry => {
  const { format, language, plain, read } = words
  const where = experience.meetingPoint && read(experience.meetingPoint)
  return {
    address: experience.address ?? '',
    bring: [
      ...experience.notIncluded.map(plain),
      ...(experience.importantHtml ? htmlLines(plain(experience.importantHtml)) : [])
    ],
    cancellationHours: experience.freeCancellationHours,
    company: company?.name ?? '',
    included: experience.included.map(plain),
    languages: format.list(experience.guideLanguages.map(format.languageName)),
    phone: company?.phone ?? null,
    slug: experience.slug,
    where: {
      language: where && where.language !== language ? where.language : null,
      text: where?.text ?? ''
    }
  }
})

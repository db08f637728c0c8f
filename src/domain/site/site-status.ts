import { interpolate } from '#domain/text/interpolate.ts'

/** How the site stands to what the editors wrote, for people without a console. */
export interface SiteStatus {
  /** When visitors got something else for the last time, ISO 8601; null when it is not known. */
  publishedAt: string | null
  /** Documents that are not on the site, and why, in the words of the editors. */
  leftOut: { document: string; field: string; problem: string }[]
  /** Changes that visitors do not have yet, because publishing failed or an operator has to look first. */
  waiting: { kind: 'failed' | 'held'; reason: string; alarms: SiteAlarm[]; isPart: boolean } | null
}

/** Why a publication is held; what is no part of it is a change that waits by itself. */
export type SiteAlarm =
  | { kind: 'emptied'; collection: string; documents: number }
  | { kind: 'older-code' | 'rolled-back' | 'stopped' }
  | { kind: 'shrunk'; pages: number; removed: number }

/** Why a publication is held, in the words of a language. */
export function alarmText(
  alarm: SiteAlarm,
  words: Readonly<Record<SiteAlarm['kind'], string>>,
  nameOf: (collection: string) => string
): string {
  switch (alarm.kind) {
    case 'emptied':
      return interpolate(words.emptied, {
        collection: nameOf(alarm.collection),
        count: String(alarm.documents)
      })
    case 'shrunk':
      return interpolate(words.shrunk, { pages: String(alarm.pages), removed: String(alarm.removed) })
    case 'older-code':
    case 'rolled-back':
    case 'stopped':
    default:
      return words[alarm.kind]
  }
}

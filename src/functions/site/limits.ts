import type { Limit } from '#domain/data/rate-limit.ts'

/** Reads are many when a page is reloaded again and again; removals are few. */
export const readingLimits = [{ by: 'person', seconds: 60, times: 120 }] as const satisfies Limit[]
export const writingLimits = [{ by: 'person', seconds: 600, times: 60 }] as const satisfies Limit[]

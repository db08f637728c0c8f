import type { Limit } from '#domain/data/rate-limit.ts'

/** As often as somebody with a nervous finger reads, and as often as somebody tidies up. */
export const readingLimits = [{ by: 'person', seconds: 60, times: 120 }] as const satisfies Limit[]
export const writingLimits = [{ by: 'person', seconds: 600, times: 60 }] as const satisfies Limit[]

import { z } from 'zod'

import type { CountedCalls, Limit } from '#domain/data/rate-limit.ts'
import { parsedOrNull } from './fitting.ts'

/** A document of `funciones/{name}/limites`. The database removes it after `caduca`. */
const countedCalls = z
  .object({ desde: z.number(), veces: z.number() })
  .transform(({ desde, veces }): CountedCalls => ({ sinceMs: desde, times: veces }))

export function decodeCountedCalls(document: unknown): CountedCalls | null {
  return parsedOrNull(countedCalls, document)
}

export function encodeCountedCalls({ sinceMs, times }: CountedCalls, { seconds }: Limit) {
  return { caduca: new Date(sinceMs + seconds * 1000), desde: sinceMs, veces: times }
}

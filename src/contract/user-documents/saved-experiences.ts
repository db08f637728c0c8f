import { z } from 'zod/mini'

import { decodePlan, encodePlan, type Plan } from '#domain/plan/plan.ts'

import { readerOf } from '#contract/fields/plain-fields.ts'

const savedDocument = z.object({ plan: z.string() })
const readSaved = readerOf(savedDocument)

/** The document `usuarios/{uid}/experiencias/guardadas`. One that cannot be read holds nothing. */
export function decodeSaved(document: unknown): Plan {
  return decodePlan(readSaved(document)?.plan ?? '') ?? []
}

export function encodeSaved(plan: Plan): z.output<typeof savedDocument> {
  return { plan: encodePlan(plan) }
}

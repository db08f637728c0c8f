import { z } from 'zod/mini'

import { id, localizedText, nullable, slug } from '#contract/fields/plain-fields.ts'

export const wayFields = z.union([
  z.object({ kind: z.literal('walk'), minutes: z.number() }),
  z.object({ km: z.number(), kind: z.literal('ride') })
])

/** Sheets that a partner may print, as the site publishes them (`/datos/socios/{id}.json`). */
const partnerKitFile = z.object({
  near: z.array(z.object({ id, name: localizedText, slug, way: nullable(wayFields) })),
  shortName: id
})

export type PrintableFile = z.output<typeof partnerKitFile>

/** Null when it is another file. */
export function readPartnerKitFile(file: unknown): PrintableFile | null {
  const parsed = z.safeParse(partnerKitFile, file)
  return parsed.success ? parsed.data : null
}

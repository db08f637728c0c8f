import { z } from 'zod/mini'

import { readerOf } from '#contract/fields/plain-fields.ts'

/** A document for each document of the catalogue that somebody has open, with everybody who has below it. */
export const presenceCollection = 'presencia'
export const presentCollection = 'presentes'

const dayMs = 24 * 60 * 60 * 1000

export interface StoredPresence {
  /** ISO 8601. */
  since: string
  heardAt: string
}

/** What nobody took away goes after its `caduca`. */
export function encodePresence({ heardAt, since }: StoredPresence) {
  return { caduca: new Date(Date.parse(heardAt) + dayMs), desde: since, visto: heardAt }
}

export const readPresence = readerOf<StoredPresence>(
  z.pipe(
    z.object({ desde: z.string(), visto: z.string() }),
    z.transform(({ desde, visto }) => ({ heardAt: visto, since: desde }))
  )
)

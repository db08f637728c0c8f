import { z } from 'zod/mini'

import { readerOf } from '#contract/fields/plain-fields.ts'
import { objectCodec } from '#contract/values/codecs.ts'

/** A document for each document of the catalogue that is open, with the people who have it open below it. */
export const presenceCollection = 'presencia'
export const presentCollection = 'presentes'

const dayMs = 24 * 60 * 60 * 1000

export interface StoredPresence {
  /** ISO 8601. */
  since: string
  seenAt: string
}

const stored = objectCodec({ seenAt: ['visto', z.string()], since: ['desde', z.string()] })

/** An entry that nobody removed expires at its `caduca`. */
export function encodePresence(presence: StoredPresence) {
  return { ...z.encode(stored, presence), caduca: new Date(Date.parse(presence.seenAt) + dayMs) }
}

export const readPresence = readerOf<StoredPresence>(stored)

import type { LocalizedText } from '#domain/text/text.ts'

import type { PartnerSpot, Way } from './host.ts'

/** Sheets that a partner may print, and its links. */
export interface PartnerKit {
  /** Its short address, whole. */
  address: string
  id: string
  name: string
  /** The other partners of the same account. */
  others: { id: string; name: string }[]
  near: { id: string; name: LocalizedText; way: Way | null }[]
  spots: PartnerSpot[]
  /** When its private link ends, ISO 8601; null for an account. */
  until: string | null
}

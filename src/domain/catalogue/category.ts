import type { LocalizedText } from '#domain/text/text.ts'

/** A kind of experience. `startsNearby`: its lists begin with the nearest once a position is known. */
export interface Category {
  id: string
  slug: string
  name: LocalizedText
  description: LocalizedText | null
  order: number
  startsNearby: boolean
  motif: string | null
}

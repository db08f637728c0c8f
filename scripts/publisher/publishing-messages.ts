import { z } from 'zod'
import type { Documents } from '../site/heap.ts'
import type { PreviewAnswer, PreviewQuestion } from '#publishing/preview.ts'
import type { PublishOptions, Stop } from 'live-publisher'
import type { Publication } from '#publishing/publication.ts'

/** Orders that the process of a publisher receives at its start. */
export const ordersSchema = z.object({
  /** How much its heap may grow to. */
  heapMb: z.number(),
  /** Says that something changed, and publishes when it is asked: also where another program releases what was published. */
  isAsked: z.boolean(),
  /** Listens to the database, and publishes what changes there; else it reads everything when it is asked. */
  isFollowing: z.boolean(),
  /** Renders some pages as a rehearsal before it is ready: the first change is then online as soon as later ones. */
  isPractising: z.boolean()
})

export type Orders = z.output<typeof ordersSchema>

/** A request to a publisher: a publication, or a question about drafts. */
export type Ask = { id: number } & ({ options: PublishOptions } | { preview: PreviewQuestion })

export type Message =
  | { kind: 'ready' }
  | { kind: 'changed' }
  /** `id` null: it was not requested, something changed. */
  | { kind: 'publication'; id: number | null; publication: Publication }
  | { kind: 'preview'; id: number; answer: PreviewAnswer }
  /** How much memory the process took at most until now. */
  | { kind: 'memory'; peakMb: number }
  /** It is to be started again: there is other code, or so many documents that it needs more room. */
  | { kind: 'restart'; forDocuments?: Documents }
  /** `stops`: it is no failure, an operator stopped publications. */
  | { kind: 'ended'; reason: string; stops?: Stop[] }

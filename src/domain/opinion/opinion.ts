import type { Language } from '#domain/text/locale.ts'

/** A customer's opinion after review. Opinions have no rating. `date` is ISO 8601. */
export interface Opinion {
  id: string
  author: string
  text: string
  language: Language
  date: string
  isPurchaseVerified: boolean
}

/** An opinion with what the public does not see. */
export interface SubmittedOpinion extends Opinion {
  uid: string
  isPublished: boolean
  /** Read by an administrator, who did not publish it. */
  isRefused: boolean
  /** The administrator's reason for a refusal; null when none was given. */
  refusal: string | null
}

export const longestRefusal = 500

/** How far an opinion has come. */
export type OpinionState = 'published' | 'refused' | 'waiting'

export function stateOfOpinion({
  isPublished,
  isRefused
}: Pick<SubmittedOpinion, 'isPublished' | 'isRefused'>): OpinionState {
  if (isPublished) return 'published'
  return isRefused ? 'refused' : 'waiting'
}

/** One that waits for its review, and what it is about. */
export interface WaitingOpinion extends Opinion {
  experienceId: string
  experienceName: string
}

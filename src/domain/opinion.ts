import type { Language } from './locale.ts'

/** What a customer wrote after review. Opinions have no rating. `date` is ISO 8601. */
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
}

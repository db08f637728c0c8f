import type { LocalizedText } from '#domain/text/text.ts'

export const questionTopics = ['bookings', 'prices', 'account', 'partners'] as const
export type QuestionTopic = (typeof questionTopics)[number]

/** A frequent question and its answer. */
export interface Question {
  id: string
  slug: string
  question: LocalizedText
  answerHtml: LocalizedText
  imageUrl: string | null
  order: number
  topic: QuestionTopic
  /** When an editor changed it last. */
  updated: string | null
}

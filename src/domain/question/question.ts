import { slugOf } from '#domain/text/slug.ts'
import { type LocalizedText, readIn } from '#domain/text/text.ts'

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
}

/** A question as administrators write it; without an `order` it comes last. */
export interface QuestionDraft {
  question: LocalizedText
  answerHtml: LocalizedText
  order: number | null
  topic: QuestionTopic
}

const longestSlug = 80

/** The address of a new question, made of its text. */
export function questionSlug(question: LocalizedText): string {
  return slugOf(readIn('es', question).text).slice(0, longestSlug).replace(/-+$/, '')
}

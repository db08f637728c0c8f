import type { Language } from '#domain/text/locale.ts'
import type { QuestionTopic } from '#domain/question/question.ts'

export interface AdminTexts {
  add: string
  answer: string
  chooseImage: string
  close: string
  code: Record<
    'aborted' | 'already-exists' | 'image-invalid' | 'other' | 'permission-denied' | 'text-required',
    string
  >
  done: Record<'image-removed' | 'image-saved' | 'published' | 'refused' | 'removed' | 'saved', string>
  edit: string
  image: string
  languages: Record<Language, string>
  loading: string
  moreReviews: string
  newQuestion: string
  noReviews: string
  notAdmin: string
  order: string
  publish: string
  question: string
  questions: string
  refusal: string
  refusalHint: string
  refuse: string
  remove: string
  removeImage: string
  removeSure: string
  reviews: string
  save: string
  topic: string
  topics: Record<QuestionTopic, string>
  unverified: string
  verified: string
}

import type { QuestionTopic } from '#domain/question/question.ts'

export const topicNames = {
  account: 'cuenta',
  bookings: 'reservas',
  partners: 'colaboradores',
  prices: 'precios'
} as const satisfies Record<QuestionTopic, string>

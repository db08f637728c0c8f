import type { FieldProblem } from '#domain/text/field-problem.ts'

/** A customer's opinion of an experience, as the form has it. */
export interface OpinionForm {
  author: string
  text: string
}

const longestAuthor = 60
const shortestOpinion = 10
const longestOpinion = 2000

type Code = 'author-required' | 'author-too-long' | 'opinion-too-short' | 'opinion-too-long'

export type OpinionProblem = FieldProblem<keyof OpinionForm, Code>

/** Validates each field, in the order of the form; empty when the opinion can be sent. */
export function validateOpinion({ author, text }: OpinionForm): OpinionProblem[] {
  return [...validateAuthor(author.trim().length), ...validateText(text.trim().length)]
}

function validateAuthor(length: number): OpinionProblem[] {
  if (length === 0) return [{ code: 'author-required', field: 'author' }]
  return length > longestAuthor ? [{ code: 'author-too-long', field: 'author' }] : []
}

function validateText(length: number): OpinionProblem[] {
  if (length < shortestOpinion) return [{ code: 'opinion-too-short', field: 'text' }]
  return length > longestOpinion ? [{ code: 'opinion-too-long', field: 'text' }] : []
}

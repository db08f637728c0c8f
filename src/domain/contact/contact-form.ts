import { type FieldProblem, validateEmail } from '#domain/text/field-problem.ts'

/** A visitor's message to the business. */
export interface ContactForm {
  name: string
  email: string
  message: string
  acceptsTerms: boolean
}

/** The name must be under 15 characters, the message at least 10 (specification, section 5). */
const longestContactName = 14
const shortestMessage = 10
const longestMessage = 5000

type Code =
  | 'name-required'
  | 'name-too-long'
  | 'email-required'
  | 'email-invalid'
  | 'message-required'
  | 'message-too-short'
  | 'message-too-long'
  | 'terms-required'

export type ContactProblem = FieldProblem<keyof ContactForm, Code>

/** Validates each field, in the order of the form; empty when the message can be sent. */
export function validateContactForm({ acceptsTerms, email, message, name }: ContactForm): ContactProblem[] {
  return [
    ...validateName(name.trim().length),
    ...validateEmail(email),
    ...validateMessage(message.trim().length),
    ...(acceptsTerms ? [] : [{ code: 'terms-required', field: 'acceptsTerms' } as const])
  ]
}

function validateName(length: number): ContactProblem[] {
  if (length === 0) return [{ code: 'name-required', field: 'name' }]
  return length > longestContactName ? [{ code: 'name-too-long', field: 'name' }] : []
}

function validateMessage(length: number): ContactProblem[] {
  if (length === 0) return [{ code: 'message-required', field: 'message' }]
  if (length < shortestMessage) return [{ code: 'message-too-short', field: 'message' }]
  return length > longestMessage ? [{ code: 'message-too-long', field: 'message' }] : []
}

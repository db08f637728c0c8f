import { isEmail } from './email.ts'

/** A field of a form that cannot be sent as it is, and why: `code` is a key of the texts, never a text. */
export interface FieldProblem<Field extends string, Code extends string> {
  field: Field
  code: Code
}

/** The one thing that is wrong with an e-mail address; empty when nothing is. */
export function validateEmail(email: string): FieldProblem<'email', 'email-required' | 'email-invalid'>[] {
  const written = email.trim()
  if (written === '') return [{ code: 'email-required', field: 'email' }]
  return isEmail(written) ? [] : [{ code: 'email-invalid', field: 'email' }]
}

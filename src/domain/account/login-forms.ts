import { type FieldProblem, validateEmail } from '#domain/text/field-problem.ts'
import { passwordStrength } from './password-strength.ts'
import { isE164 } from './profile.ts'

export interface LoginForm {
  email: string
  password: string
  showsPassword: boolean
}

export interface RegistrationForm {
  email: string
  password: string
}

export interface ResetForm {
  email: string
}

/** Sign-in by phone: the number in E.164 once it is valid, then the code of the message. */
export interface PhoneForm {
  phone: string
  isPhoneValid: boolean
  code: string
}

export const shortestPassword = 6

type PasswordCode = 'password-required' | 'password-too-short' | 'password-common'
type CredentialsCode = 'email-required' | 'email-invalid' | PasswordCode
export type CredentialsProblem = FieldProblem<'email' | 'password', CredentialsCode>
export type PhoneProblem = FieldProblem<'phone', 'phone-invalid'>

/** The rules of sign-in and registration are the same (specification, section 5). */
export function validateCredentials({ email, password }: RegistrationForm): CredentialsProblem[] {
  return [...validateEmail(email), ...validatePassword(password)]
}

/** Where a password is chosen, it is none of those that are guessed first either. */
export function validateNewCredentials(
  form: RegistrationForm,
  common: ReadonlySet<string>
): CredentialsProblem[] {
  return [...validateEmail(form.email), ...validateNewPassword(form, common)]
}

/** `email` is the address that the account is known by, or empty. */
export function validateNewPassword(
  { email, password }: RegistrationForm,
  common: ReadonlySet<string>
): FieldProblem<'password', PasswordCode>[] {
  const problems = validatePassword(password)
  if (problems.length > 0) return problems
  return passwordStrength(password, email, common) === 'common'
    ? [{ code: 'password-common', field: 'password' }]
    : []
}

export function validateResetForm({
  email
}: ResetForm): FieldProblem<'email', 'email-required' | 'email-invalid'>[] {
  return validateEmail(email)
}

/** Whether a number is valid in its country is known where it is typed; here, that it has the shape of E.164. */
export function validatePhoneForm({ isPhoneValid, phone }: PhoneForm): PhoneProblem[] {
  return isPhoneValid && isE164(phone) ? [] : [{ code: 'phone-invalid', field: 'phone' }]
}

function validatePassword(password: string): FieldProblem<'password', PasswordCode>[] {
  if (password === '') return [{ code: 'password-required', field: 'password' }]
  return password.length < shortestPassword ? [{ code: 'password-too-short', field: 'password' }] : []
}

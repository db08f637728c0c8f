import type { AuthProblem } from './auth-codes.ts'
import type { LoginFieldCode } from './login-step.ts'
import type { PrivacyNoteTexts } from '#domain/privacy/privacy-note.ts'
import type { PasswordStrength } from './password-strength.ts'

/** What the login panel says, in the language of the page. */
export interface LoginTexts {
  accountCreated: string
  back: string
  botCheck: string
  busy: string
  code: string
  codeLead: string
  codeTitle: string
  confirm: string
  country: string
  createAccount: string
  email: string
  emailSent: string
  errors: Record<AuthProblem, string>
  fields: Record<LoginFieldCode, string>
  forgot: string
  google: string
  hidePassword: string
  noAccount: string
  notKept: string
  or: string
  otherNumber: string
  password: string
  passwordHint: string
  phone: string
  phoneLead: string
  phoneNumber: string
  phoneTitle: string
  privacyAccount: PrivacyNoteTexts
  privacyPhone: PrivacyNoteTexts
  register: string
  registerTitle: string
  resend: string
  resendIn: string
  resetLead: string
  resetTitle: string
  sendCode: string
  sendEmail: string
  showPassword: string
  smsSent: string
  social: string
  socialUnavailable: string
  strength: Record<PasswordStrength, string>
  submit: string
  title: string
  welcome: string
}

/** Strength of a new password, judged without knowing who wants to guess it. */
export type PasswordStrength = 'common' | 'short' | 'good'

/** Length is what makes a password hard to guess, more than signs and digits. */
const goodLength = 12

/** `common` are the passwords that are tried first, in lower case. An own e-mail address is guessed as soon. */
export function passwordStrength(
  password: string,
  email: string,
  common: ReadonlySet<string>
): PasswordStrength {
  const lower = password.toLowerCase()
  const [localPart = ''] = email.toLowerCase().split('@')
  if (common.has(lower) || (localPart !== '' && lower === localPart) || lower === email.toLowerCase()) {
    return 'common'
  }
  return password.length < goodLength ? 'short' : 'good'
}

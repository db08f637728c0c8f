import { dictionary } from '@zxcvbn-ts/language-common'

import { shortestPassword } from '#domain/account/login-forms.ts'

/** As many as OWASP asks to refuse (ASVS 2.1.7): more would make the file larger than the whole sign-in. */
const maxPasswords = 3000

let known: { passwords: string[] } | null = null

/** The passwords that are used most, the commonest first, of those that are long enough to be chosen. */
export function commonPasswords(): { passwords: string[] } {
  known ??= {
    passwords: dictionary['passwords-common']
      .filter(password => password.length >= shortestPassword)
      .slice(0, maxPasswords)
  }
  return known
}

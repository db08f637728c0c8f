import { problemOf } from '#domain/account/auth-codes.ts'
import type { LoginTexts } from '#domain/account/login-texts.ts'
import type { ProfileTexts } from '#domain/account/profile-texts.ts'

import { refusalIn } from '#islands/account/login/refusal.ts'

/** Why a function refused. What it refuses to a session that has ended, the connection does not mend. */
export function callRefusal(code: string, login: LoginTexts, texts: ProfileTexts): string {
  return code === 'unauthenticated' ? login.errors['session-over'] : texts.failed
}

/** Why a proof was refused. The one who proves it types a password alone: nothing else can be wrong. */
export function proofRefusal(code: string, login: LoginTexts, texts: ProfileTexts): string | null {
  if (!code.startsWith('auth/')) return callRefusal(code, login, texts)
  return problemOf(code) === 'credentials' ? texts.passwordWrong : refusalIn(login, code)
}

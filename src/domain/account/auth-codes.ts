/** Reasons for which signing in is refused; each is the key of a text that helps the visitor. */
export const authProblems = [
  'already-linked',
  'bot-check',
  'code-expired',
  'code-wrong',
  'credentials',
  'disabled',
  'email-invalid',
  'email-taken',
  'network',
  'not-allowed',
  'not-linked',
  'other-person',
  'phone-invalid',
  'popup-blocked',
  'recent-login',
  'session-over',
  'sms-limit',
  'taken',
  'too-many',
  'unanswered',
  'unknown',
  'weak-password'
] as const
export type AuthProblem = (typeof authProblems)[number]

/** Codes of Firebase. Which of e-mail and password is wrong is not said: it would tell who has an account. */
const problems: Readonly<Record<string, AuthProblem>> = {
  'auth/account-exists-with-different-credential': 'taken',
  'auth/captcha-check-failed': 'bot-check',
  'auth/code-expired': 'code-expired',
  'auth/credential-already-in-use': 'taken',
  'auth/email-already-in-use': 'email-taken',
  'auth/internal-error': 'unanswered',
  'auth/invalid-app-credential': 'bot-check',
  'auth/invalid-credential': 'credentials',
  'auth/invalid-email': 'email-invalid',
  'auth/invalid-login-credentials': 'credentials',
  'auth/invalid-phone-number': 'phone-invalid',
  'auth/invalid-refresh-token': 'session-over',
  'auth/invalid-user-token': 'session-over',
  'auth/invalid-verification-code': 'code-wrong',
  'auth/missing-verification-code': 'code-wrong',
  'auth/network-request-failed': 'network',
  'auth/no-such-provider': 'not-linked',
  'auth/operation-not-allowed': 'not-allowed',
  'auth/popup-blocked': 'popup-blocked',
  'auth/provider-already-linked': 'already-linked',
  'auth/quota-exceeded': 'sms-limit',
  'auth/requires-recent-login': 'recent-login',
  'auth/session-expired': 'code-expired',
  'auth/timeout': 'unanswered',
  'auth/too-many-requests': 'too-many',
  'auth/unauthorized-domain': 'not-allowed',
  'auth/user-disabled': 'disabled',
  'auth/user-mismatch': 'other-person',
  'auth/user-not-found': 'credentials',
  'auth/user-token-expired': 'session-over',
  'auth/weak-password': 'weak-password',
  'auth/wrong-password': 'credentials'
}

/** The person changed their mind: nothing to complain about. */
const takenBack = ['auth/cancelled-popup-request', 'auth/popup-closed-by-user', 'auth/user-cancelled']

/** The sentence for a code of the sign-in; null where there is nothing to say. An unknown code has a sentence that names it. */
export function problemOf(code: string): AuthProblem | null {
  if (code === '' || takenBack.includes(code)) return null
  return problems[code] ?? 'unknown'
}

import { interpolate } from '#domain/text/interpolate.ts'
import { problemOf } from '#domain/account/auth-codes.ts'
import type { LoginTexts } from '#domain/account/login-texts.ts'

/** The sign-in's refusal as a sentence; null where the visitor only changed their mind. */
export function refusalIn({ errors }: Pick<LoginTexts, 'errors'>, code: string): string | null {
  const problem = problemOf(code)
  return problem && interpolate(errors[problem], { code })
}

import type { LoginTexts } from '#domain/account/login-texts.ts'
import type { Language } from '#domain/text/locale.ts'
import type { LoginEvent } from '#stores/account/login-attempts.ts'

/** Properties of every step. */
export interface StepProps {
  isBusy: boolean
  language: Language
  texts: LoginTexts
  /** Says what happened, where it is more than the panel can say itself. */
  tell: (event: LoginEvent | null) => void
}

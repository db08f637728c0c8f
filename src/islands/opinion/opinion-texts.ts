import type { OpinionProblem } from '#domain/opinion/opinion-form.ts'
import type { OpinionState } from '#domain/opinion/opinion.ts'
import type { PrivacyNoteTexts } from '#domain/privacy/privacy-note.ts'

export interface OpinionTexts {
  author: string
  change: string
  failed: Record<'offline' | 'other' | 'too-often', string>
  heading: string
  loginHref: string
  note: string
  opinion: string
  privacyNote: PrivacyNoteTexts
  problems: Record<OpinionProblem['code'], string>
  refusal: string
  remove: string
  removed: string
  send: string
  sending: string
  signIn: string
  signedOut: string
  states: Record<OpinionState, string>
}

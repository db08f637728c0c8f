import type { OpinionProblem } from '#domain/opinion-form.ts'
import type { OpinionState } from '#domain/opinion.ts'

export interface OpinionTexts {
  author: string
  change: string
  failed: Record<'offline' | 'other' | 'too-often', string>
  heading: string
  loginHref: string
  note: string
  opinion: string
  problems: Record<OpinionProblem['code'], string>
  remove: string
  removed: string
  send: string
  sending: string
  signIn: string
  signedOut: string
  states: Record<OpinionState, string>
}

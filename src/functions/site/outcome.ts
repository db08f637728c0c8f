import type { FunctionsErrorCode } from 'firebase-functions/https'

/** The codes of the protocol with which a call is refused for a reason of the caller: never a 500. */
export type RefusalCode = Extract<
  FunctionsErrorCode,
  | 'aborted'
  | 'already-exists'
  | 'failed-precondition'
  | 'invalid-argument'
  | 'not-found'
  | 'permission-denied'
  | 'resource-exhausted'
  | 'unauthenticated'
>

/** Why there is no answer: a code, a sentence for anyone who reads the log, and for the browser, where one code has several, which reason. */
export interface Refusal {
  kind: 'refused'
  code: RefusalCode
  message: string
  reason?: string
}

/** An answer, or why there is none. */
export type Outcome<Value> = { kind: 'done'; value: Value } | Refusal

export function done<Value>(value: Value): Outcome<Value> {
  return { kind: 'done', value }
}

export function refuse(code: RefusalCode, message: string, reason?: string): Refusal {
  return { code, kind: 'refused', message, ...(reason === undefined ? {} : { reason }) }
}

import { HttpsError } from 'firebase-functions/https'

import { DeadlineError } from '#domain/time/within.ts'

import type { Refusal } from './outcome.ts'

/** Errors after which the same call may succeed later: gRPC codes of a database that is away, overloaded or has conflicting writers, and codes of a sign-in that cannot be reached. */
const passing: readonly unknown[] = [4, 8, 10, 14, 'app/network-error', 'app/network-timeout']

/** A refusal as the protocol says it. */
export function refusalError({ code, message, reason }: Refusal): HttpsError {
  return new HttpsError(code, message, reason === undefined ? undefined : { reason })
}

/** An unexpected error, without details of its cause. */
export function unexpectedError(error: unknown): HttpsError {
  const { code }: { code?: unknown } = Object(error)
  return passing.includes(code) || error instanceof DeadlineError
    ? new HttpsError('unavailable', 'Try again later')
    : new HttpsError('internal', 'INTERNAL')
}

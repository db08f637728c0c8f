import { getFirestore } from 'firebase-admin/firestore'
import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  type CallableResponse,
  HttpsError,
  type HttpsFunction,
  onCall
} from 'firebase-functions/https'
import * as logger from 'firebase-functions/logger'

import type { Call } from '#contract/calls/call.ts'
import type { Limit } from '#domain/data/rate-limit.ts'
import { settings } from '#settings.ts'

import { userOf } from '#functions/account/account-record.ts'
import { authorize, type CallerOf, type CallerKind } from './caller.ts'
import { deadlineMs, within } from './deadline.ts'
import { refusalError, unexpectedError } from './failure.ts'
import { addressPrint, isWithinLimits, type Source } from './limiter.ts'
import { hostingMarks, originOf } from './origin.ts'
import { type Outcome, refuse } from './outcome.ts'
import { bytesOf, isCall, isPlain } from './request-body.ts'
import { addressKey } from './secrets.ts'

export type { Outcome } from './outcome.ts'

/** What holds for a function before its handler sees anything. */
export interface Rules<Name extends CallerKind> {
  who: Name
  /** How often; without one, where counting would cost more than the call itself. */
  limits?: readonly Limit[]
  largestBytes?: number
}

/** To send parts of an answer before it is whole, to the caller with `Accept: text/event-stream`. */
export interface Live {
  isWanted: boolean
  send: (part: unknown) => Promise<boolean>
  /** Ends when the caller has gone. */
  signal: AbortSignal
}

type Handler<Request, Answer, Caller> = (
  request: Request,
  caller: Caller,
  live: Live
) => Promise<Outcome<Answer>>

const largestBytes = 16_000

/** Lets a handler see only who may call, what fits the contract, and not too often. All else is the fault of the caller, never a 500. */
export function callable<Request, Answer, Name extends CallerKind>(
  call: Call<Request, Answer>,
  rules: Rules<Name>,
  handle: Handler<Request, Answer, CallerOf[Name]>
): CallableFunction<unknown, Promise<unknown>> {
  const served = onCall<unknown, Promise<unknown>>(options(), async (incoming, response) => {
    try {
      const outcome = await answer(incoming, liveOf(incoming, response))
      if (outcome.kind === 'done') return call.writeAnswer(outcome.value)
      throw refusalError(outcome)
    } catch (error) {
      if (error instanceof HttpsError) throw error
      logger.error(`${call.name} failed`, error)
      throw unexpectedError(error)
    }
  })
  return guarded(served, rules.largestBytes ?? largestBytes)

  async function answer(incoming: CallableRequest<unknown>, live: Live): Promise<Outcome<Answer>> {
    // Nothing of the handler has begun when the deadline passes, so the caller may safely try again.
    const admitted = await within(deadlineMs, admit(incoming))
    if (admitted.kind === 'refused') return admitted
    return handle(admitted.request, admitted.caller, live)
  }

  async function admit(incoming: CallableRequest<unknown>) {
    const admitted = await authorize(rules.who, incoming.auth, userOf)
    if (admitted.kind === 'refused') return admitted
    const request = call.readRequest(incoming.data)
    if (request === null) return refuse('invalid-argument', 'The request does not fit the contract')
    const limits = rules.limits ?? []
    const isFewEnough =
      limits.length === 0 ||
      (await isWithinLimits(getFirestore(), call.name, limits, sourceOf(incoming), Date.now()))
    if (!isFewEnough) return refuse('resource-exhausted', 'Too often')
    return { ...admitted, request }
  }
}

/** Where they run is said in `endpoints.ts`. */
function options(): CallableOptions {
  return {
    // At the address of the site there is nothing to allow; this is for the one call that goes to the function's own.
    cors: settings.site,
    enforceAppCheck: process.env.APP_CHECK_ENFORCED === 'true'
  }
}

function liveOf({ acceptsStreaming }: CallableRequest, response: CallableResponse | undefined): Live {
  return {
    isWanted: acceptsStreaming,
    send: async part => (await response?.sendChunk(part)) ?? false,
    signal: response?.signal ?? new AbortController().signal
  }
}

function sourceOf({ auth, rawRequest }: CallableRequest): Source {
  const { caller, edge } = originOf({
    forwardedFor: rawRequest.header('x-forwarded-for'),
    marks: hostingMarks.map(mark => rawRequest.header(mark)),
    socket: rawRequest.socket.remoteAddress
  })
  const print = (address: string) => addressPrint(address, addressKey.value())
  return { caller: print(caller), edge: edge === null ? null : print(edge), uid: auth?.uid ?? null }
}

/** Refuses what is no call, too large or too odd before the library decodes it, in the words of the protocol. */
function guarded<Served extends HttpsFunction>(served: Served, largest: number): Served {
  return new Proxy(served, {
    apply(target, _self, [request, response]: Parameters<HttpsFunction>) {
      const { data }: { data?: unknown } = Object(request.body)
      const isRead = isCall(request) && bytesOf(request) <= largest && isPlain(data)
      if (isRead) return target(request, response)
      const refusal = new HttpsError('invalid-argument', 'No call, too large or not plain')
      response.status(refusal.httpErrorCode.status).json({ error: refusal.toJSON() })
      return undefined
    }
  })
}

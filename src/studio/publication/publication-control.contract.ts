import { z } from 'zod/mini'

import { nullable, readerOf, text } from '#contract/fields/plain-fields.ts'
import {
  blockedKinds,
  type PublicationControl,
  type PublicationDecision
} from '#domain/site/publication-control.ts'

const longestReason = 300
const longestName = 100

const motivo = text(longestReason)

/** The name of the administrator is written by the function, from the account, never by the browser. */
const decided = z.pipe(
  z.object({
    decision: z.discriminatedUnion('tipo', [
      z.object({ motivo, tipo: z.literal('parar') }),
      z.object({ tipo: z.literal('soltar') }),
      z.object({ tipo: z.literal('seguir') }),
      z.object({
        motivo,
        tipo: z.literal('volver'),
        version: z.string().check(z.minLength(1), z.maxLength(longestName))
      })
    ]),
    quien: z.string().check(z.minLength(1))
  }),
  z.transform(({ decision, quien }): Decided => ({
    by: quien.slice(0, longestName),
    decision: decisionOf(decision)
  }))
)

export interface Decided {
  by: string
  decision: PublicationDecision
}

type Travelling =
  | { motivo: string; tipo: 'parar' }
  | { tipo: 'soltar' }
  | { tipo: 'seguir' }
  | { motivo: string; tipo: 'volver'; version: string }

function decisionOf(decision: Travelling): PublicationDecision {
  if (decision.tipo === 'parar') return { kind: 'pause', reason: decision.motivo }
  if (decision.tipo === 'volver')
    return { kind: 'rollback', reason: decision.motivo, version: decision.version }
  return { kind: decision.tipo === 'seguir' ? 'resume' : 'release' }
}

/** A decision as the publisher gets it; null for what is none. */
export const readDecided = readerOf<Decided>(decided)

export function encodeDecision(decision: PublicationDecision): Travelling {
  if (decision.kind === 'pause') return { motivo: decision.reason, tipo: 'parar' }
  if (decision.kind === 'rollback')
    return { motivo: decision.reason, tipo: 'volver', version: decision.version }
  return { tipo: decision.kind === 'resume' ? 'seguir' : 'soltar' }
}

/** Reads the publisher's answer; null for an invalid one. */
export const readPublicationControl = readerOf<PublicationControl>(
  z.object({
    // A publisher of before does not say it.
    held: z.pipe(
      nullable(z.array(z.object({ collection: z.string(), id: z.string(), kind: z.enum(blockedKinds) }))),
      z.transform(held => held ?? [])
    ),
    mayDecide: z.boolean(),
    releases: z.array(z.object({ moment: z.string(), version: z.string() })),
    stop: z.nullable(
      z.object({ by: z.string(), reason: z.string(), since: z.string(), to: z.nullable(z.string()) })
    )
  })
)

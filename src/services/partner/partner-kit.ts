import {
  askPrint,
  type PartnerKitAnswer,
  partnerKitCall,
  printPartnerCall
} from '#contract/calls/partner/partner-kit.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'
import type { Way } from '#domain/partner/host.ts'
import type { PrintOrder } from '#domain/partner/print.ts'
import type { LocalizedText } from '#domain/text/text.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, call } from '#services/site/callable.ts'

/** What a partner may print, and its links. */
export interface PartnerKit {
  /** Its short address, whole. */
  address: string
  id: string
  name: string
  near: { id: string; name: LocalizedText; way: Way | null }[]
  spots: { id: string; name: string }[]
  /** When its private link ends, ISO 8601. */
  until: string
}

export interface PartnerKitCalls {
  open: (token: string) => Promise<Result<PartnerKit>>
  print: (token: string, order: PrintOrder) => Promise<Result<{ content: Blob; file: string }>>
}

export function createPartnerKitCalls(ask: Call): PartnerKitCalls {
  return {
    open: async token => mapResult(await callFunction(ask, partnerKitCall, { enlace: token }), kitIn),
    print: async (token, order) =>
      mapResult(await callFunction(ask, printPartnerCall, askPrint(token, order)), ({ archivo, pdf }) => ({
        content: documentIn(pdf),
        file: archivo
      }))
  }
}

export const partnerKitCalls = createPartnerKitCalls(call)

function kitIn({ caduca, cerca, direccion, id, nombre, sitios }: PartnerKitAnswer): PartnerKit {
  return {
    address: direccion,
    id,
    name: nombre,
    near: cerca.map(near => ({ id: near.id, name: near.nombre, way: near.recorrido })),
    spots: sitios.map(spot => ({ id: spot.id, name: spot.nombre })),
    until: caduca
  }
}

function documentIn(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
  return new Blob([bytes], { type: 'application/pdf' })
}

import { estudioPresencia } from '#contract/calls/studio/presence.ts'
import type { Result } from '#domain/data/remote.ts'
import type { Present } from '#domain/studio/presence.ts'
import type { DocumentPlace } from '#domain/studio/studio-document.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

/** Who has a document open. */
export interface PresenceApi {
  /** Says that it is open here, or no longer; answers who else has it open. */
  say: (place: DocumentPlace, isHere: boolean) => Promise<Result<Present[]>>
}

function createPresenceApi(call: Call): PresenceApi {
  return {
    say: (place, isHere) => callFunction(call, estudioPresencia, { isHere, place })
  }
}

export const presenceApi = createPresenceApi(customerCall)

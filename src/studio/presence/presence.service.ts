import { estudioPresencia } from './presence.call.ts'
import type { DocumentPlace } from '#studio/document/studio-document.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

/** Who has a document open. */
export const presenceApi = {
  /** Says that it is open here, or no longer; answers who else has it open. */
  say: (place: DocumentPlace, isHere: boolean) =>
    callFunction(customerCall, estudioPresencia, { isHere, place })
}

export type PresenceApi = typeof presenceApi

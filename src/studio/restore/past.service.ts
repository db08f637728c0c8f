import { estudioVersion, type VersionRequest } from '#studio/history/history.call.ts'
import { estudioMomento, estudioVolver, type PastRequest, type ReturnRequest } from './past.call.ts'
import { mapResult } from '#domain/data/remote.ts'

import { callFunction } from '#services/site/call-function.ts'
import { customerCall } from '#services/site/callable.ts'

/** All content as it was at a moment. */
export const pastApi = {
  /** Says in the record that everything goes back; answers the moment of that line. */
  begin: (request: ReturnRequest) => callFunction(customerCall, estudioVolver, request),
  /** Differences from the past moment, page by page. */
  past: (request: PastRequest) => callFunction(customerCall, estudioMomento, request),
  /** A document as it was. */
  version: async (request: VersionRequest) =>
    mapResult(await callFunction(customerCall, estudioVersion, request), ({ fields }) => fields)
}

export type PastApi = typeof pastApi

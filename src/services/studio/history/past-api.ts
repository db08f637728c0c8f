import { estudioVersion, type VersionRequest } from '#contract/calls/studio/history.ts'
import {
  estudioMomento,
  estudioVolver,
  type PastRequest,
  type ReturnRequest
} from '#contract/calls/studio/past.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'
import type { DocumentFields } from '#domain/studio/document-value.ts'
import type { PastPage } from '#domain/studio/history/past.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, customerCall } from '#services/site/callable.ts'

/** All content as it was at a moment. */
export interface PastApi {
  /** What is another, page by page. */
  past: (request: PastRequest) => Promise<Result<PastPage>>
  /** Says in the record that everything goes back; answers the moment of that line. */
  begin: (request: ReturnRequest) => Promise<Result<{ moment: string }>>
  /** A document as it was. */
  version: (request: VersionRequest) => Promise<Result<DocumentFields>>
}

function createPastApi(call: Call): PastApi {
  return {
    begin: request => callFunction(call, estudioVolver, request),
    past: request => callFunction(call, estudioMomento, request),
    version: async request =>
      mapResult(await callFunction(call, estudioVersion, request), ({ fields }) => fields)
  }
}

export const pastApi = createPastApi(customerCall)

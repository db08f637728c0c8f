import {
  encodeVisitReport,
  grabarEstadisticas,
  type VisitReport
} from '#contract/calls/grabar-estadisticas.ts'

import { callFunction } from '#services/site/call-function.ts'
import { appCheckToken } from '#services/site/app-check.ts'
import { type Call, createIdentifiedCall } from '#services/site/callable.ts'
import { loadAuth } from '#services/account/auth.ts'

export type { VisitReport } from '#contract/calls/grabar-estadisticas.ts'

/** Whether the visit was recorded; `foreign` when its id belongs to another account. */
export type RecordVisit = (report: VisitReport) => Promise<'done' | 'failed' | 'foreign'>

function createVisits(call: Call): RecordVisit {
  return async report => {
    const answer = await callFunction(call, grabarEstadisticas, encodeVisitReport(report))
    if (answer.kind === 'done') return 'done'
    return answer.code === 'permission-denied' ? 'foreign' : 'failed'
  }
}

/** A booking may lead to another app in the same tab: what is told of it outlives the page. */
const outlivingCall = createIdentifiedCall(
  (address, request) => fetch(address, { ...request, keepalive: true }),
  loadAuth,
  { appCheckToken }
)

export const recordVisit = createVisits(outlivingCall)

import { grabarEstadisticas, type VisitReport } from '#contract/calls/grabar-estadisticas.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, identifiedCall } from '#services/site/callable.ts'

export type { VisitReport } from '#contract/calls/grabar-estadisticas.ts'

/** Whether the visit was recorded; `foreign` when its id belongs to another account. */
export type RecordVisit = (report: VisitReport) => Promise<'done' | 'failed' | 'foreign'>

function createVisits(call: Call): RecordVisit {
  return async report => {
    const answer = await callFunction(call, grabarEstadisticas, report)
    if (answer.kind === 'done') return 'done'
    return answer.code === 'permission-denied' ? 'foreign' : 'failed'
  }
}

export const recordVisit = createVisits(identifiedCall)

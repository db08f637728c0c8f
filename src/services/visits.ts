import {
  encodeVisitReport,
  grabarEstadisticas,
  type VisitReport
} from '#contract/calls/grabar-estadisticas.ts'

import { askAs } from './asking.ts'
import { type Call, identifiedCall } from './callable.ts'

export type { VisitReport } from '#contract/calls/grabar-estadisticas.ts'

/** Whether the visit was recorded. */
export type RecordVisit = (report: VisitReport) => Promise<boolean>

export function createVisits(call: Call): RecordVisit {
  return async report => (await askAs(call, grabarEstadisticas, encodeVisitReport(report))).kind === 'done'
}

export const recordVisit = createVisits(identifiedCall)

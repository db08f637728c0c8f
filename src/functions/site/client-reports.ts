import { onRequest } from 'firebase-functions/https'
import * as logger from 'firebase-functions/logger'

import { type ClientReport, readClientReports } from '#contract/reading/client-reports.ts'
import { type CountedCalls, countCall } from '#domain/data/rate-limit.ts'

import { bytesOf } from './request-body.ts'

/** A report holds the whole policy, which we know. */
const largestBytes = 64_000
/** For each instance. It is counted in memory: a count in the database would cost more than the report, and keep a print of an address. */
const limit = { seconds: 60, times: 60 }

interface Sent {
  method: string
  rawBody?: Uint8Array
}

/** Takes the reports of browsers and hands on as many as the limit allows. The answer is a status; browsers do not read it. */
export function createReportCollector(keep: (report: ClientReport) => void, nowMs: () => number) {
  let counted: CountedCalls | null = null
  return (sent: Sent): number => {
    if (sent.method !== 'POST') return 405
    if (bytesOf(sent) > largestBytes) return 413
    const reports = readClientReports(new TextDecoder().decode(sent.rawBody))
    if (reports === null) return 400
    for (const report of reports) {
      const next = countCall(counted, limit, nowMs())
      if (next === null) return 429
      counted = next
      keep(report)
    }
    return 204
  }
}

const collect = createReportCollector(
  report => logger.warn(`A browser reports: ${report.kind} on ${report.page}`, { report }),
  Date.now
)

/** No callable: browsers send these by themselves, in their own words. */
export const informes = onRequest((request, response) => void response.status(collect(request)).end())

import { askBy, partnerKitCall, printPartnerCall } from '#contract/calls/partner/partner-kit.ts'
import { partnerResultsCall } from '#contract/calls/partner/partner-results.ts'
import type { PartnerCredentials } from '#domain/partner/access.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'
import type { PartnerKit } from '#domain/partner/kit.ts'
import type { PartnerResults } from '#domain/partner/partner-results.ts'
import type { PrintOrder } from '#domain/partner/print.ts'

import { pdfIn } from '#services/site/pdf.ts'
import { callFunction } from '#services/site/call-function.ts'
import { type Call, call, customerCall } from '#services/site/callable.ts'

interface PrintedSheetFile {
  content: Blob
  file: string
  /** Letters of the name that could not be printed. */
  missing: string
}

export interface PartnerKitCalls {
  open: (way: PartnerCredentials) => Promise<Result<PartnerKit>>
  results: (way: PartnerCredentials) => Promise<Result<PartnerResults>>
  print: (way: PartnerCredentials, order: PrintOrder) => Promise<Result<PrintedSheetFile>>
}

export const partnerKitCalls: PartnerKitCalls = {
  open: way => callFunction(callOf(way), partnerKitCall, askBy(way)),
  results: way => callFunction(callOf(way), partnerResultsCall, askBy(way)),
  print: async (way, order) =>
    mapResult(
      await callFunction(callOf(way), printPartnerCall, { access: askBy(way), order }),
      ({ content, ...rest }) => ({ content: pdfIn(content), ...rest })
    )
}

/** A private link does not identify the caller. */
function callOf({ kind }: PartnerCredentials): Call {
  return kind === 'link' ? call : customerCall
}

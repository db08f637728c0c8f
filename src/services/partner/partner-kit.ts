import {
  askByLink,
  askPrint,
  kitIn,
  partnerKitCall,
  printedIn,
  printPartnerCall
} from '#contract/calls/partner/partner-kit.ts'
import { partnerResultsCall, resultsIn } from '#contract/calls/partner/partner-results.ts'
import { mapResult, type Result } from '#domain/data/remote.ts'
import type { PartnerKit } from '#domain/partner/kit.ts'
import type { PartnerResults } from '#domain/partner/partner-results.ts'
import type { PrintOrder } from '#domain/partner/print.ts'

import { callFunction } from '#services/site/call-function.ts'
import { call } from '#services/site/callable.ts'

export interface PartnerKitCalls {
  open: (link: string) => Promise<Result<PartnerKit>>
  results: (link: string) => Promise<Result<PartnerResults>>
  print: (link: string, order: PrintOrder) => Promise<Result<{ content: Blob; file: string }>>
}

export const partnerKitCalls: PartnerKitCalls = {
  open: async link => mapResult(await callFunction(call, partnerKitCall, askByLink(link)), kitIn),
  results: async link => mapResult(await callFunction(call, partnerResultsCall, askByLink(link)), resultsIn),
  print: async (link, order) =>
    mapResult(await callFunction(call, printPartnerCall, askPrint(link, order)), answer => {
      const { content, file } = printedIn(answer)
      return { content: documentIn(content), file }
    })
}

function documentIn(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
  return new Blob([bytes], { type: 'application/pdf' })
}

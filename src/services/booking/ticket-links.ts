import { urlHolidays } from '#contract/calls/url-holidays.ts'
import type { Result } from '#domain/data/remote.ts'

import { callFunction } from '#services/site/call-function.ts'
import { type Call, call } from '#services/site/callable.ts'

/** Asks for the link to a ticket. */
export type AskTicketLink = (experienceId: string, partnerId: string | null) => Promise<Result<string>>

export function createTicketLinks(call: Call): AskTicketLink {
  return (experienceId, partnerId) =>
    callFunction(call, urlHolidays, { exp: experienceId, idPartner: partnerId })
}

export const askTicketLink = createTicketLinks(call)

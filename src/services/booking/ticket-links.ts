import { urlHolidays } from '#contract/calls/url-holidays.ts'

import { type Call, call } from '#services/site/callable.ts'

/** The link to a ticket, or why there is none. */
export type TicketAnswer = { kind: 'found'; link: string } | { kind: 'failed'; code: string }

export type AskTicketLink = (experienceId: string, partnerId: string | null) => Promise<TicketAnswer>

export function createTicketLinks(call: Call): AskTicketLink {
  return async (experienceId, partnerId) => {
    const answer = await call(urlHolidays.name, { exp: experienceId, idPartner: partnerId })
    if (answer.kind === 'failed') return answer
    const link = urlHolidays.readAnswer(answer.value)
    return link === null ? { code: 'internal', kind: 'failed' } : { kind: 'found', link }
  }
}

export const askTicketLink = createTicketLinks(call)

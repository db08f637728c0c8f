import { z } from 'zod/mini'

import { id } from '#contract/fields/plain-fields.ts'

import { defineCall } from './call.ts'

/** The experience, and the partner of the visit if there is one. */
export interface TicketRequest {
  exp: string
  idPartner?: string | null | undefined
}

/** `urlHolidays`: the https link to the ticket of an experience. */
export const urlHolidays = defineCall<TicketRequest, string>(
  'urlHolidays',
  z.object({ exp: id, idPartner: z.optional(z.nullable(id)) }),
  z.string().check(z.regex(/^https:\/\//))
)

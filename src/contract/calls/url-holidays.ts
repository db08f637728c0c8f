import { z } from 'zod/mini'

import { defineCall } from './call.ts'

/** Ids as documents have them: never a path. */
const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/))

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

import { z } from 'zod/mini'

/** Ids as documents have them: never a path. */
const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/))

/** `urlHolidays`: the link to the ticket of an experience, in the name of the partner of the visit if there is one. */
export const urlHolidays = {
  answer: z.string().check(z.regex(/^https:\/\//)),
  name: 'urlHolidays',
  request: z.object({ exp: id, idPartner: z.optional(z.nullable(id)) })
} as const

/** The link that was answered; null when it is no https address. */
export function decodeTicketLink(answer: unknown): string | null {
  const parsed = urlHolidays.answer.safeParse(answer)
  return parsed.success ? parsed.data : null
}

export function encodeTicketRequest(
  experienceId: string,
  partnerId: string | null
): z.input<typeof urlHolidays.request> {
  return { exp: experienceId, idPartner: partnerId }
}

import type { Booking, Bookings } from '#domain/catalogue/booking.ts'
import type { Language } from '#domain/text/locale.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'

type TicketBooking = Extract<Booking, { kind: 'ticket-shop' }>

/** Where tickets are sold, and who sells there in our name when no partner does. */
export interface TicketShop {
  /** https, without a slash at the end. */
  url: string
  collaboratorId: string
}

/** The languages that the shop speaks besides Spanish (specification, section 7). */
const shopLanguages: readonly Language[] = ['en', 'fr', 'de']

/** The ticket that is sold in a mode; when there it is booked in another way, the one of another mode. Null when none is sold. */
export function ticketIn(mode: OperatingMode, bookings: Bookings): TicketBooking | null {
  const candidates = [bookings[mode], bookings.default, bookings.rentacar, bookings['tourist-housing']]
  return candidates.find(booking => booking.kind === 'ticket-shop') ?? null
}

/** The reservation link: who collaborates, and the value that unites our experience with the one of the shop. */
export function ticketLink(
  shop: TicketShop,
  ticket: TicketBooking,
  partnerExternalId: string | null
): string {
  const url = new URL(`${shop.url}/${ticket.withHours ? 'horas' : 'dias'}`)
  url.searchParams.set('colaborador', partnerExternalId ?? shop.collaboratorId)
  url.searchParams.set('unificacion', ticket.externalId)
  return url.href
}

/** Rewrites the link for the visitor's language, if the shop supports that language. */
export function ticketLinkIn(language: Language, link: string): string {
  return shopLanguages.includes(language) ? `${link}&idioma=${language}` : link
}

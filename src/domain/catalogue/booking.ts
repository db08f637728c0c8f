import type { PriceFrom } from './price.ts'
import { type OperatingMode, operatingModes } from '#domain/partner/mode.ts'

/** Outcome of a booking (specification, section 4: booking outcome by reservaTipo). Phones are in E.164, `+34600000001`. */
export type Booking =
  | { kind: 'whatsapp'; phone: string }
  | { kind: 'phone'; phone: string }
  | { kind: 'link'; url: string }
  | { kind: 'qr'; url: string }
  | { kind: 'ticket-shop'; externalId: string; withHours: boolean }
  | { kind: 'notice' }

/** One outcome for each operating mode: no page knows that documents have variants. */
export type Bookings = Record<OperatingMode, Booking>

/** Booking data that a page may carry: ids of the ticket shop stay with the function that makes the link. */
export type ShownBooking = Exclude<Booking, { kind: 'ticket-shop' }> | { kind: 'ticket-shop' }

/** A booking and the modes in which it holds. */
export interface BookingOutcome {
  booking: ShownBooking
  modes: OperatingMode[]
}

/** Each different outcome once: most experiences are booked in the same way in all modes. */
export function outcomesOf(bookings: Bookings): BookingOutcome[] {
  const outcomes = new Map<string, BookingOutcome>()
  for (const mode of operatingModes) {
    const booking = shown(bookings[mode])
    const key = JSON.stringify(booking)
    outcomes.set(key, { booking, modes: [...(outcomes.get(key)?.modes ?? []), mode] })
  }
  return [...outcomes.values()]
}

/** The modes in which it is booked at all: in the others there is only a notice. */
export function bookedModes(outcomes: BookingOutcome[]): OperatingMode[] {
  return outcomes.filter(({ booking }) => booking.kind !== 'notice').flatMap(({ modes }) => modes)
}

/** Nothing is paid and nothing is booked, in any mode: one simply goes there. */
export function isFreeVisit({ bookings, priceFrom }: { bookings: Bookings; priceFrom: PriceFrom }): boolean {
  return priceFrom.kind === 'free' && bookedModes(outcomesOf(bookings)).length === 0
}

function shown(booking: Booking): ShownBooking {
  return booking.kind === 'ticket-shop' ? { kind: 'ticket-shop' } : booking
}

/** A link with which the visitor books, or reaches who sells when there is nothing to book with. */
export interface ContactLink {
  kind: 'whatsapp' | 'phone' | 'link' | 'qr' | 'call' | 'write'
  href: string
}

/** The ways that need no script, the main one first. Empty when neither the booking nor the seller can be reached by a link. */
export function contactLinks(
  booking: ShownBooking,
  seller: { phone: string | null; email: string | null } | null,
  message: string
): ContactLink[] {
  if (booking.kind === 'whatsapp') return [{ href: whatsappLink(booking.phone, message), kind: 'whatsapp' }]
  if (booking.kind === 'phone') return [{ href: `tel:${booking.phone}`, kind: 'phone' }]
  if (booking.kind === 'link' || booking.kind === 'qr') return [{ href: booking.url, kind: booking.kind }]
  const call: ContactLink[] = seller?.phone ? [{ href: `tel:${seller.phone}`, kind: 'call' }] : []
  const write: ContactLink[] = seller?.email
    ? [{ href: `mailto:${seller.email}?body=${encoded(message)}`, kind: 'write' }]
    : []
  return [...call, ...write]
}

/** A messaging link with phone and text (specification, section 7). */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace('+', '')}?text=${encoded(text)}`
}

/** Half of a sign, which a cut text may end with, would throw. */
function encoded(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}

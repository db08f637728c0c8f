import type { OperatingMode } from './mode.ts'

/** What happens when somebody books (specification, section 4: booking outcome by reservaTipo). Phones are in E.164, `+34600000001`. */
export type Booking =
  | { kind: 'whatsapp'; phone: string }
  | { kind: 'phone'; phone: string }
  | { kind: 'link'; url: string }
  | { kind: 'qr'; url: string }
  | { kind: 'ticket-shop'; externalId: string; withHours: boolean }
  | { kind: 'notice' }

/** One outcome for each operating mode: no page knows that documents have variants. */
export type Bookings = Record<OperatingMode, Booking>

/** A link with which somebody books, or reaches who sells when there is nothing to book with. */
export interface Way {
  kind: 'whatsapp' | 'phone' | 'link' | 'qr' | 'call' | 'write'
  href: string
}

/** The ways that need no script, the main one first. Empty when neither the booking nor the seller can be reached by a link. */
export function contactWays(
  booking: Booking,
  seller: { phone: string | null; email: string | null } | null,
  message: string
): Way[] {
  if (booking.kind === 'whatsapp') return [{ href: whatsappLink(booking.phone, message), kind: 'whatsapp' }]
  if (booking.kind === 'phone') return [{ href: `tel:${booking.phone}`, kind: 'phone' }]
  if (booking.kind === 'link' || booking.kind === 'qr') return [{ href: booking.url, kind: booking.kind }]
  const call: Way[] = seller?.phone ? [{ href: `tel:${seller.phone}`, kind: 'call' }] : []
  const write: Way[] = seller?.email
    ? [{ href: `mailto:${seller.email}?body=${encodeURIComponent(message)}`, kind: 'write' }]
    : []
  return [...call, ...write]
}

/** A messaging link with phone and text (specification, section 7). */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace('+', '')}?text=${encodeURIComponent(text)}`
}

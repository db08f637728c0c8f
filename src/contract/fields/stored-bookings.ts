import { z } from 'zod'

import type { Bookings } from '#domain/catalogue/booking.ts'

import { readBookings } from './booking.ts'
import { bookingFields } from '#contract/documents/experience/booking-fields.ts'

const schema = z.object(bookingFields)

/** How a document says that it is booked, without reading the rest of it; null when it does not say it as it should. */
export function storedBookings(document: unknown): Bookings | null {
  const parsed = schema.safeParse(document)
  return parsed.success ? readBookings(parsed.data, () => {}) : null
}

import type { Timetable } from '#domain/catalogue/availability.ts'

/** Who sells the experience, and how they can be reached. */
export interface Seller {
  name: string
  phone: string | null
  email: string | null
  address: string | null
}

/** Until when a booking is cancelled free of charge, and what that is counted from. */
export interface Cancellation {
  hours: number
  timetable: Timetable
}

/** The texts of the booking box. Those of ways in which the experience is not booked are left out. */
export interface BookingLabels extends Partial<Record<OfOneWay, string>> {
  call: string
  write: string
  contactUs: string
  close: string
  options: string
  day: string
  dayPast: string
  people: string
  freeUntil: string
  freeNoMore: string
  notThatDay: string
}

type OfOneWay =
  | 'whatsapp'
  | 'phone'
  | 'link'
  | 'qr'
  | 'qrTitle'
  | 'qrNote'
  | 'qrOpen'
  | 'ticketShop'
  | 'ticketShopNote'
  | 'asking'
  | 'slow'
  | 'failed'
  | 'offline'
  | 'retry'
  | 'notice'
  | 'noticeOpen'
  | 'gettingThere'

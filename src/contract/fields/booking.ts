import type { Booking, Bookings } from '#domain/catalogue/booking.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import { httpsUrl, httpsWords } from './address.ts'
import type { Note } from '#contract/reading/decoding.ts'
import {
  type BookingDocument as Fields,
  type General,
  type Suffix,
  suffixes,
  type Target
} from '#contract/documents/experience/booking-fields.ts'
import { phoneOf, phoneWords } from './phone.ts'
import type { IssueTexts } from '#contract/problems/problem.ts'

type Maker = (fields: Fields, suffix: Suffix, note: Note) => Booking

const notice: Booking = { kind: 'notice' }

const makers = new Map<string, Maker>([
  ['whatsapp', reaching('urlReservarWhatsapp', phoneOf, phone => ({ kind: 'whatsapp', phone }))],
  ['telefono', reaching('urlReservarTelefono', phoneOf, phone => ({ kind: 'phone', phone }))],
  ['url-personalizada', reaching('urlReservar', httpsUrl, url => ({ kind: 'link', url }))],
  ['generarQR', reaching('urlReservar', httpsUrl, url => ({ kind: 'qr', url }))],
  ['mostrar-aviso', () => notice],
  ['holidays', inTicketShop(false)],
  ['holidays-horas', inTicketShop(true)]
])

export function readBookings(fields: Fields, note: Note): Bookings {
  const bookingIn = (mode: OperatingMode): Booking => {
    const { field, value } = stated(fields, 'reservaTipo', suffixes[mode])
    const make = value === null ? () => notice : makers.get(value)
    if (make) return make(fields, suffixes[mode], note)
    note(
      field,
      { expected: `uno de: ${[...makers.keys()].join(', ')}`, problem: 'tipo de reserva desconocido' },
      value
    )
    return notice
  }
  return {
    default: bookingIn('default'),
    other: bookingIn('other'),
    rentacar: bookingIn('rentacar'),
    'tourist-housing': bookingIn('tourist-housing')
  }
}

/** A variant inherits from the general field whatever it does not state. */
function stated(fields: Fields, general: General, suffix: Suffix): { field: string; value: string | null } {
  const variant = `${general}${suffix}` as const
  const isOwn = fields[variant] !== null
  return isOwn ? { field: variant, value: fields[variant] } : { field: general, value: fields[general] }
}

const wrongTargets = {
  urlReservar: httpsWords,
  urlReservarTelefono: phoneWords,
  urlReservarWhatsapp: phoneWords
} as const satisfies Record<Target, IssueTexts>

function reaching(
  target: Target,
  read: (text: string) => string | null,
  make: (address: string) => Booking
): Maker {
  return (fields, suffix, note) => {
    const { field, value } = stated(fields, target, suffix)
    const found = value === null ? null : read(value)
    if (found !== null) return make(found)
    const { expected, problem } = wrongTargets[target]
    note(
      field,
      { expected, problem: value === null ? `falta «${field}» para reservar` : problem },
      value ?? undefined
    )
    return notice
  }
}

function inTicketShop(withHours: boolean): Maker {
  return ({ idExteriorEncriptado: externalId }, _, note) => {
    if (externalId !== null) return { externalId, kind: 'ticket-shop', withHours }
    const words: IssueTexts = {
      expected: 'el id en la tienda de entradas',
      problem: 'falta «idExteriorEncriptado» para reservar'
    }
    note('idExteriorEncriptado', words, undefined)
    return notice
  }
}

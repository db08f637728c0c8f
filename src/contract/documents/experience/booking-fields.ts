import type { z } from 'zod'

import type { OperatingMode } from '#domain/partner/mode.ts'
import type { EditorText } from '#domain/data/field-form.ts'
import { field, type FieldNotes } from '#contract/schema/field.ts'
import { optionsOf } from '#contract/schema/options.ts'
import { address, line } from '#contract/fields/fields.ts'

/** Suffix of a field's name that limits it to one mode. */
export const suffixes = {
  default: '',
  other: '',
  rentacar: 'Rentacar',
  'tourist-housing': 'ViviendaTuristica'
} as const satisfies Record<OperatingMode, string>

export type Suffix = (typeof suffixes)[OperatingMode]
export type Target = 'urlReservar' | 'urlReservarWhatsapp' | 'urlReservarTelefono'
export type General = 'reservaTipo' | Target
type Name = `${General}${Suffix}` | 'idExteriorEncriptado'

export type BookingDocument = Record<Name, string | null>

const reported = { en: 'a notice, and a line in the report', es: 'un aviso, y una línea en el informe' }
const ways = [
  'whatsapp',
  'telefono',
  'url-personalizada',
  'generarQR',
  'mostrar-aviso',
  'holidays',
  'holidays-horas'
]

const general = {
  reservaTipo: {
    label: { en: 'How it is booked', es: 'Cómo se reserva' },
    help: { en: 'The way that the button on the page leads.', es: 'Lo que hace el botón de la página.' },
    missing: { en: 'a notice', es: 'un aviso' },
    example: 'whatsapp',
    control: 'choice',
    options: optionsOf(ways)
  },
  urlReservar: {
    label: { en: 'Address for booking', es: 'Dirección para reservar' },
    help: { en: 'An https address.', es: 'Una dirección https.' },
    missing: reported,
    example: 'https://reservas.example.com/maro'
  },
  urlReservarTelefono: {
    label: { en: 'Phone for booking', es: 'Teléfono para reservar' },
    help: { en: 'With prefix.', es: 'Con prefijo.' },
    missing: reported,
    example: '+34 600 000 001'
  },
  urlReservarWhatsapp: {
    label: { en: 'WhatsApp for booking', es: 'WhatsApp para reservar' },
    help: { en: 'A phone with prefix.', es: 'Un teléfono con prefijo.' },
    missing: reported,
    example: '+34 600 000 001'
  }
} as const satisfies Record<General, FieldNotes>

const rentacar = { en: 'in rent-a-car mode', es: 'en modo coche' }
const housing = { en: 'in tourist housing mode', es: 'en modo vivienda' }

/** Booking fields of an experience: the general ones and their variants for two of the modes. */
export const bookingFields = {
  idExteriorEncriptado: field(line, {
    label: { en: 'Id in the ticket shop', es: 'Id en la tienda de entradas' },
    help: { en: 'For holidays and holidays-horas.', es: 'Para holidays y holidays-horas.' },
    missing: reported,
    example: 'a1b2c3'
  }),
  reservaTipo: field(line, general.reservaTipo),
  reservaTipoRentacar: field(line, variant(general.reservaTipo, rentacar)),
  reservaTipoViviendaTuristica: field(line, variant(general.reservaTipo, housing)),
  urlReservar: field(address, general.urlReservar),
  urlReservarRentacar: field(address, variant(general.urlReservar, rentacar)),
  urlReservarTelefono: field(address, general.urlReservarTelefono),
  urlReservarTelefonoRentacar: field(address, variant(general.urlReservarTelefono, rentacar)),
  urlReservarTelefonoViviendaTuristica: field(address, variant(general.urlReservarTelefono, housing)),
  urlReservarViviendaTuristica: field(address, variant(general.urlReservar, housing)),
  urlReservarWhatsapp: field(address, general.urlReservarWhatsapp),
  urlReservarWhatsappRentacar: field(address, variant(general.urlReservarWhatsapp, rentacar)),
  urlReservarWhatsappViviendaTuristica: field(address, variant(general.urlReservarWhatsapp, housing))
} as const satisfies Record<Name, z.ZodType>

function variant(notes: FieldNotes, mode: EditorText): FieldNotes {
  const label = { en: `${notes.label.en}, ${mode.en}`, es: `${notes.label.es}, ${mode.es}` }
  return { ...notes, label, missing: { en: 'the general field holds', es: 'vale el campo general' } }
}

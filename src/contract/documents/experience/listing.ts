import { z } from 'zod'

import type { Experience } from '#domain/catalogue/experience.ts'
import type { OperatingMode } from '#domain/partner/mode.ts'
import { amount, flag, lines, words } from '#contract/fields/fields.ts'
import { readEach } from '#contract/reading/list-readers.ts'
import type { Note } from '#contract/reading/decoding.ts'
import { field } from '#contract/schema/field.ts'
import { optionsOf } from '#contract/schema/options.ts'

const hidingModes = new Map<string, OperatingMode>([
  ['rentacar', 'rentacar'],
  ['viviendas-turisticas', 'tourist-housing'],
  ['other', 'other']
])

export const listingFields = {
  categorias: field(words, {
    label: { en: 'Categories', es: 'Categorías' },
    help: { en: 'The listings that it stands in.', es: 'Los listados en los que sale.' },
    missing: { en: 'in no category', es: 'en ninguna' },
    example: ['rutas'],
    control: 'references',
    refersTo: 'categorias'
  }),
  palabrasClaves: field(words, {
    label: { en: 'Keywords', es: 'Palabras clave' },
    help: {
      en: 'Words for the search, in any language.',
      es: 'Palabras para la búsqueda, en cualquier idioma.'
    },
    missing: { en: 'nothing', es: 'nada' },
    example: ['kayak', 'mar'],
    isAdvisory: true
  }),
  orden: field(amount(z.number()), {
    label: { en: 'Order', es: 'Orden' },
    help: {
      en: 'The editors’ own order within a listing.',
      es: 'El lugar que le dan los editores en los listados.'
    },
    missing: { en: 'after the numbered ones', es: 'detrás de las numeradas' },
    example: 3,
    isAdvisory: true
  }),
  vip: field(flag, {
    label: { en: 'Featured', es: 'Destacada' },
    help: { en: 'Takes a featured position.', es: 'Ocupa una posición destacada.' },
    missing: { en: 'no', es: 'no' },
    example: true
  }),
  ocultar: field(flag, {
    label: { en: 'Hidden', es: 'Oculta' },
    help: { en: 'Only shown inside a meta experience.', es: 'Solo sale dentro de una meta experiencia.' },
    missing: { en: 'no', es: 'no' },
    example: true
  }),
  ocultarTipoPartner: field(lines, {
    label: { en: 'Hidden for', es: 'Oculta para' },
    help: { en: 'Visitors of these partners do not see it.', es: 'Las visitas de estos socios no la ven.' },
    missing: { en: 'shown in all', es: 'sale en todos' },
    example: ['rentacar'],
    control: 'choices',
    options: optionsOf([...hidingModes.keys()])
  }),
  tipoFuncionamientoRentacar: field(flag, {
    label: { en: 'Good by car', es: 'Buena en coche' },
    help: { en: 'Shows the icon of the mode.', es: 'Muestra el icono del modo.' },
    missing: { en: 'no', es: 'no' },
    example: true
  }),
  tipoFuncionamientoViviendaTuristica: field(flag, {
    label: { en: 'Near the stay', es: 'Cerca del alojamiento' },
    help: { en: 'Shows the icon of the mode.', es: 'Muestra el icono del modo.' },
    missing: { en: 'no', es: 'no' },
    example: true
  })
}

type ListingFields = z.output<z.ZodObject<typeof listingFields>>

const unknownKind = {
  expected: `uno de: ${[...hidingModes.keys()].join(', ')}`,
  problem: 'tipo de colaborador desconocido'
}

export function readListing(doc: ListingFields, note: Note) {
  return {
    categoryIds: doc.categorias,
    keywords: doc.palabrasClaves,
    rank: doc.orden,
    isVip: doc.vip,
    isHidden: doc.ocultar,
    hiddenFor: readEach('ocultarTipoPartner', doc.ocultarTipoPartner, hidingMode, unknownKind, note),
    iconIn: iconModes(doc)
  } satisfies Partial<Experience>
}

function hidingMode(kind: string): OperatingMode | null {
  return hidingModes.get(kind) ?? null
}

function iconModes(doc: ListingFields): OperatingMode[] {
  const modes: OperatingMode[] = []
  if (doc.tipoFuncionamientoViviendaTuristica) modes.push('tourist-housing')
  if (doc.tipoFuncionamientoRentacar) modes.push('rentacar')
  return modes
}

import { z } from 'zod'

import { type Host, longestTips, maxSpots, type PartnerSpot, type Tip } from '#domain/partner/host.ts'
import { line, list, localizedLine, longestName, plainText, statedFlag } from '#contract/fields/fields.ts'
import { isSpotId } from '#domain/partner/short-address.ts'
import { coordinates, readPosition, readProvince } from '#contract/fields/place.ts'
import type { Note } from '#contract/reading/decoding.ts'
import { field } from '#contract/schema/field.ts'
import { provinceOptions } from '#contract/schema/options.ts'

/** A partner's fields about its own house, for greeting its guests and telling its codes apart. */
export const hostFields = {
  consejos: field(list(z.object({ experiencia: line, texto: localizedLine })), {
    label: { en: 'Tips', es: 'Consejos' },
    help: {
      en: 'At most 6, in their order: the id of an experience, and a sentence per language.',
      es: 'Seis como mucho, en su orden: el id de una experiencia y una frase por idioma.'
    },
    missing: { en: 'no tips', es: 'sin consejos' },
    example: [{ experiencia: 'ma-kayak-maro', texto: { es: 'Ve a primera hora.' } }]
  }),
  coordenadas: field(coordinates, {
    label: { en: 'Coordinates', es: 'Coordenadas' },
    help: {
      en: 'Where the house is; what is near is counted from here.',
      es: 'Dónde está la casa; desde aquí se cuenta lo que hay cerca.'
    },
    missing: { en: 'the town is said instead of distances', es: 'se dice el pueblo en vez de distancias' },
    example: { lat: 36.7466, lng: -3.879 }
  }),
  municipio: field(plainText(longestName), {
    label: { en: 'Municipality', es: 'Municipio' },
    help: { en: 'Its name.', es: 'Su nombre.' },
    missing: { en: 'nothing', es: 'nada' },
    example: 'Nerja'
  }),
  provincia: field(line, {
    label: { en: 'Province', es: 'Provincia' },
    help: { en: 'Of its town.', es: 'La de su localidad.' },
    missing: { en: 'that of what is nearest', es: 'la de lo más cercano' },
    example: '29',
    control: 'choice',
    options: provinceOptions
  }),
  saludo: field(statedFlag, {
    label: { en: 'Greeting', es: 'Saludo' },
    help: {
      en: 'Whether guests are greeted with the name of the house.',
      es: 'Si se saluda a los huéspedes con el nombre de la casa.'
    },
    missing: { en: 'yes', es: 'sí' },
    example: false
  }),
  sitios: field(list(z.object({ id: line, nombre: plainText(longestName) })), {
    label: { en: 'Places with a code', es: 'Sitios con código' },
    help: {
      en: 'At most 60 places with a code of their own. Ids are on paper: a name may change, an id stays.',
      es: 'Sesenta como mucho, cada uno con su código. Los id están impresos: un nombre puede cambiar, un id no.'
    },
    missing: { en: 'one code for all', es: 'un código para todo' },
    example: [{ id: 'mesa', nombre: 'Tarjeta de la mesa' }]
  })
}

const fieldsOfHost = z.object(hostFields)
type HostFields = z.output<typeof fieldsOfHost>

const spotWords = {
  expected: 'minúsculas, cifras y guiones, distinto de los demás, por ejemplo recepcion',
  problem: 'ese id no vale para un sitio'
} as const
const tipWords = { expected: 'el id de una experiencia', problem: 'falta «experiencia»' } as const
const tooManyTips = {
  expected: `${longestTips} consejos como mucho`,
  problem: 'hay demasiados consejos'
} as const
const tooManySpots = { expected: `${maxSpots} sitios como mucho`, problem: 'hay demasiados sitios' } as const

export function readHost(doc: HostFields, note: Note): Host {
  return {
    isGreeting: doc.saludo ?? true,
    municipality: doc.municipio,
    position: readPosition('coordenadas', doc.coordenadas, note),
    province: readProvince(doc.provincia, note),
    spots: readSpots(doc.sitios, note),
    tips: readTips(doc.consejos, note)
  }
}

function readTips(written: HostFields['consejos'], note: Note): Tip[] {
  if (written.length > longestTips) note('consejos', tooManyTips, written.length)
  const known = new Set<string>()
  return written.slice(0, longestTips).flatMap(({ experiencia: experienceId, texto: text }, index) => {
    if (experienceId === null) note(`consejos.${index}.experiencia`, tipWords, undefined)
    if (experienceId === null || known.has(experienceId)) return []
    known.add(experienceId)
    return [{ experienceId, text }]
  })
}

function readSpots(written: HostFields['sitios'], note: Note): PartnerSpot[] {
  if (written.length > maxSpots) note('sitios', tooManySpots, written.length)
  const known = new Set<string>()
  return written.slice(0, maxSpots).flatMap(({ id, nombre: name }, index) => {
    if (!isSpotId(id) || known.has(id)) {
      note(`sitios.${index}.id`, spotWords, id)
      return []
    }
    known.add(id)
    return [{ id, name: name ?? id }]
  })
}

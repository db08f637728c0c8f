import type { z } from 'zod'

import type { Experience } from '#domain/catalogue/experience.ts'
import { provinceCodes, provinceWithCode } from '#domain/place/province-codes.ts'
import { line, lines, localizedLine, longestName, plainText } from '#contract/fields/fields.ts'
import { coordinates, readPosition } from '#contract/fields/place.ts'
import { readEach } from '#contract/reading/list-readers.ts'
import type { Note } from '#contract/reading/decoding.ts'
import { field } from '#contract/schema/field.ts'
import { provinceOptions } from '#contract/schema/options.ts'

export const placeFields = {
  direccion: field(line, {
    label: { en: 'Address', es: 'Dirección' },
    help: { en: 'Street address or place, plain text.', es: 'Calle o lugar, sin html.' },
    missing: { en: 'nothing', es: 'nada' },
    example: 'Playa de Burriana, Nerja'
  }),
  municipio: field(plainText(longestName), {
    label: { en: 'Municipality', es: 'Municipio' },
    help: { en: 'Its name.', es: 'Su nombre.' },
    missing: { en: 'nothing', es: 'nada' },
    example: 'Nerja'
  }),
  puntoEncuentro: field(localizedLine, {
    label: { en: 'Meeting point', es: 'Punto de encuentro' },
    help: { en: 'Where exactly you meet.', es: 'Dónde se queda exactamente.' },
    missing: { en: 'the address', es: 'la dirección' },
    example: { es: 'En la caseta azul de la playa' }
  }),
  coordenadas: field(coordinates, {
    label: { en: 'Coordinates', es: 'Coordenadas' },
    help: { en: 'Latitude and longitude, in Spain.', es: 'Latitud y longitud, en España.' },
    missing: { en: 'no map, not in “near me”', es: 'sin mapa, y no sale «cerca de mí»' },
    example: { lat: 36.7466, lng: -3.879 },
    isAdvisory: true
  }),
  provincias: field(lines, {
    label: { en: 'Provinces', es: 'Provincias' },
    help: { en: 'All in which it takes place.', es: 'Todas en las que se hace.' },
    missing: { en: 'shown under the whole of Andalusia only', es: 'solo sale en toda Andalucía' },
    example: ['29'],
    control: 'choices',
    options: provinceOptions
  })
}

type PlaceFields = z.output<z.ZodObject<typeof placeFields>>

const unknownCode = {
  expected: `uno de: ${Object.values(provinceCodes).toSorted().join(', ')}`,
  problem: 'no es el código de una provincia'
} as const

export function readPlace(doc: PlaceFields, note: Note) {
  return {
    address: doc.direccion,
    municipality: doc.municipio,
    meetingPoint: doc.puntoEncuentro,
    position: readPosition('coordenadas', doc.coordenadas, note),
    provinces: readEach('provincias', doc.provincias, provinceWithCode, unknownCode, note)
  } satisfies Partial<Experience>
}

import { z } from 'zod'

import type { Photo } from '#domain/catalogue/experience.ts'
import { readAddress } from './address.ts'
import { editedWith, field } from '#contract/schema/field.ts'
import type { Note } from '#contract/reading/decoding.ts'
import { amount, list, localizedLine, longestAddress } from './fields.ts'

const pixels = amount(z.int().positive())
const percent = editedWith(z.int().min(0).max(100), { control: 'number' })
const focus = z
  .object({
    x: field(percent, {
      label: { en: 'From the left, in percent', es: 'Desde la izquierda, en tanto por ciento' },
      help: { en: 'A whole number up to 100.', es: 'Un número entero hasta 100.' },
      missing: { en: 'the picture is not read', es: 'no se lee la imagen' },
      example: 50
    }),
    y: field(percent, {
      label: { en: 'From above, in percent', es: 'Desde arriba, en tanto por ciento' },
      help: { en: 'A whole number up to 100.', es: 'Un número entero hasta 100.' },
      missing: { en: 'the picture is not read', es: 'no se lee la imagen' },
      example: 35
    })
  })
  .nullish()
  .transform(value => value ?? null)
const image = z.object({
  url: field(z.string().trim().max(longestAddress), {
    label: { en: 'Address', es: 'Dirección' },
    help: { en: 'An https address or an own path.', es: 'Una dirección https o una ruta propia.' },
    missing: { en: 'it is left out', es: 'no sale' },
    example: '/fotos/maro.webp',
    control: 'line'
  }),
  alt: field(localizedLine, {
    label: { en: 'What is seen on it', es: 'Qué se ve' },
    help: { en: 'For those who do not see it.', es: 'Para quien no la ve.' },
    missing: { en: 'the name of the experience', es: 'el nombre de la experiencia' },
    example: { es: 'Dos kayaks en una cala' }
  }),
  ancho: field(pixels, {
    label: { en: 'Width in pixels', es: 'Ancho en píxeles' },
    help: { en: 'A whole number.', es: 'Un número entero.' },
    missing: { en: 'read from the picture', es: 'se lee de la imagen' },
    example: 1600
  }),
  alto: field(pixels, {
    label: { en: 'Height in pixels', es: 'Alto en píxeles' },
    help: { en: 'A whole number.', es: 'Un número entero.' },
    missing: { en: 'read from the picture', es: 'se lee de la imagen' },
    example: 900
  }),
  foco: field(focus, {
    label: { en: 'Focal point', es: 'Punto de interés' },
    help: {
      en: 'What stays in view where the picture is cut, as on cards.',
      es: 'Lo que no se pierde donde la imagen se recorta, como en las tarjetas.'
    },
    missing: { en: 'the middle', es: 'el centro' },
    example: { x: 50, y: 35 }
  })
})

/** Pictures with their sizes, or plain addresses. */
export const images = editedWith(
  list(z.preprocess(value => (typeof value === 'string' ? { url: value } : value), image)),
  { control: 'pictures', item: image, written: z.array(z.union([z.string(), image])).nullish() }
)

/** Pictures whose address is no good are reported and ignored. */
export function readPhotos(field: string, pictures: z.output<typeof images>, note: Note): Photo[] {
  return pictures.flatMap(({ alt, alto, ancho, foco, url: written }, index) => {
    const url = readAddress(`${field}.${index}`, written, note)
    return url === null ? [] : [{ alt, focus: foco, height: alto, url, width: ancho }]
  })
}

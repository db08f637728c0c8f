import type { z } from 'zod'

import { type Composition, compositionNames, isComposition } from 'posters/compositions'
import type { Experience } from '#domain/catalogue/experience.ts'
import { flag, line } from '#contract/fields/fields.ts'
import { images, readPhotos } from '#contract/fields/photo.ts'
import type { Note } from '#contract/reading/decoding.ts'
import { field } from '#contract/schema/field.ts'
import { optionsOf } from '#contract/schema/options.ts'

export const pictureFields = {
  imagenes: field(images, {
    label: { en: 'Photographs', es: 'Fotografías' },
    help: {
      en: 'With alternative text, focal point and size, or plain addresses.',
      es: 'Con su texto alternativo, su punto de interés y su tamaño, o solo la dirección.'
    },
    missing: { en: 'its poster', es: 'su cartel' },
    example: [
      {
        alt: { es: 'Dos kayaks en una cala' },
        alto: 900,
        ancho: 1600,
        foco: { x: 50, y: 35 },
        url: '/fotos/maro.webp'
      }
    ]
  }),
  cartelPrimero: field(flag, {
    label: { en: 'Poster first', es: 'El cartel primero' },
    help: {
      en: 'The poster stands before the photographs, on cards and on the page.',
      es: 'El cartel va delante de las fotografías, en las tarjetas y en la página.'
    },
    missing: { en: 'the first photograph stands first', es: 'primero la primera fotografía' },
    example: true
  }),
  motivo: field(line, {
    label: { en: 'Motif of the poster', es: 'Motivo del cartel' },
    help: {
      en: 'What its poster shows: the name of a composition.',
      es: 'Lo que muestra su cartel: el nombre de una composición.'
    },
    missing: {
      en: 'chosen by its keywords, name and categories',
      es: 'se elige por sus palabras, su nombre y sus categorías'
    },
    example: 'abanico',
    control: 'choice',
    options: optionsOf(compositionNames)
  })
}

type PictureFields = z.output<z.ZodObject<typeof pictureFields>>

const unknownMotif = {
  expected: 'el nombre de una composición, en docs/compositions.md',
  problem: 'no hay ningún cartel con ese nombre'
} as const

export function readPictures(doc: PictureFields, note: Note) {
  return {
    isPosterFirst: doc.cartelPrimero,
    photos: readPhotos('imagenes', doc.imagenes, note)
  } satisfies Partial<Experience>
}

export function readMotif({ motivo: name }: PictureFields, note: Note): Composition | null {
  if (name === null || isComposition(name)) return name
  note('motivo', unknownMotif, name)
  return null
}

import { z } from 'zod'

import type { Photo } from '#domain/catalogue/experience.ts'
import { readAddress } from './address.ts'
import { editedWith } from '#contract/schema/field.ts'
import type { Note } from '#contract/reading/decoding.ts'
import { amount, list, localizedLine, longestAddress } from './fields.ts'

const pixels = amount(z.int().positive())
const image = z.object({
  alt: localizedLine,
  alto: pixels,
  ancho: pixels,
  url: z.string().trim().max(longestAddress)
})

/** Pictures with their sizes, or plain addresses. */
export const images = editedWith(
  list(z.preprocess(value => (typeof value === 'string' ? { url: value } : value), image)),
  { control: 'pictures', written: z.array(z.union([z.string(), image])).nullish() }
)

/** Pictures whose address is no good are reported and ignored. */
export function readPhotos(field: string, pictures: z.output<typeof images>, note: Note): Photo[] {
  return pictures.flatMap(({ alt, alto, ancho, url: written }, index) => {
    const url = readAddress(`${field}.${index}`, written, note)
    return url === null ? [] : [{ alt, height: alto, url, width: ancho }]
  })
}

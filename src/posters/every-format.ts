import { type Composition, compositionNames } from 'posters/compositions'
import { type ProvinceSlug, provinceSlugs, wholeRegion } from '#domain/place/province.ts'
import { poster, type PosterFormat, type PosterSubject } from './poster.ts'
import { printedPoster } from './print.ts'

/** A picture in every format. */
interface InEveryFormat {
  name: Composition | ProvinceSlug
  drawn: { format: PosterFormat | 'print'; svg: string }[]
}

const formats = ['wide', 'tall', 'share', 'mark', 'panorama'] as const satisfies PosterFormat[]

/** Every composition in every format, each in the colours of another province. */
export function compositionsInFormats(): InEveryFormat[] {
  return compositionNames.map((motif, place) => {
    const province = provinceSlugs[place % provinceSlugs.length] ?? wholeRegion
    const subject: PosterSubject = { light: 'day', motif, province, seed: motif }
    const svg = printedPoster(subject, { brand: 'Clavel', name: motif, place: province })
    return { drawn: [...inFormats(subject), { format: 'print', svg }], name: motif }
  })
}

/** The cover of every province in every format. */
export function coversInFormats(): InEveryFormat[] {
  return provinceSlugs.map(province => ({
    drawn: inFormats({ light: 'day', motif: 'cover', province, seed: province }),
    name: province
  }))
}

function inFormats(subject: PosterSubject): InEveryFormat['drawn'] {
  return formats.map(format => ({ format, svg: poster(subject, format) }))
}

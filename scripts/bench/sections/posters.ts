import { brotliCompressSync } from 'node:zlib'
import { provinceSlugs } from '#domain/place/province.ts'
import { compositionNames } from 'posters/compositions'
import { poster } from '#posters/poster.ts'
import { printedPoster } from '#posters/print.ts'
import { kilobytes, type Section } from '../section.ts'
import { median } from '../weigh.ts'

const formats = ['wide', 'tall', 'share', 'mark', 'print'] as const
type Format = (typeof formats)[number]

const lettering = { brand: 'Clavel', name: 'Kayak por los acantilados de Maro', place: 'Nerja, Málaga' }

interface Drawn {
  bytes: number
  milliseconds: number
}

/** How long a poster of each composition takes in each format, once the code is warm, and how large it is after compression. */
export const posters: Section = {
  name: 'posters',
  run: async () => {
    for (const format of formats) for (const motif of compositionNames) drawing(format, motif)
    const figures = Object.fromEntries(formats.map(format => [format, figuresOf(drawn(format))]))
    return Promise.resolve({
      figures,
      kind: 'measured',
      rows: Object.entries(figures).map(([format, { most, mostMs, typical, typicalMs }]) => [
        `${format}, ${compositionNames.length}`,
        `${typicalMs.toFixed(2)} ms in the middle, ${mostMs.toFixed(1)} ms at most; ${kilobytes(typical)} in the middle, ${kilobytes(most)} at most after compression`
      ])
    })
  }
}

function drawing(format: Format, motif: (typeof compositionNames)[number]): string {
  const place = compositionNames.indexOf(motif) % provinceSlugs.length
  const subject = { light: 'day', motif, province: provinceSlugs[place] ?? 'malaga', seed: motif } as const
  return format === 'print' ? printedPoster(subject, lettering) : poster(subject, format)
}

function drawn(format: Format): Drawn[] {
  return compositionNames.map(motif => {
    const since = performance.now()
    const svg = drawing(format, motif)
    const milliseconds = performance.now() - since
    return { bytes: brotliCompressSync(svg).length, milliseconds }
  })
}

function figuresOf(those: Drawn[]) {
  const bytes = those.map(each => each.bytes)
  const times = those.map(each => each.milliseconds)
  return {
    most: Math.max(...bytes),
    mostMs: Math.max(...times),
    typical: median(bytes),
    typicalMs: median(times)
  }
}

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { provinceSlugs, wholeRegion } from '#domain/place/province.ts'
import type { TimeOfDay } from '#domain/time/schedule.ts'
import { compositionNames } from 'posters/compositions'
import { scenes } from '#posters/motif.ts'
import { poster, type PosterFormat, type PosterSubject } from '#posters/poster.ts'
import { type Explained, inProvinces } from './catalogue.ts'
import { subjectOf } from './neighbours.ts'

export const sheetsFolder = '.cache/carteles'
export const lights: TimeOfDay[] = ['morning', 'day', 'evening', 'night']
/** So many posters of a large catalogue are drawn, from all over it. */
const maxShown = 150

/** Bytes of one poster after compression, and how long it took. */
interface Measure {
  bytes: number
  format: PosterFormat
  milliseconds: number
}

/** Writes the sheets, and says where they lie, how large posters are and how long they take. */
export async function writeSheets(explained: Explained[]): Promise<string[]> {
  const measures: Measure[] = []
  const figure = figureWith(measures)
  await mkdir(sheetsFolder, { recursive: true })
  const sheets = {
    'composiciones.html': sheetPage(
      4,
      compositionNames.flatMap(motif => inLights(motif, figure))
    ),
    'covers.html': sheetPage(
      4,
      provinceSlugs.flatMap(province =>
        lights.map(light => figure({ light, motif: 'cover', province, seed: province }, 'wide', province))
      )
    ),
    'panoramas.html': sheetPage(
      1,
      provinceSlugs.map(province =>
        figure({ light: 'day', motif: 'cover', province, seed: province }, 'panorama', province)
      )
    ),
    'experiencias.html': sheetPage(6, experienceFigures(explained, figure)),
    'tamanos.html': sheetPage(
      8,
      compositionNames.flatMap(motif => inFormats(motif, figure))
    ),
    'escenas.html': sheetPage(
      4,
      scenes.map(motif =>
        figure({ light: 'evening', motif, province: wholeRegion, seed: motif }, 'wide', motif)
      )
    )
  }
  for (const [name, html] of Object.entries(sheets)) await writeFile(join(sheetsFolder, name), html)
  return [
    ...Object.keys(sheets).map(name => join(sheetsFolder, name)),
    ...[...Map.groupBy(measures, ({ format }) => format)].map(([format, those]) => measureLine(format, those))
  ]
}

type Figure = (subject: PosterSubject, format: PosterFormat, caption: string) => string

function figureWith(measures: Measure[]): Figure {
  return (subject, format, caption) => {
    const since = performance.now()
    const svg = poster(subject, format)
    const milliseconds = performance.now() - since
    measures.push({ bytes: brotliCompressSync(svg).length, format, milliseconds })
    return `<figure>${svg}<figcaption>${caption.replaceAll('<', '&lt;')}</figcaption></figure>`
  }
}

function inLights(motif: PosterSubject['motif'], figure: Figure): string[] {
  const start = compositionNames.findIndex(name => name === motif)
  return lights.map((light, index) => {
    const province = provinceSlugs[(start + index * 2) % provinceSlugs.length] ?? wholeRegion
    return figure(
      { light, motif, province, seed: `sheet ${index}` },
      'wide',
      `${motif} · ${province} · ${light}`
    )
  })
}

function inFormats(motif: PosterSubject['motif'], figure: Figure): string[] {
  const subject = { light: 'day', motif, province: wholeRegion, seed: motif } as const
  return (['wide', 'tall', 'share', 'mark'] as const).map(format => figure(subject, format, motif))
}

function experienceFigures(explained: Explained[], figure: Figure): string[] {
  const step = Math.max(1, explained.length / maxShown)
  const some = explained.filter((_, place) => Math.floor(place / step) !== Math.floor((place - 1) / step))
  return inProvinces(some).flatMap(own =>
    own.map(each => figure(subjectOf(each), 'wide', `${each.shows} · ${each.name}`))
  )
}

/** A page with figures in so many columns. */
export function sheetPage(columns: number, figures: string[]): string {
  return `<!doctype html><meta charset="utf-8"><title>Posters</title><style>
body{margin:1rem;background:#fff8f0;color:#1b1020;font:12px sans-serif;display:grid;gap:10px;grid-template-columns:repeat(${columns},1fr)}
figure{margin:0}svg{display:block;width:100%;height:auto}</style>${figures.join('')}`
}

function measureLine(format: PosterFormat, measures: Measure[]): string {
  const bytes = spread(measures.map(measure => measure.bytes))
  const milliseconds = spread(measures.map(measure => measure.milliseconds))
  return `${format}: ${measures.length} drawn, ${bytes(0.5).toFixed(0)} B in the middle and ${bytes(1).toFixed(0)} B at most after compression, ${milliseconds(0.5).toFixed(2)} ms in the middle, ${milliseconds(0.95).toFixed(2)} ms for nineteen of twenty`
}

function spread(values: number[]): (part: number) => number {
  const ordered = values.toSorted((one, other) => one - other)
  return part => ordered[Math.floor((ordered.length - 1) * part)] ?? 0
}

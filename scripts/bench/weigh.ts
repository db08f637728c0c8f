import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pathKindOf, type PageType, pageTypeOf } from './page-types.ts'

/** Compressing every page would take longer than building them. */
const weighedPerType = 40

export interface Weights {
  files: number
  bytes: number
  pageTypes: { type: PageType; pages: number; medianBytes: number; medianBrotliBytes: number }[]
  /** Files for other programs and for pages of others. */
  forOthers: { kind: string; files: number; bytes: number; medianBytes: number; medianBrotliBytes: number }[]
}

/** The files for others: embeds, the open catalogue, feeds. */
const forOthers = /^(?:embed\/|catalogo\.|datos\/(?:catalogo|octo)\/|novedades\/)/

/** How heavy the site in a folder is, and how heavy its kinds of pages are, the heaviest first. */
export function weigh(folder: string): Weights {
  const files = filesBelow(folder)
  const byType = Map.groupBy(files, pageTypeOf)
  const pageTypes = [...byType].flatMap(([type, pages]) =>
    type === null ? [] : [weighType(folder, type, pages)]
  )
  const others = Map.groupBy(
    files.filter(file => forOthers.test(file)),
    pathKindOf
  )
  return {
    forOthers: [...others]
      .map(([kind, all]) => ({
        bytes: all.reduce((sum, file) => sum + sizeOf(folder, file), 0),
        files: all.length,
        kind,
        ...mediansOf(folder, all)
      }))
      .toSorted((a, b) => b.bytes - a.bytes),
    bytes: files.reduce((sum, file) => sum + sizeOf(folder, file), 0),
    files: files.length,
    pageTypes: pageTypes.toSorted((a, b) => b.medianBytes - a.medianBytes)
  }
}

function weighType(folder: string, type: PageType, pages: string[]): Weights['pageTypes'][number] {
  return { ...mediansOf(folder, pages), pages: pages.length, type }
}

function mediansOf(folder: string, files: string[]) {
  const sample = spread(files, weighedPerType).map(file => readFileSync(join(folder, file)))
  return {
    medianBrotliBytes: median(sample.map(file => brotliCompressSync(file).length)),
    medianBytes: median(files.map(file => sizeOf(folder, file)))
  }
}

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter(file => statSync(join(folder, file)).isFile())
    .toSorted()
}

function sizeOf(folder: string, file: string): number {
  return statSync(join(folder, file)).size
}

/** So many of the items, at even distances. */
export function spread<Item>(items: Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

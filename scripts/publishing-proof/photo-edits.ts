import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { RawDocument } from '#contract/reading/snapshot.ts'
import { filesPlace, photoPlace, pictureFile } from '#domain/data/picture-file.ts'
import { change, type Edit, isEvent, isDestination, number, pick, text } from './edit.ts'

/** Photographs as the studio stores them: wide, tall, and smaller than most sizes. */
const photographs = [
  { colour: '#1e4fa3', height: 900, width: 1600 },
  { colour: '#2f7d4f', height: 1200, width: 900 },
  { colour: '#f2b33d', height: 300, width: 400 }
].map((size, index) => ({ ...size, name: photoPlace + pictureFile(`${index}`.repeat(16), size) }))

/** Stores them in a folder that stands for the bucket. */
export async function storePhotographs(folder: string): Promise<void> {
  mkdirSync(join(folder, photoPlace), { recursive: true })
  for (const { colour, height, name, width } of photographs) {
    const create = { background: colour, channels: 3 as const, height, width }
    await sharp({ create }).webp().toFile(join(folder, name))
  }
}

const hasPhotographs = ({ imagenes }: RawDocument) => Array.isArray(imagenes) && imagenes.length > 0
const isListed = (document: RawDocument) => !isEvent(document) && !isDestination(document)
const addressOf = (index: number) => filesPlace + (photographs[index % photographs.length]?.name ?? '')
const focus = () => ({ x: number() % 101, y: number() % 101 })

/** Edits of photographs. */
export const photoEdits: Edit[] = [
  change('experiencias', () => ({ cartelPrimero: false, imagenes: [addressOf(0)] }), isListed),
  change(
    'experiencias',
    () => ({
      imagenes: [0, 1, 2].map(index => ({ alt: text('Qué se ve'), foco: focus(), url: addressOf(index) }))
    }),
    isListed
  ),
  change('experiencias', () => ({ imagenes: [{ foco: focus(), url: addressOf(number()) }] }), hasPhotographs),
  change('experiencias', ({ cartelPrimero }) => ({ cartelPrimero: cartelPrimero !== true }), hasPhotographs),
  change(
    'experiencias',
    (_, random) => ({ imagenes: [addressOf(pick([1, 2], random) ?? 1), '/fotos/no-hay.webp'] }),
    isListed
  ),
  change('experiencias', () => ({ imagenes: [] }), hasPhotographs)
]

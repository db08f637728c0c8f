import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { BuildPart } from 'live-publisher'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'

/** Parts lie in this folder, unless the command names another one. */
export const defaultPartsFolder = '.parts'

const schema = z.object({
  inlineParts: z.string(),
  /** Says what every page and data file of the whole site was made of. */
  keys: z.record(z.string(), z.string()),
  number: z.number(),
  of: z.number(),
  pages: z.number(),
  /** The photographs it could read: the pages of all parts show the same ones. */
  photographs: z.string(),
  /** Pictures that the part has drawn, by the same rule. */
  pictures: z.record(z.string(), z.string()),
  /** Identifies the source of the site: catalogue, day and code. */
  stamp: z.string()
})

/** Record that is needed to join a part. It is written last: a part without it is incomplete. */
export type PartRecord = z.output<typeof schema>

/** Folders of the files of a part and of its record. */
export function placeOf(
  folder: string,
  { number, of }: BuildPart
): { files: string; record: string; root: string } {
  const root = join(folder, `${number}-of-${of}`)
  return { files: join(root, 'site'), record: join(root, 'part.json'), root }
}

export function writeRecord(folder: string, record: PartRecord): void {
  writeFileAtomic(placeOf(folder, record).record, JSON.stringify(record))
}

/** The parts in a folder that are whole, in their order. */
export function readRecords(folder: string): PartRecord[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).map(name => join(folder, name, 'part.json'))
  return files
    .filter(file => existsSync(file))
    .map(file => schema.parse(JSON.parse(readFileSync(file, 'utf8'))))
    .toSorted((one, other) => one.number - other.number)
}

/** Why these parts are not one site of this catalogue and this code; null when they are. */
export function problemOf(records: readonly PartRecord[], stamp: string): string | null {
  const [first] = records
  if (first === undefined) return 'There is no part. Make them first: npm run build -- --part 1/2'
  const numbers = new Set(records.map(({ number }) => number))
  const missing = Array.from({ length: first.of }, (_, index) => index + 1).filter(each => !numbers.has(each))
  if (records.some(({ of }) => of !== first.of))
    return 'The parts are of more than one division. Keep those of one.'
  if (missing.length > 0) return `Of ${first.of} parts there is no ${missing.join(', ')}.`
  const others = records.filter(record => record.stamp !== stamp).map(({ number }) => number)
  if (others.length === 0) return photographProblem(first, records)
  return `Made of another catalogue, day or code, or in a folder with another path: part ${others.join(', ')}.`
}

/** A photograph that one machine could not fetch is on its pages a poster. */
function photographProblem(first: PartRecord, records: readonly PartRecord[]): string | null {
  const others = records.filter(({ photographs }) => photographs !== first.photographs)
  if (others.length === 0) return null
  const parts = [first, ...others].map(({ number }) => number).join(', ')
  return `These parts could not read the same photographs: ${parts}. Make them again.`
}

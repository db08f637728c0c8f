import type { Refusal } from '../console.ts'

/** Options of `npm run bench`. */
export interface Options {
  experiences: number
  /** How many edits like those of every day are made beside the first ones. */
  edits: number
  /** Says whether the pictures for sharing are drawn too. */
  pictures: boolean
  seed: string
  /** A section may write in this folder. */
  folder: string
}

/** Lines for people, and the same for programs. */
export interface Measured {
  kind: 'measured'
  figures: object
  rows: [name: string, value: string][]
}

/** A part of the bench that can be run by itself: `npm run bench -- --only search`. */
export interface Section {
  name: string
  run: (options: Options) => Promise<Measured | Refusal>
}

export function tableOf(rows: Measured['rows']): string {
  const width = Math.max(0, ...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`).join('\n')
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1e3).toFixed(1)} kB`
}

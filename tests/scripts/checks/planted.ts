import type { Files } from './small-site.ts'
import { fileOf } from './small-site.ts'

/** Something broken in the sound site, which one check is to find. */
export interface Planted {
  /** The fault, as a phrase. */
  fault: string
  /** The name of the check that finds it. */
  caughtBy: string
  /** The page or file where it is found. */
  at: string
  plant: (files: Files) => unknown
}

/** A fault: what it is, the file that is changed, which part of it is replaced by what, and where it is found if that is another address. */
type Fault = readonly [fault: string, file: string, part: string | RegExp, by: string, at?: string]

/** Faults by the name of the check that finds them. */
export type Faults = Readonly<Record<string, readonly Fault[]>>

export function plantedIn(faults: Faults): Planted[] {
  return Object.entries(faults).flatMap(([caughtBy, rows]) =>
    rows.map(([fault, file, part, by, at = file]) => ({
      at,
      caughtBy,
      fault,
      plant: swap(file, part, by)
    }))
  )
}

/** Replaces a part of a file: a fault that changes nothing would be caught by nobody. */
export function swap(address: string, part: string | RegExp, by: string): Planted['plant'] {
  return files => {
    const file = files.has(address.slice(1)) ? address.slice(1) : fileOf(address)
    const content = String(files.get(file))
    const broken = content.replace(part, by)
    if (broken === content) throw new Error(`${address} has no ${String(part)} to be broken`)
    files.set(file, broken)
  }
}

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

/** A fault in the words of a page: by what it is caught, what it is, where, and what of the page is replaced by what. */
export type Swapped = readonly [string, string, string, string | RegExp, string]

export function planted([caughtBy, fault, at, part, by]: Swapped): Planted {
  return { at, caughtBy, fault, plant: swap(at, part, by) }
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

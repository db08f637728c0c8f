import type { PrintFormat } from '#domain/partner/print.ts'

/** An experience on paper. */
export interface PrintedExperience {
  /** Its wide poster, as the site shows it. */
  drawing: string
  name: string
  way: string | null
}

/** Everything that a sheet shows, in words. */
export interface PrintedWords {
  /** The short address in lines to type. */
  address: string[]
  /** A line per language. */
  languages: string[]
  /** The name of the house. */
  name: string
  question: string
  town: string | null
  welcome: string
}

export interface PrintedSubject {
  /** The code, row by row; true is dark. */
  code: boolean[][]
  experiences: PrintedExperience[]
  format: PrintFormat
  isColour: boolean
  words: PrintedWords
}

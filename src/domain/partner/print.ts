import type { Language } from '#domain/text/locale.ts'

/** Formats that a house prints: posters to hang, cards for tables, and hangers for doors. */
export const printFormats = ['a3', 'a4', 'a5', 'a6', 'colgador'] as const
export type PrintFormat = (typeof printFormats)[number]

/** Of the sheets, in millimetres. */
export const papers = {
  a3: { height: 420, width: 297 },
  a4: { height: 297, width: 210 },
  a5: { height: 210, width: 148 },
  a6: { height: 148, width: 105 },
  colgador: { height: 240, width: 95 }
} as const satisfies Record<PrintFormat, { height: number; width: number }>

/** More would be too small to look at. */
export const maxPrinted = 6

/** An order for print. The first language is printed in full; the others have one line each. */
export interface PrintOrder {
  experienceIds: string[]
  format: PrintFormat
  isColour: boolean
  languages: Language[]
  /** The place the code is for. */
  spot: string | null
}

/** The name of the file: what it is, and for which place. */
export function printedFile(
  shortName: string,
  { format, spot }: Pick<PrintOrder, 'format' | 'spot'>
): string {
  return `${[shortName, format, spot].filter(part => part !== null).join('-')}.pdf`
}

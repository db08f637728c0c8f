import type { BuildPart } from 'live-publisher'

const maxParts = 1000

/** A part as commands name it: `1/4` is the first of four. Null for anything else. */
export function readPart(text: string): BuildPart | null {
  const [, number, of] = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text)?.map(Number) ?? []
  if (number === undefined || of === undefined || number > of || of > maxParts) return null
  return { number, of }
}

export function partName({ number, of }: BuildPart): string {
  return `${number}/${of}`
}

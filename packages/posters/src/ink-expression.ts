import { mix, multiply, standingOut } from './colour.ts'
import { type Inks, isInkName } from './inks.ts'
import type { Light } from './light.ts'

/** The colours a drawing is printed in, and the light that falls on it. */
export interface Printing {
  inks: Inks
  light: Light
}

/** A colour of a drawing, still to be printed. */
export type InkExpression =
  | { kind: 'ink'; name: keyof Inks }
  | { kind: 'fixed'; colour: string }
  | { kind: 'mix'; amount: number; from: InkExpression; to: InkExpression }
  | { kind: 'tinted'; colour: InkExpression }
  | { kind: 'apart'; candidates: InkExpression[]; enough: number | undefined; from: InkExpression[] }

/**
 * Reads how a class of a drawing is coloured: the name of an ink, a colour such as `#f2b33d`, or one of
 * `mix(deep, land, 28%)` (28 parts of a hundred are land), `tinted(#b9774c)` (a colour of nature, in the light of the poster) and
 * `apart(sky wood, land shade)` (the first of land and shade that stands out from sky and wood). Throws a `SyntaxError` for anything else.
 */
export function readInkExpression(text: string): InkExpression {
  const [, name, inside] = /^(\w+)\((.*)\)$/s.exec(text.trim()) ?? []
  if (name === undefined || inside === undefined) return simpleInk(text.trim())
  const parts = partsBetween(inside, ',')
  const read = (part = '') => readInkExpression(part)
  const readList = (part = '') => partsBetween(part.trim(), ' ').map(read)
  const [first, second, third] = parts
  if (name === 'mix') return { amount: partOf(third), from: read(first), kind: 'mix', to: read(second) }
  if (name === 'tinted') return { colour: read(first), kind: 'tinted' }
  if (name === 'apart') {
    const enough = third === undefined ? undefined : partOf(third)
    return { candidates: readList(second), enough, from: readList(first), kind: 'apart' }
  }
  throw new SyntaxError(`${text} is no colour of a poster`)
}

function simpleInk(text: string): InkExpression {
  if (isInkName(text)) return { kind: 'ink', name: text }
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text))
    return { colour: sixDigits(text.toLowerCase()), kind: 'fixed' }
  throw new SyntaxError(`${text} is no colour of a poster`)
}

/** `#fb3` is `#ffbb33`. */
export function sixDigits(colour: string): string {
  return /^#[^#]{3}$/.test(colour) ? colour.replaceAll(/[^#]/g, '$&$&') : colour
}

/** 28% is 0.28. */
function partOf(text = ''): number {
  const [, percent] = /^\s*([\d.]+)%\s*$/.exec(text) ?? []
  if (percent === undefined) throw new SyntaxError(`${text} is no percentage`)
  return Number(percent) / 100
}

/** Splits at a sign that is not inside of brackets. */
function partsBetween(text: string, sign: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (letter === sign && depth === 0) parts.push('')
    else parts.push((parts.pop() ?? '') + letter)
  }
  return parts.filter(part => part.trim() !== '')
}

/** The colour as it is printed, `#` and six digits. */
export function printed(expression: InkExpression, printing: Printing): string {
  if (expression.kind === 'fixed') return expression.colour
  if (expression.kind === 'ink') return printing.inks[expression.name]
  if (expression.kind === 'mix')
    return mix(printed(expression.from, printing), printed(expression.to, printing), expression.amount)
  if (expression.kind === 'tinted') return tinted(printed(expression.colour, printing), printing)
  const [first = '#000000', ...more] = expression.candidates.map(each => printed(each, printing))
  const from = expression.from.map(each => printed(each, printing))
  return standingOut(from, [first, ...more], expression.enough)
}

/** A colour of nature, such as fur, skin or bread, in the light and among the colours of this poster. */
function tinted(colour: string, { inks, light }: Printing): string {
  if (light === 'night') return mix(multiply(colour, '#a9b2f2'), inks.sky, 0.12)
  return mix(colour, light === 'evening' ? inks.sky : inks.land, 0.16)
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/** Sets text as outlines, so that a picture looks the same on every machine, whatever fonts it has. */
export interface Typeface {
  /** How wide a line is at a size. */
  width: (line: string, size: number) => number
  /** The line as path data, its baseline beginning at a point. */
  outline: (line: string, size: number, x: number, y: number) => string
}

/**
 * The display face of the site. Of a variable file fontkit gives the weight the file begins with, and for this one that is 800, the weight of
 * the posters. Letters that the first file lacks are taken from the second.
 */
export function fontFiles(): string[] {
  const { resolve } = createRequire(import.meta.url)
  return ['latin', 'latin-ext'].map(subset =>
    resolve(`@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${subset}-wght-normal.woff2`)
  )
}

export function typefaceOfPosters(): Typeface {
  loaded ??= load()
  return loaded
}

/** A letter that was drawn once is at hand: the first picture takes five times as long as the next ones. */
let loaded: Typeface | undefined

function load(): Typeface {
  const fonts = fontFiles().map(file => {
    const font = create(readFileSync(file))
    if (!('layout' in font)) throw new TypeError(`${file} holds more than one font`)
    return font
  })
  const set = (line: string) => runsOf(line.normalize('NFC'), fonts).flatMap(lettersOf)
  const widths = new Map<string, number>()
  const widthOf = (line: string) => {
    const known = widths.get(line)
    if (known !== undefined) return known
    const width = set(line).reduce((sum, { advance }) => sum + advance, 0)
    if (widths.size >= maxWidths) widths.clear()
    widths.set(line, width)
    return width
  }
  return {
    outline: (line, size, x, y) => outlineOf(set(line), size, x, y),
    width: (line, size) => widthOf(line) * size
  }
}

/** Fitting a text asks for the same lines again at every size. */
const maxWidths = 5000

/** A letter in parts of the size: where it starts from the pen, how far it moves the pen, and its contours. */
interface Letter {
  advance: number
  offset: number
  commands: { command: string; args: number[] }[]
  unit: number
}

interface Run {
  font: Font
  text: string
}

/** A letter that no font has is left out. */
function runsOf(line: string, fonts: Font[]): Run[] {
  const runs: Run[] = []
  for (const letter of line) {
    const code = letter.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const font = fonts.find(candidate => candidate.hasGlyphForCodePoint(code))
    if (font === undefined) continue
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

function lettersOf({ font, text }: Run): Letter[] {
  const { glyphs, positions } = font.layout(text)
  const unit = 1 / font.unitsPerEm
  return glyphs.map((glyph, index) => ({
    advance: (positions[index]?.xAdvance ?? glyph.advanceWidth) * unit,
    commands: glyph.path.commands,
    offset: (positions[index]?.xOffset ?? 0) * unit,
    unit
  }))
}

const verbs: Readonly<Record<string, string>> = {
  bezierCurveTo: 'C',
  closePath: 'Z',
  lineTo: 'L',
  moveTo: 'M',
  quadraticCurveTo: 'Q'
}

function outlineOf(letters: Letter[], size: number, x: number, y: number): string {
  let pen = x
  return letters
    .map(({ advance, commands, offset, unit }) => {
      const [left, scale] = [pen + offset * size, unit * size]
      pen += advance * size
      return commands
        .map(({ args, command }) => {
          const points = args.map((value, index) =>
            index % 2 === 0 ? left + value * scale : y - value * scale
          )
          return `${verbs[command] ?? ''}${points.map(value => Math.round(value * 100) / 100).join(' ')}`
        })
        .join('')
    })
    .join('')
}

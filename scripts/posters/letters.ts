/** Writes `src/posters/lettering/letters.ts`: the outlines of the display face that posters are lettered with. `npm run letters`, when the face changes. */
import { readFileSync, writeFileSync } from 'node:fs'
import { create } from 'fontkit'
import { argumentsGiven } from '../console.ts'

argumentsGiven('letters')

/** fontkit reads a variable file at the weight it begins with: for this one that is 800, the weight of the posters. */
const file =
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
/** Every letter of the five languages, numbers and the punctuation of names. */
const letters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ÁÀÂÃÄÇÉÈÊËÍÎÏÑÓÔÕÖÚÙÛÜáàâãäçéèêëíîïñóôõöúùûüßœŒæ .,:;-–—·\'’"«»„“”()/&¿?¡!+ªº°€%'
/** Units of the table for the height of a letter: fine enough for a sheet of A3. */
const unit = 500

const found = create(readFileSync(file))
if (!('layout' in found)) throw new TypeError(`${file} holds more than one font`)
const font = found
const scale = unit / font.unitsPerEm
type Point = [x: number, y: number]
const origin: Point = [0, 0]
const verbs: Readonly<Record<string, string>> = {
  bezierCurveTo: 'c',
  closePath: 'z',
  lineTo: 'l',
  moveTo: 'm',
  quadraticCurveTo: 'q'
}

/** From each point on to the next: the numbers stay small, and a letter is written the same wherever it stands. */
function outlineOf(letter: string): string {
  const [glyph] = font.layout(letter).glyphs
  if (glyph === undefined) throw new Error(`${file} has no ${letter}`)
  let start = origin
  let pen = origin
  const path = glyph.path.commands
    .map(({ args, command }) => {
      const points = pointsIn(args)
      const written = points.flatMap(([x, y]) => [x - pen[0], y - pen[1]]).join(' ')
      pen = points.at(-1) ?? start
      if (command === 'moveTo') start = pen
      return `${verbs[command] ?? ''}${written}`
    })
    .join('')
    .replaceAll(' -', '-')
  return `  ${JSON.stringify(letter)}: ${JSON.stringify(`${Math.round(glyph.advanceWidth * scale)} ${path}`)}`
}

function pointsIn(args: number[]): Point[] {
  const numbers = args.map((value, index) => Math.round(value * scale) * (index % 2 === 0 ? 1 : -1) + 0)
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0
  ])
}

const table = [...new Set(letters)].toSorted().map(outlineOf).join(',\n')
writeFileSync(
  'src/posters/lettering/letters.ts',
  `/** Made by \`npm run letters\`: of each letter how far it moves the pen, and its outline, in ${unit} parts of the size. */
export const lettersPerSize = ${unit}

export const letters: Readonly<Record<string, string>> = {
${table}
}
`
)

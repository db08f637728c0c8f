/** Writes `src/posters/lettering/letters.ts`: the outlines of the display face that posters are lettered with. `npm run letters`, when the face changes. */
import { readFileSync, writeFileSync } from 'node:fs'
import { create } from 'fontkit'

/** Of a variable file fontkit gives the weight the file begins with, and for this one that is 800, the weight of the posters. */
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
const verbs: Readonly<Record<string, string>> = {
  bezierCurveTo: 'C',
  closePath: 'Z',
  lineTo: 'L',
  moveTo: 'M',
  quadraticCurveTo: 'Q'
}

function outlineOf(letter: string): string {
  const [glyph] = font.layout(letter).glyphs
  if (glyph === undefined) throw new Error(`${file} has no ${letter}`)
  const path = glyph.path.commands
    .map(({ args, command }) => {
      const points = args.map((value, index) => Math.round(value * scale) * (index % 2 === 0 ? 1 : -1) + 0)
      return `${verbs[command] ?? ''}${points.join(' ')}`
    })
    .join('')
  return `  ${JSON.stringify(letter)}: ${JSON.stringify(`${Math.round(glyph.advanceWidth * scale)} ${path}`)}`
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

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { isRare } from './rare-letters.ts'

/** A face of the site: the file it is made of, the letters that are taken from it, and the weights that the styles use. */
interface Face {
  letters: 'all' | 'rare'
  package: string
  weights: number | { max: number; min: number }
}

const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque'
const figtree = '@fontsource-variable/figtree/files/figtree'

/** Between what headings and numbers ask for: the styles say 700 and 800, and get this. */
const displayWeights = 760
const textWeights = { max: 700, min: 400 }

export const faces = {
  display: { letters: 'all', package: `${bricolage}-latin-wght-normal.woff2`, weights: displayWeights },
  'display-rare': {
    letters: 'rare',
    package: `${bricolage}-latin-ext-wght-normal.woff2`,
    weights: displayWeights
  },
  text: { letters: 'all', package: `${figtree}-latin-wght-normal.woff2`, weights: textWeights },
  'text-rare': { letters: 'rare', package: `${figtree}-latin-ext-wght-normal.woff2`, weights: textWeights }
} as const satisfies Record<string, Face>

/** Font features that the styles and the languages use: kerning, bold shapes, tabular figures. */
const features = ['kern', 'rvrn', 'tnum']

/** An accent alone: texts are composed where they enter (`onOneLine`), so no page has one. */
const accentAlone = /\p{M}/u

const licenceNames = [13, 14]

export function storedFaceFile(name: string): string {
  return `src/styles/faces/${name}.woff2`
}

/** The face with its letters, but without the weights and features that no page uses: every first visit waits for those without the rare ones. */
export async function lightFace({ letters, package: file, weights }: Face): Promise<Buffer> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(file))
  const font = create(whole)
  if (!('characterSet' in font)) throw new TypeError(`${file} holds more than one font`)
  const kept = font.characterSet.filter(code => isKept(code, letters))
  return subsetFont(whole, String.fromCodePoint(...kept), {
    keepFeatures: features,
    preserveNameIds: licenceNames,
    targetFormat: 'woff2',
    variationAxes: { wght: weights }
  })
}

export function isKept(code: number, letters: Face['letters']): boolean {
  return !accentAlone.test(String.fromCodePoint(code)) && (letters === 'all' || isRare(code))
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import subsetFont from 'subset-font'

/** A face of the site: the file it is made of, and the weights that the styles use. */
interface Face {
  package: string
  weights: { max: number; min: number }
}

export const faces = {
  display: {
    package: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    weights: { max: 800, min: 700 }
  },
  text: {
    package: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: { max: 700, min: 400 }
  }
} as const satisfies Record<string, Face>

/** What the styles and the languages ask of letters: pairs and accents in their places, bold shapes, figures of one width. */
const features = ['ccmp', 'kern', 'mark', 'mkmk', 'rvrn', 'tnum']

const licenceNames = [13, 14]

export function keptFaceFile(name: string): string {
  return `src/styles/faces/${name}.woff2`
}

/** The face with all of its letters, but without the weights and features that nobody sees: every first visit waits for it. */
export async function lightFace({ package: file, weights }: Face): Promise<Buffer> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(file))
  const font = create(whole)
  if (!('characterSet' in font)) throw new TypeError(`${file} holds more than one font`)
  return subsetFont(whole, String.fromCodePoint(...font.characterSet), {
    keepFeatures: features,
    preserveNameIds: licenceNames,
    targetFormat: 'woff2',
    variationAxes: { wght: weights }
  })
}

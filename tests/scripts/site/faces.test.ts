import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { faces, isKept, storedFaceFile, lightFace } from '../../../scripts/site/faces/faces.ts'
import { isRare } from '../../../scripts/site/faces/rare-letters.ts'
import { onOneLine } from '#domain/text/plain-text.ts'

function fontIn(file: string | Buffer): Font {
  const font = create(typeof file === 'string' ? readFileSync(file) : file)
  if (!('characterSet' in font)) throw new TypeError('More than one font')
  return font
}

describe.each(Object.entries(faces))('the %s face', (name, face) => {
  test('is what the package makes today: npm run faces', async () => {
    expect((await lightFace(face)).equals(readFileSync(storedFaceFile(name)))).toBe(true)
  })

  test('has every letter of the package that it is for', () => {
    const lettersIn = (file: string) => fontIn(file).characterSet.filter(code => isKept(code, face.letters))
    expect(lettersIn(storedFaceFile(name))).toEqual(lettersIn(`node_modules/${face.package}`))
  })

  test('has what a letter and its accent, one by one, are where they enter', () => {
    const stored = new Set(fontIn(storedFaceFile(name)).characterSet)
    const apart = [...stored]
      .map(code => String.fromCodePoint(code).normalize('NFD'))
      .filter(letter => letter.length > 1)
    expect(
      apart
        .map(letter => onOneLine(letter).codePointAt(0))
        .filter(code => code === undefined || !stored.has(code))
    ).toEqual([])
    expect(apart.length).toBeGreaterThan(0)
  })

  test('has the weights of the styles alone', () => {
    const { wght } = fontIn(storedFaceFile(name)).variationAxes
    const chosen = wght && { max: wght.max, min: wght.min }
    expect(chosen).toEqual(typeof face.weights === 'number' ? undefined : face.weights)
  })
})

test.each(['display', 'text'])(
  'what the %s face has is no rare letter: nobody fetches two files for one',
  name => {
    const usual = fontIn(storedFaceFile(name)).characterSet
    expect(usual.filter(code => isRare(code))).toEqual([])
  }
)

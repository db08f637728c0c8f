import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { faces, storedFaceFile, lightFace } from '../../../scripts/site/faces/faces.ts'
import { isRare } from '../../../scripts/site/faces/rare-letters.ts'

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
    const lettersIn = (file: string) =>
      fontIn(file).characterSet.filter(code => face.letters === 'all' || isRare(code))
    expect(lettersIn(storedFaceFile(name))).toEqual(lettersIn(`node_modules/${face.package}`))
  })

  test('has the weights of the styles alone', () => {
    const { wght } = fontIn(storedFaceFile(name)).variationAxes
    expect(wght).toMatchObject(face.weights)
  })
})

test.each(['display', 'text'])(
  'what the %s face has is no rare letter: nobody fetches two files for one',
  name => {
    const usual = fontIn(storedFaceFile(name)).characterSet
    expect(usual.filter(code => isRare(code))).toEqual([])
  }
)

import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'

import { fitted, lettered, widthOf } from '#posters/lettering/lettering.ts'
import { compositionNames } from 'posters/compositions'
import { printedPoster } from '#posters/print.ts'
import { flawOf } from './well-formed.ts'

const subject = { light: 'day', motif: 'kayak-mar', province: 'malaga', seed: 'maro' } as const
const lettering = { brand: 'Clavel', name: 'Kayak por los acantilados de Maro', place: 'Nerja, Málaga' }
const largest = 6 * 1024

/** An upper bound of what is served, in a tenth of the time. */
function quicklyCompressed(svg: string): number {
  return brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}

describe('a printed poster', () => {
  test('is a sheet of A3 with three millimetres of bleed', () => {
    expect(printedPoster(subject, lettering)).toMatch(
      /^<svg [^>]*width="303mm" height="426mm" viewBox="0 0 303 426"/
    )
  })

  test('is well formed, with and without a place', () => {
    expect(flawOf(printedPoster(subject, lettering))).toBeNull()
    expect(flawOf(printedPoster(subject, { ...lettering, place: null }))).toBeNull()
  })

  test('another name is another sheet', () => {
    expect(printedPoster(subject, { ...lettering, name: 'Maro' })).not.toBe(printedPoster(subject, lettering))
  })

  test('is at most 6 kB, whatever it shows', () => {
    const name = 'Sendero del Cerro del Hierro y sus minas, Sierra Norte'
    const tooLarge = compositionNames.filter(motif => {
      const svg = printedPoster({ ...subject, motif }, { ...lettering, name })
      return quicklyCompressed(svg) > largest && brotliCompressSync(svg).length > largest
    })
    expect(tooLarge).toEqual([])
  })

  test('holds the longest name a document may have', () => {
    const long = 'Un paseo larguísimo '.repeat(10).trim()
    expect(flawOf(printedPoster(subject, { ...lettering, name: long }))).toBeNull()
  })
})

describe('lettering', () => {
  test('every letter of the five languages is wider than nothing', () => {
    const all = 'Año, über, Façade, maçã, coração, œuvre, ß, ¿Qué?'
    expect(Array.from(all).filter(letter => widthOf(letter, 10) === 0)).toEqual([])
  })

  test('a letter is written the same wherever it stands', () => {
    const outlines = [...lettered('nana', 10, 3, 4, '#000').matchAll(/ d="([^"]+)"/g)].map(
      ([, outline]) => outline
    )
    expect(outlines.slice(0, 2)).toEqual(outlines.slice(2))
  })

  test('a letter that the face does not have is left out', () => {
    expect(lettered('水', 10, 0, 0, '#000')).not.toContain('<path')
  })

  test('a short name is set larger than a long one, and both stay in their lines', () => {
    const [short, long] = ['Maro', lettering.name].map(name => fitted(name, [34, 30, 24, 18], 200, 2))
    expect(short?.size).toBe(34)
    expect(long?.size).toBeLessThan(34)
    expect(long?.lines.every(line => widthOf(line, long.size) <= 200)).toBe(true)
    expect(long?.lines.join(' ')).toBe(lettering.name)
  })

  test('a name that is too long ends with an ellipsis after a whole word, inside of its lines', () => {
    const name = 'Verdial-Öl in Periana: alte Ölbäume und eine Mühle, die noch mahlt'
    const { lines, size } = fitted(name, [10], 80, 2)
    const shown = lines.join(' ')
    expect(lines).toHaveLength(2)
    expect(lines.every(line => widthOf(line, size) <= 80)).toBe(true)
    expect(shown).toMatch(/\p{Letter}\.\.\.$/u)
    const words = name.split(' ').map(word => word.replace(/[,:]$/, ''))
    expect(words).toContain(shown.slice(0, -3).split(' ').at(-1))
  })

  test('a name that fits has no ellipsis', () => {
    expect(fitted('Maro', [10], 80, 2).lines).toEqual(['Maro'])
  })
})

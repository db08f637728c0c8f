import { brotliCompressSync, constants } from 'node:zlib'
import { drawingFor, printDrawing } from 'posters'
import { describe, expect, test } from 'vitest'
import { ownProvinces, provinceSlugs } from '#domain/place/province.ts'
import type { TimeOfDay } from '#domain/time/schedule.ts'
import { scenes } from '#posters/motif.ts'
import { type Composition, dataOf } from 'posters/compositions'
import { colourwayCount, inksOf } from 'posters/inks'
import { compositionNames } from 'posters/compositions'
import { poster, type PosterFormat, type PosterSubject } from '#posters/poster.ts'
import { flawOf } from './well-formed.ts'

const lights: TimeOfDay[] = ['morning', 'day', 'evening', 'night']
const formats: PosterFormat[] = ['wide', 'tall', 'share', 'mark']
/** Panoramas are of provinces alone. */
const formatsOf = (motif: PosterSubject['motif']): PosterFormat[] =>
  motif === 'cover' ? [...formats, 'panorama'] : formats
const largest = 6 * 1024

/** Every province and light of a picture, its formats by turns. The quick compression is an upper bound of the one that is served. */
function everySvgOf(motif: PosterSubject['motif']): string[] {
  return provinceSlugs.flatMap((province, place) =>
    lights.map((light, turn) => {
      const format = formatsOf(motif)[(place + turn) % formatsOf(motif).length] ?? 'wide'
      return poster({ light, motif, province, seed: `${province}-${light}` }, format)
    })
  )
}

function compressed(svg: string): number {
  return brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}

function aSubject(changes: Partial<PosterSubject> = {}): PosterSubject {
  return { light: 'day', motif: 'senderistas', province: 'granada', seed: 'ruta', ...changes }
}

const starry: Composition[] = ['acampada', 'estrellas', 'observatorio', 'telescopio', 'via-lactea']
const discColour = '#0123fe'

/** Finds a disc in the colour of the sun, or of a halo, that is larger than a lamp. */
function hasDisc(motif: Composition, what: 'halo' | 'sun', light: TimeOfDay): boolean {
  const inks = { ...inksOf('granada', light, 0), [what]: discColour }
  const box = { height: 300, width: 400 }
  const drawing = printDrawing(drawingFor(motif, box), box, {
    inks,
    isMirrored: false,
    light,
    province: 'granada'
  })
  return [...drawing.matchAll(/<circle fill="([^"]+)"[^>]* r="([\d.]+)"/g)].some(
    ([, fill, radius]) => fill === discColour && Number(radius) > 14
  )
}

describe.each([...compositionNames, ...scenes])('the picture %s', motif => {
  const svgs = everySvgOf(motif)

  test('is well formed in every province, light and format', () => {
    expect(svgs.map(flawOf).filter(flaw => flaw !== null)).toEqual([])
  })

  test('has no number that is none', () => {
    expect(svgs.filter(svg => /NaN|undefined|Infinity|null/.test(svg))).toEqual([])
  })

  test('stays within its weight', () => {
    expect(Math.max(...svgs.map(compressed))).toBeLessThanOrEqual(largest)
  })

  test('can stand in one page with others under a strict policy', () => {
    expect(
      svgs.filter(svg => /<style|<script|\sstyle=|\sid=|\sclass=|url\(|href|\son[a-z]+=/.test(svg))
    ).toEqual([])
  })

  test('differs in five ways at least', () => {
    const drawn = Array.from({ length: 24 }, (_, index) =>
      poster(aSubject({ motif, seed: `exp-${index}` }), 'wide')
    )
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(5)
  })
})

describe('poster', () => {
  test('is the same for the same subject, byte for byte', () => {
    const first = poster(aSubject(), 'wide')
    poster(aSubject({ seed: 'another' }), 'tall')
    expect(poster(aSubject(), 'wide')).toBe(first)
  })

  test.each([
    ['wide', 'width="400" height="300" viewBox="0 0 400 300"'],
    ['tall', 'width="360" height="480" viewBox="0 0 360 480"'],
    ['share', 'width="1200" height="630" viewBox="0 0 600 315"'],
    ['mark', 'width="96" height="96" viewBox="0 0 96 96"'],
    ['panorama', 'width="1440" height="360" viewBox="0 0 1200 300"']
  ] as const)('says its size as %s', (format, size) => {
    expect(poster(aSubject(), format)).toContain(size)
  })

  test('is decoration, and fills the box it is given', () => {
    expect(poster(aSubject(), 'wide')).toMatch(
      /^<svg [^>]*preserveAspectRatio="xMidYMid slice" aria-hidden="true">/
    )
  })

  test('looks different in every province, for the same experience', () => {
    expect(new Set(provinceSlugs.map(province => poster(aSubject({ province }), 'wide'))).size).toBe(9)
  })

  test('looks different in every light', () => {
    expect(new Set(lights.map(light => poster(aSubject({ light }), 'wide'))).size).toBe(4)
  })

  test('is at most 2 kB in the middle', () => {
    const sizes = compositionNames.map(motif => compressed(poster(aSubject({ motif }), 'wide')))
    expect(sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(
      2048
    )
  })

  test.each(['estrellas', 'telescopio', 'via-lactea', 'observatorio', 'acampada'] as const)(
    'shows %s at night, whatever the hour',
    motif => {
      const noon = poster(aSubject({ light: 'day', motif }), 'wide')
      const evening = poster(aSubject({ light: 'evening', motif }), 'wide')
      expect([noon, evening]).toEqual(Array(2).fill(poster(aSubject({ light: 'night', motif }), 'wide')))
    }
  )

  test('rooms and close-ups are half of all compositions', () => {
    const near = compositionNames.filter(motif => dataOf(motif).view !== 'vista')
    expect(near.length * 2).toBeGreaterThanOrEqual(compositionNames.length)
  })

  test('rooms and close-ups have no sun', () => {
    const near = compositionNames.filter(motif => dataOf(motif).view !== 'vista')
    expect(near.filter(motif => hasDisc(motif, 'sun', 'day'))).toEqual([])
    expect(compositionNames.filter(motif => hasDisc(motif, 'sun', 'day')).length).toBeGreaterThan(20)
  })

  test('no full moon puts out the stars where they are what one goes to see', () => {
    expect(starry.filter(motif => hasDisc(motif, 'halo', 'night'))).toEqual([])
    // The halo is how a full moon is drawn.
    expect(hasDisc('vela', 'halo', 'night')).toBe(true)
  })

  test('another colourway is another picture, and none at all is one of them', () => {
    const coloured = Array.from({ length: colourwayCount }, (_, paletteVariant) =>
      poster(aSubject({ paletteVariant }), 'wide')
    )
    expect(new Set(coloured).size).toBe(colourwayCount)
    expect(coloured).toContain(poster(aSubject(), 'wide'))
  })

  test('never mirrors the landmark of a province', () => {
    const covers = ownProvinces.map(province => poster(aSubject({ motif: 'cover', province }), 'wide'))
    expect(covers.filter(svg => svg.includes('matrix(-1'))).toEqual([])
  })

  test('shows the same mark at any hour', () => {
    expect(poster(aSubject({ light: 'night' }), 'mark')).toBe(poster(aSubject({ light: 'day' }), 'mark'))
  })
})

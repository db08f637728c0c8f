import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ownProvinces, provinceSlugs } from '#domain/province.ts'
import type { TimeOfDay } from '#domain/schedule.ts'
import { motifs, scenes } from '#posters/motif.ts'
import { poster, type PosterFormat, type PosterSubject } from '#posters/poster.ts'
import { flawOf } from './well-formed.ts'

const lights: TimeOfDay[] = ['morning', 'day', 'evening', 'night']
const formats: PosterFormat[] = ['wide', 'tall', 'share', 'mark']
const largest = 6 * 1024

/** Every province, light and format of a picture. The quick compression is an upper bound of the one that is served. */
function everySvgOf(motif: PosterSubject['motif']): string[] {
  return provinceSlugs.flatMap(province =>
    lights.flatMap(light =>
      formats.map(format => poster({ light, motif, province, seed: `${province}-${light}` }, format))
    )
  )
}

function compressed(svg: string): number {
  return brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}

function aSubject(changes: Partial<PosterSubject> = {}): PosterSubject {
  return { light: 'day', motif: 'sierra', province: 'granada', seed: 'ruta', ...changes }
}

describe.each([...motifs, ...scenes])('the picture %s', motif => {
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

  test('is another one for each of 24 seeds', () => {
    const drawn = Array.from({ length: 24 }, (_, index) =>
      poster(aSubject({ motif, seed: `exp-${index}` }), 'wide')
    )
    expect(new Set(drawn).size).toBe(24)
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
    ['mark', 'width="96" height="96" viewBox="0 0 96 96"']
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

  test('shows stars at night even when the observatory opens at noon', () => {
    const noon = poster(aSubject({ light: 'day', motif: 'estrellas' }), 'wide')
    expect(noon).toBe(poster(aSubject({ light: 'night', motif: 'estrellas' }), 'wide'))
  })

  test('never mirrors the landmark of a province', () => {
    const covers = ownProvinces.map(province => poster(aSubject({ motif: 'cover', province }), 'wide'))
    expect(covers.filter(svg => svg.includes('matrix(-1'))).toEqual([])
  })

  test('shows the same mark at any hour', () => {
    expect(poster(aSubject({ light: 'night' }), 'mark')).toBe(poster(aSubject({ light: 'day' }), 'mark'))
  })
})

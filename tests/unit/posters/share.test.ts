import { describe, expect, test } from 'vitest'
import { fit, textWidth, wrap } from '#posters/lettering.ts'
import type { PosterSubject } from '#posters/poster.ts'
import { sharePoster } from '#posters/share.ts'
import { flawOf } from './well-formed.ts'

const subject: PosterSubject = { light: 'evening', motif: 'barco', province: 'cadiz', seed: 'bahia' }

describe('wrap', () => {
  test('breaks between words, no line wider than asked', () => {
    const lines = wrap('Ruta en kayak por los acantilados de Maro', 20, 180, 9)
    expect(lines.join(' ')).toBe('Ruta en kayak por los acantilados de Maro')
    expect(lines.filter(line => textWidth(line, 20) > 180)).toEqual([])
  })

  test('ends with an ellipsis what does not fit', () => {
    const lines = wrap('Una ruta larga con un nombre todavía más largo que ella', 20, 120, 2)
    expect(lines).toHaveLength(2)
    expect(lines.at(-1)).toMatch(/…$/)
  })

  test('cuts a single word that is too long', () => {
    const [line = ''] = wrap('Donaudampfschifffahrtsgesellschaft', 30, 150, 1)
    expect(line).toMatch(/^Donau.*…$/)
    expect(textWidth(line, 30)).toBeLessThanOrEqual(150)
  })
})

describe('fit', () => {
  test('sets a short name large and a long one smaller', () => {
    const sizes = [40, 30, 20] as const
    expect(fit('Faro', [...sizes], 220, 3).size).toBe(40)
    expect(
      fit('Paseo al atardecer por las murallas y los baluartes de la ciudad vieja', [...sizes], 220, 4).size
    ).toBe(20)
  })
})

describe('sharePoster', () => {
  const words = { place: 'Cádiz', price: 'desde 35 €', title: 'Vela & vino <al atardecer>' }

  test('is well formed whatever the name contains', () => {
    const svg = sharePoster(subject, words)
    expect(flawOf(svg)).toBeNull()
    expect(svg).toContain('&amp;')
    expect(svg).toContain('&lt;al')
  })

  test('writes name, price and place', () => {
    const svg = sharePoster(subject, { ...words, title: 'Vela' })
    expect([...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
      'Clavel',
      'Vela',
      'desde 35 €',
      'Cádiz'
    ])
  })

  test('leaves out a price and a place that are not known', () => {
    const svg = sharePoster(subject, { place: null, price: null, title: 'Vela' })
    expect([...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(['Clavel', 'Vela'])
  })

  test('names fonts, and takes no style attribute for them', () => {
    expect(sharePoster(subject, words)).toContain("font-family=\"'Bricolage Grotesque Variable'")
    expect(sharePoster(subject, words)).not.toContain('style=')
  })
})

import { describe, expect, test } from 'vitest'

import { readTrail, type Seen, withSeen } from '#domain/site/recently-seen.ts'

const seen = (slug: string): Seen => ({ language: 'es', name: slug, picture: '', slug })
const nowhere = { list: null, seen: [] }

describe('what a device was looking at', () => {
  test('has the latest first, each once, and six at most', () => {
    const slugs = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']
    const trail = slugs.reduce((known, slug) => withSeen(known, seen(slug)), readTrail(null))
    expect(trail.seen.map(({ slug }) => slug)).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
  })

  test('is read back as it was written', () => {
    const trail = {
      list: { href: '/malaga/experiencias/listado?gratis=1', title: 'Málaga' },
      seen: [seen('kayak')]
    }
    expect(readTrail(JSON.stringify(trail))).toEqual(trail)
  })

  test.each([null, '', 'x', '7', '[]', '{"seen":7,"list":[]}'])('%j is nothing', text => {
    expect(readTrail(text)).toEqual(nowhere)
  })

  test('what leads elsewhere, or is nonsense, is left out one by one', () => {
    const rows = [
      seen('kayak'),
      { ...seen('a'), slug: '../x' },
      { ...seen('b'), picture: '//evil.example/x.png' },
      { ...seen('c'), language: 'xx' },
      { ...seen('d'), name: 'x'.repeat(201) }
    ]
    const list = { href: '//evil.example', title: 'Málaga' }
    expect(readTrail(JSON.stringify({ list, seen: rows }))).toEqual({ list: null, seen: [seen('kayak')] })
  })
})

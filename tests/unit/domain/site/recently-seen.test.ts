import { describe, expect, test } from 'vitest'

import { readRecentlySeen, type Seen, addSeen } from '#domain/site/recently-seen.ts'

const seen = (slug: string): Seen => ({
  html: `<li><a href="/experiencias/${slug}">${slug}</a></li>`,
  language: 'es',
  slug
})
const nowhere = { list: null, seen: [] }

describe('what a device was looking at', () => {
  test('has the latest first, each once, and six at most', () => {
    const slugs = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']
    const recentlySeen = slugs.reduce((known, slug) => addSeen(known, seen(slug)), readRecentlySeen(null))
    expect(recentlySeen.seen.map(({ slug }) => slug)).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
  })

  test('is read back as it was written', () => {
    const recentlySeen = {
      list: { href: '/malaga/experiencias/listado?gratis=1', title: 'Málaga' },
      seen: [seen('kayak')]
    }
    expect(readRecentlySeen(JSON.stringify(recentlySeen))).toEqual(recentlySeen)
  })

  test.each([null, '', 'x', '7', '[]', '{"seen":7,"list":[]}'])('%j is nothing', text => {
    expect(readRecentlySeen(text)).toEqual(nowhere)
  })

  test('what leads elsewhere, or is nonsense, is left out one by one', () => {
    const rows = [
      seen('kayak'),
      { ...seen('a'), slug: '../x' },
      { ...seen('b'), html: '<script>alert(1)</script>' },
      { ...seen('c'), language: 'xx' },
      { ...seen('d'), html: `<li>${'x'.repeat(4000)}</li>` }
    ]
    const list = { href: '//evil.example', title: 'Málaga' }
    expect(readRecentlySeen(JSON.stringify({ list, seen: rows }))).toEqual({
      list: null,
      seen: [seen('kayak')]
    })
  })
})

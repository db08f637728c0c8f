import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addressDocument } from '#contract/addresses/address-entries.ts'
import { assignSlugs, type Owners, ownersAfter } from '#contract/addresses/addresses.ts'
import { createDecoder, decodeSnapshot } from '#contract/reading/decode-snapshot.ts'
import { seededRandom } from '#domain/data/random.ts'
import { anExperienceDocument, aSnapshot } from '../../fixtures/documents.ts'
import { isSlug } from '#domain/text/slug.ts'

/** The addresses after each of these states of a collection, published one after the other. */
function published(...states: Record<string, string>[]): Record<string, string>[] {
  let owners: Owners = {}
  return states.map(state => {
    const items = Object.entries(state).map(([id, slug]) => ({ id, slug }))
    const given = assignSlugs(items, { kept: new Set(), owners, reserved: [] })
    owners = ownersAfter(
      owners,
      [...given].map(([id, slug]) => ({ id, slug }))
    )
    return Object.fromEntries(given)
  })
}

describe('an address', () => {
  test('stays with who was there first, whatever the id of a copy', () => {
    expect(published({ m: 'kayak' }, { a: 'kayak', m: 'kayak' })[1]).toEqual({ a: 'kayak-a', m: 'kayak' })
  })

  test('that a copy was given stays its own, also when somebody asks for it', () => {
    const states = published({ m: 'x' }, { a: 'x', m: 'x' }, { a: 'x', m: 'x', z: 'x-a' })
    expect(states[2]).toEqual({ a: 'x-a', m: 'x', z: 'x-a-z' })
  })

  test('goes over to who wants it when its owner moved away', () => {
    expect(published({ m: 'x' }, { m: 'y' }, { b: 'x', m: 'y' })[2]).toEqual({ b: 'x', m: 'y' })
  })

  test('is swapped when two want each other’s', () => {
    expect(published({ a: 'x', b: 'y' }, { a: 'y', b: 'x' })[1]).toEqual({ a: 'y', b: 'x' })
  })

  test('is passed on in a ring of three', () => {
    expect(published({ a: 'x', b: 'y', c: 'z' }, { a: 'y', b: 'z', c: 'x' })[1]).toEqual({
      a: 'y',
      b: 'z',
      c: 'x'
    })
  })

  test('of a removed document is free, and does not come back to it from who took it', () => {
    const states = published({ a: 'x' }, {}, { b: 'x' }, { a: 'x', b: 'x' })
    expect(states[3]).toEqual({ a: 'x-a', b: 'x' })
  })

  test('comes back to a restored document that nobody replaced', () => {
    expect(published({ b: 'x' }, {}, { a: 'z', b: 'x' })[2]).toEqual({ a: 'z', b: 'x' })
  })

  test('comes to the copy once the owner is gone, and the one it had before leads there', () => {
    expect(published({ b: 'x' }, { a: 'x', b: 'x' }, { a: 'x' })[2]).toEqual({ a: 'x' })
  })

  test('is decided without owners by who was changed longest ago, then by id', () => {
    const items = [
      { id: 'a', slug: 'x', updated: '2026-05-01' },
      { id: 'b', slug: 'x', updated: '2025-01-01' },
      { id: 'c', slug: 'y', updated: null },
      { id: 'd', slug: 'y', updated: null }
    ]
    const given = assignSlugs(items, { kept: new Set(), owners: {}, reserved: [] })
    expect(Object.fromEntries(given)).toEqual({ a: 'x-a', b: 'x', c: 'y', d: 'y-d' })
  })

  test.each(['constructor', '__proto__', 'toString'])('%s is a word like any other', slug => {
    expect(published({ a: slug }, { a: slug, b: slug })[1]).toMatchObject({ a: slug })
  })
})

test('random lives of forty documents: one address each, no published one taken, and the same again without a change', () => {
  const random = seededRandom('addresses')
  const slugs = ['x', 'y', 'z', 'x-1', 'x-2', 'y-1', 'x-1-2']
  let owners: Owners = {}
  let before = new Map<string, string>()
  let wanted = new Map<string, string>()
  for (let round = 0; round < 400; round += 1) {
    const next = new Map(wanted)
    const id = String(Math.floor(random() * 40))
    if (random() < 0.2) next.delete(id)
    else next.set(id, slugs[Math.floor(random() * slugs.length)] ?? 'x')
    const items = [...next]
      .map(([own, slug]) => ({ id: own, slug }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const ownership = (known: Owners) => ({ kept: new Set<string>(), owners: known, reserved: [] })
    const given = assignSlugs(items, ownership(owners))
    expect(new Set(given.values()).size).toBe(items.length)
    // Who did not change what it wants, and got it, keeps it.
    const settled = [...before].filter(([own, slug]) => next.get(own) === slug && wanted.get(own) === slug)
    for (const [own, slug] of settled) expect(given.get(own)).toBe(slug)
    owners = ownersAfter(
      owners,
      [...given].map(([own, slug]) => ({ id: own, slug }))
    )
    expect(assignSlugs(items, ownership(owners))).toEqual(given)
    before = new Map(given)
    wanted = next
  }
})

describe('the addresses of a snapshot', () => {
  const snapshot = (...experiencias: ReturnType<typeof anExperienceDocument>[]) => aSnapshot({ experiencias })
  const original = anExperienceDocument({ id: 'm', slug: 'kayak' })
  const copy = anExperienceDocument({ id: 'a', slug: 'kayak' })

  test('are kept by a clean build that is told of them', () => {
    const { addresses } = decodeSnapshot(snapshot(original))
    const { content, problems } = decodeSnapshot({ ...snapshot(copy, original), addresses })
    expect(content.experiences.map(({ id, slug }) => [id, slug])).toEqual([
      ['a', 'kayak-a'],
      ['m', 'kayak']
    ])
    expect(problems).toMatchObject([
      { expected: 'otro; mientras, kayak-a', id: 'a', problem: 'es la dirección de otro documento' }
    ])
  })

  test('of a draft, and of a document that is broken now, wait for it', () => {
    const { addresses } = decodeSnapshot(snapshot(original))
    for (const hidden of [
      { ...original, borrador: true },
      { ...original, nombre: 7 }
    ]) {
      const { content } = decodeSnapshot({ ...snapshot(copy, hidden), addresses })
      expect(content.experiences.map(({ slug }) => slug)).toEqual(['kayak-a'])
    }
  })

  test('that nobody changed are the same object, so that nothing is written', () => {
    const decode = createDecoder()
    const { addresses } = decode(snapshot(original))
    expect(decode({ ...snapshot(original), addresses }).addresses.experiencias).toBe(addresses.experiencias)
  })
})

test('addresses stand in sixteen documents of each collection', () => {
  const names = new Set(
    Array.from({ length: 500 }, (_, number) => addressDocument('experiencias', `kayak-${number}`))
  )
  expect(names.size).toBe(16)
  expect(addressDocument('categorias', 'mar')).toMatch(/^categorias-\d{1,2}$/)
})

describe('any documents that want addresses', () => {
  const slug = fc.constantFrom('a', 'a-1', 'a-2', 'a-1-2', 'b', 'b-1')
  const id = fc.constantFrom('1', '2', '3', '4', 'x', '京都', 'x'.repeat(300))
  const items = fc.uniqueArray(
    fc.record({ id, slug, updated: fc.option(fc.constantFrom('2026-01-01', '2026-02-01')) }),
    { selector: item => item.id }
  )
  const ownerships = fc.record({
    kept: fc.subarray(['5', '6']).map(ids => new Set(ids)),
    owners: fc.dictionary(slug, fc.constantFrom('1', '2', '3', '5', '6'), { noNullPrototype: true }),
    reserved: fc.subarray(['b', 'a-2'])
  })

  test('each gets one of its own, none that is reserved or kept for another, and keeps it at the next publication', () => {
    fc.assert(
      fc.property(items, ownerships, (all, { kept, owners, reserved }) => {
        const given = assignSlugs(all, { kept, owners, reserved })
        const slugs = all.map(item => given.get(item.id) ?? '')
        expect(new Set(slugs).size).toBe(all.length)
        expect(
          slugs.filter(each => !isSlug(each) || reserved.includes(each) || kept.has(owners[each] ?? ''))
        ).toEqual([])
        const shown = all.map(item => ({ ...item, slug: given.get(item.id) ?? '' }))
        const next = ownersAfter(owners, shown)
        expect(Object.fromEntries(assignSlugs(all, { kept, owners: next, reserved }))).toEqual(
          Object.fromEntries(given)
        )
      }),
      { numRuns: 1000 }
    )
  })

  test('who owns what it wants has it, unless it is reserved', () => {
    fc.assert(
      fc.property(items, ownerships, (all, { kept, owners, reserved }) => {
        const given = assignSlugs(all, { kept, owners, reserved })
        const own = all.filter(item => owners[item.slug] === item.id && !reserved.includes(item.slug))
        expect(own.map(item => given.get(item.id))).toEqual(own.map(item => item.slug))
      }),
      { numRuns: 1000 }
    )
  })
})

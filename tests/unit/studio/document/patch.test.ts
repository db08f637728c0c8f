import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { applyPatch, isEmpty, isSame, patchBetween, fieldsOf, withField } from '#studio/document/patch.ts'

const before = { nombre: { es: 'Kayak', en: 'Kayak' }, orden: 3, sello: { de: 'otra web' } }

describe('a patch', () => {
  test('holds what changed and nothing else: what nobody knows of survives', () => {
    const patch = patchBetween(before, { ...before, orden: 4, vip: true })
    expect(patch).toEqual({ changed: { orden: 4, vip: true }, removed: [] })
    expect(applyPatch(before, patch)).toEqual({ ...before, orden: 4, vip: true })
  })

  test('names the fields that were taken away', () => {
    const patch = patchBetween(before, withField(before, 'orden', undefined))
    expect(patch).toEqual({ changed: {}, removed: ['orden'] })
    expect(applyPatch(before, patch)).toEqual({ nombre: before.nombre, sello: before.sello })
    expect(fieldsOf({ changed: { vip: true }, removed: ['orden'] })).toEqual(['orden', 'vip'])
  })

  test('is empty when everything reads the same, in whatever order', () => {
    const same = { sello: { de: 'otra web' }, orden: 3, nombre: { en: 'Kayak', es: 'Kayak' } }
    expect(isEmpty(patchBetween(before, same))).toBe(true)
  })

  test('is made over again on another version of the document', () => {
    const patch = patchBetween(before, { ...before, orden: 4 })
    expect(applyPatch({ ...before, vip: true }, patch)).toEqual({ ...before, orden: 4, vip: true })
  })
})

test.each([
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [null, undefined, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ lat: 1, lng: 2 }, { lng: 2, lat: 1 }, true]
])('%j and %j are stored as the same: %s', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected)
})

test('a patch leads from any document to any other', () => {
  const documents = fc.dictionary(
    fc.oneof(fc.constantFrom('nombre', 'orden', 'constructor', 'toString'), fc.string({ maxLength: 3 })),
    fc.jsonValue({ maxDepth: 2 }),
    { maxKeys: 5 }
  )
  fc.assert(
    fc.property(documents, documents, (one, other) => {
      expect(isSame(applyPatch(one, patchBetween(one, other)), other)).toBe(true)
      expect(isEmpty(patchBetween(one, other))).toBe(isSame(one, other))
      expect(isSame(one, structuredClone(one))).toBe(true)
    }),
    { numRuns: 500 }
  )
})

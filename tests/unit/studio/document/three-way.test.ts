import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { mergeThreeWays, resolveClash } from '#studio/document/three-way.ts'
import { type Fields, isSame } from '#studio/document/patch.ts'

const before = { nombre: { es: 'Kayak', en: 'Kayak' }, orden: 3, vip: false }

const noClash = { before: null, field: 'ninguno', mine: null, theirs: null }

describe('two editors of one document', () => {
  test('who changed different fields meet without a question', () => {
    expect(mergeThreeWays(before, { ...before, orden: 4 }, { ...before, vip: true })).toEqual({
      clashes: [],
      fields: { ...before, orden: 4, vip: true }
    })
  })

  test('who wrote in different languages of a text do too', () => {
    const mine = { ...before, nombre: { es: 'Kayak en Maro', en: 'Kayak' } }
    const theirs = { ...before, nombre: { es: 'Kayak', en: 'Kayaking' } }
    expect(mergeThreeWays(before, mine, theirs)).toEqual({
      clashes: [],
      fields: { ...before, nombre: { es: 'Kayak en Maro', en: 'Kayaking' } }
    })
  })

  test('who changed the same are asked: nothing is overwritten silently', () => {
    const { clashes, fields } = mergeThreeWays(before, { ...before, orden: 4 }, { ...before, orden: 5 })
    const [clash = noClash] = clashes
    expect(clashes).toEqual([{ before: 3, field: 'orden', mine: 4, theirs: 5 }])
    expect(fields).toEqual({ ...before, orden: 5 })
    expect(resolveClash(fields, clash, 'mine')).toEqual({ ...before, orden: 4 })
    expect(resolveClash(fields, clash, 'theirs')).toEqual({ ...before, orden: 5 })
  })

  test('are asked for the language in which they differ alone', () => {
    const mine = { ...before, nombre: { es: 'Remo', en: 'Rowing' } }
    const theirs = { ...before, nombre: { es: 'Kayak', en: 'Kayaking' } }
    const { clashes, fields } = mergeThreeWays(before, mine, theirs)
    const [clash = noClash] = clashes
    expect(clashes).toEqual([{ before: 'Kayak', field: 'nombre.en', mine: 'Rowing', theirs: 'Kayaking' }])
    expect(fields).toMatchObject({ nombre: { es: 'Remo', en: 'Kayaking' } })
    expect(resolveClash(fields, clash, 'mine')).toMatchObject({ nombre: { es: 'Remo', en: 'Rowing' } })
  })

  test('who made the same change agree', () => {
    const changed = { ...before, orden: 9 }
    expect(mergeThreeWays(before, changed, { ...changed })).toEqual({ clashes: [], fields: changed })
  })

  test('are asked when one takes a field away that the other changes', () => {
    const { clashes, fields } = mergeThreeWays(
      before,
      { ...before, orden: 4 },
      { nombre: before.nombre, vip: false }
    )
    expect(clashes).toEqual([{ before: 3, field: 'orden', mine: 4, theirs: undefined }])
    expect(fields).not.toHaveProperty('orden')
  })
})

describe('any document that two editors changed', () => {
  const text = fc.dictionary(fc.constantFrom('es', 'en', 'de'), fc.constantFrom('Kayak', 'Remo', ''), {
    noNullPrototype: true
  })
  const value = fc.oneof(
    text,
    fc.integer({ max: 3, min: 0 }),
    fc.constant(null),
    fc.array(fc.nat(2), { maxLength: 2 })
  )
  const documents = fc.dictionary(fc.constantFrom('nombre', 'orden', 'vip', 'constructor'), value, {
    noNullPrototype: true
  })

  test('is what one of them made where the other changed nothing, or the same', () => {
    fc.assert(
      fc.property(documents, documents, (one, other) => {
        expect(mergeThreeWays(one, one, other)).toEqual({ clashes: [], fields: other })
        expect(mergeThreeWays(one, other, one)).toEqual({ clashes: [], fields: other })
        expect(mergeThreeWays(one, other, other)).toEqual({ clashes: [], fields: other })
      })
    )
  })

  test('is asked about in the same fields, whoever comes first, and mine wherever I choose mine', () => {
    fc.assert(
      fc.property(documents, documents, documents, (one, mine, theirs) => {
        const merge = mergeThreeWays(one, mine, theirs)
        const reverse = mergeThreeWays(one, theirs, mine)
        expect(reverse.clashes.map(({ field }) => field).toSorted()).toEqual(
          merge.clashes.map(({ field }) => field).toSorted()
        )
        const asMine = merge.clashes.reduce<Fields>(
          (fields, clash) => resolveClash(fields, clash, 'mine'),
          merge.fields
        )
        expect(isSame(asMine, reverse.fields)).toBe(true)
      }),
      { numRuns: 500 }
    )
  })
})

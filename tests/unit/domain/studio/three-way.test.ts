import { describe, expect, test } from 'vitest'

import { mergeThreeWays, resolveClash } from '#domain/studio/three-way.ts'

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

import { describe, expect, test } from 'vitest'

import type { DocumentValue } from '#domain/data/document-value.ts'
import { applyPatch, fieldsOf, isSame, patchBetween } from '#studio/document/patch.ts'
import { isTranslation } from '#studio/translation/is-translation.ts'

const before = {
  incluye: ['Chaleco'],
  nombre: 'Kayak',
  pasos: [{ es: 'Salida' }],
  slug: { es: 'kayak' },
  precios: [{ nombre: { es: 'Tarifa' }, precios: { adulto: 3 } }]
}
const textFields = ['nombre', 'pasos.*', 'precios.*.nombre', 'incluye.*', 'noIncluye.*'].map(path => ({
  isHtml: false,
  path
}))
const german = { languages: ['de'] as const, textFields }
const isGerman = (changes: object) => isTranslation(before, { ...before, ...changes }, german)

describe('a translation', () => {
  test.each([
    ['of a plain text, which was Spanish', { nombre: { de: 'Kajak', es: 'Kayak' } }],
    ['of a plain text within a list', { incluye: [{ de: 'Weste', es: 'Chaleco' }] }],
    ['of an entry of a list', { pasos: [{ de: 'Start', es: 'Salida' }] }],
    ['deep within', { precios: [{ nombre: { de: 'Tarif', es: 'Tarifa' }, precios: { adulto: 3 } }] }],
    ['that is nothing at all', {}]
  ])('%s is one', (_, changes) => expect(isGerman(changes)).toBe(true))

  test.each([
    ['that changes the original', { nombre: { de: 'Kajak', es: 'Kajak' } }],
    ['that takes the original away', { nombre: { de: 'Kajak' } }],
    ['into another language', { nombre: { en: 'Kayak', es: 'Kayak' } }],
    ['with a price', { precios: [{ nombre: { es: 'Tarifa' }, precios: { adulto: 2 } }] }],
    ['with one more entry', { pasos: [{ es: 'Salida' }, { de: 'Ende' }] }],
    ['of what was not there', { noIncluye: [{ de: 'Weste' }] }],
    ['of a field that holds no texts', { slug: { de: 'kajak', es: 'kayak' } }]
  ])('%s is none', (_, changes) => expect(isGerman(changes)).toBe(false))

  test('may be taken back, but the last text is not theirs to take', () => {
    const both = { nombre: { de: 'Kajak', es: 'Kayak' } }
    expect(isTranslation(both, { nombre: { es: 'Kayak' } }, german)).toBe(true)
    expect(isTranslation({ nombre: { de: 'Kajak' } }, { nombre: {} }, german)).toBe(false)
  })
})

describe('a patch', () => {
  test('leads from one document to another, and names what it changes', () => {
    const after = { nombre: { es: 'Vela' }, pasos: before.pasos }
    const patch = patchBetween<DocumentValue>({ ...after, nombre: 'Kayak', precios: [] }, after)
    expect([applyPatch(before, patch)['nombre'], fieldsOf(patch)]).toEqual([
      { es: 'Vela' },
      ['nombre', 'precios']
    ])
  })

  test('of the same is empty, whatever the order of the fields', () => {
    expect(patchBetween({ a: { b: 1, c: null } }, { a: { c: null, b: 1 } })).toEqual({
      changed: {},
      removed: []
    })
    expect([isSame([1], [1, 2]), isSame({}, []), isSame(null, {})]).toEqual([false, false, false])
  })
})

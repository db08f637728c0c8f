import { describe, expect, test } from 'vitest'

import { fingerprint } from '#catalog/memo/fingerprint.ts'

const value = {
  list: [1, 'dos', null, true],
  name: { en: 'A walk', es: 'Un paseo' },
  nothing: null,
  price: { euros: 12.5, kind: 'from' }
}

describe('fingerprint', () => {
  test('is the same for the same values in other objects', () => {
    expect(fingerprint(structuredClone(value))).toBe(fingerprint(value))
  })

  test.each([
    ['a text', { ...value, name: { ...value.name, es: 'Un paseo.' } }],
    ['a number', { ...value, price: { ...value.price, euros: 12.51 } }],
    ['an item', { ...value, list: [1, 'dos', null, false] }],
    ['the order of a list', { ...value, list: ['dos', 1, null, true] }],
    ['one item more', { ...value, list: [...value.list, 1] }],
    ['a key', { ...value, nada: null }],
    ['a missing key', { list: value.list, name: value.name, price: value.price }],
    ['null that becomes a text', { ...value, nothing: 'null' }],
    ['null that becomes an empty list', { ...value, nothing: [] }],
    ['null that becomes an empty object', { ...value, nothing: {} }]
  ])('differs when %s changes', (_, other) => {
    expect(fingerprint(other)).not.toBe(fingerprint(value))
  })

  test.each([
    [1, '1'],
    [true, 'true'],
    [null, 'null'],
    ['', null],
    [['a', 'b'], ['a\n"b']],
    [[['a'], 'b'], [['a', 'b']]],
    [[], {}],
    [{ a: { b: 1 } }, { a: 1, b: 1 }],
    [
      [undefined, 1],
      [null, 1]
    ]
  ])('tells %j from %j', (one, other) => {
    expect(fingerprint(one)).not.toBe(fingerprint(other))
  })

  test.each([
    ['another language changes', { en: 'A stroll', es: 'Un paseo' }, 'es', true],
    ['its own language changes', { en: 'A walk', es: 'Paseo' }, 'es', false],
    ['what it falls back on changes', { en: 'A walk', es: 'Paseo' }, 'de', false],
    ['what it would fall back on after that changes', { en: 'A stroll', es: 'Un paseo' }, 'de', true],
    ['it gets a text of its own', { de: 'Un paseo', en: 'A walk', es: 'Un paseo' }, 'de', false]
  ] as const)('in a language, when %s', (_, name, language, isSame) => {
    const other = { ...value, name }
    expect(fingerprint(other, language) === fingerprint(value, language)).toBe(isSame)
    expect(fingerprint([[other]], language) === fingerprint([[value]], language)).toBe(isSame)
    expect(fingerprint(other)).not.toBe(fingerprint(value))
  })

  test('in a language differs when anything but a text does', () => {
    const other = { ...value, price: { euros: 1, kind: 'from' } }
    expect(fingerprint(other, 'de')).not.toBe(fingerprint(value, 'de'))
  })

  test('depends on the order of the keys: content always comes from the decoder, which has one', () => {
    expect(fingerprint({ a: 1, b: 2 })).not.toBe(fingerprint({ b: 2, a: 1 }))
  })

  test('is short, whatever the size', () => {
    expect(fingerprint({ text: 'x'.repeat(100_000) }).length).toBeLessThan(40)
  })
})

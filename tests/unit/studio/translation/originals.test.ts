import { describe, expect, test } from 'vitest'

import type { DocumentFields } from '#domain/data/document-value.ts'
import { createOriginals, type MadeOf, originalsAfter } from '#studio/translation/originals.ts'
import { textsIn } from '#studio/translation/texts.ts'

const textFields = ['nombre', 'incluye.*'].map(path => ({ isHtml: false, path }))
const textsOf = (fields: DocumentFields) => textsIn(fields, textFields)

/** Originals known after a document went through these states. */
function knownAfter(...states: DocumentFields[]): MadeOf[] {
  let known: MadeOf[] = []
  for (const [index, after] of states.entries())
    known = originalsAfter(known, textsOf(states[index - 1] ?? {}), textsOf(after))
  return known
}

function changed(known: readonly MadeOf[], fields: DocumentFields, language: 'de' | 'en' = 'de') {
  const originalBefore = createOriginals(known)
  return textsOf(fields).map(text => originalBefore(text, language))
}

const first = { nombre: { de: 'Kajak', en: 'Kayak', es: 'Kayak' } }
const reworded = { nombre: { de: 'Kajak', en: 'Kayak', es: 'Kayak al alba' } }

describe('a translation', () => {
  test('is to be looked at once its original was changed, and says what that was', () => {
    expect(changed(knownAfter(first), first)).toEqual([null])
    expect(changed(knownAfter(first, reworded), reworded)).toEqual(['Kayak'])
  })

  test('keeps the original it was made of through many changes of it', () => {
    const again = { nombre: { ...reworded.nombre, es: 'Kayak al atardecer' } }
    expect(changed(knownAfter(first, reworded, again), again)).toEqual(['Kayak'])
    expect(changed(knownAfter(first, reworded, first), first)).toEqual([null])
  })

  test('that is written with its original, or after it, is up to date', () => {
    const both = { nombre: { de: 'Kajak im Morgenrot', en: 'Kayak', es: 'Kayak al alba' } }
    expect(changed(knownAfter(first, both), both)).toEqual([null])
    expect(changed(knownAfter(first, reworded, both), both)).toEqual([null])
    expect(changed(knownAfter(first, both), both, 'en')).toEqual(['Kayak'])
  })

  test('holds again when somebody looked at it, and the other languages wait', () => {
    const known = originalsAfter(knownAfter(first, reworded), textsOf(reworded), textsOf(reworded), [
      { language: 'de', path: 'nombre' }
    ])
    expect([changed(known, reworded, 'de'), changed(known, reworded, 'en')]).toEqual([[null], ['Kayak']])
  })

  test('that nothing is known of needs no look', () => {
    expect(changed([], reworded)).toEqual([null])
  })

  test('is known by what it says: its original may be changed outside of the studio', () => {
    expect(changed(knownAfter(first), reworded)).toEqual(['Kayak'])
    const retranslated = { nombre: { ...reworded.nombre, de: 'Im Kajak' } }
    expect(changed(knownAfter(first), retranslated)).toEqual([null])
  })

  test('moves with its entry of a list', () => {
    const [vest, water] = [
      { de: 'Weste', es: 'Chaleco' },
      { de: 'Wasser', es: 'Agua' }
    ]
    const known = knownAfter({ incluye: [vest, water] }, { incluye: [water, vest] })
    expect(changed(known, { incluye: [water, vest] })).toEqual([null, null])
    const cold = { ...water, es: 'Agua fría' }
    expect(
      changed(knownAfter({ incluye: [vest, water] }, { incluye: [cold, vest] }), { incluye: [cold, vest] })
    ).toEqual(['Agua', null])
  })

  test('that is gone is forgotten', () => {
    expect(knownAfter(first, { nombre: { es: 'Kayak' } })).toEqual([])
  })
})

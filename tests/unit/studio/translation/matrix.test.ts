import { describe, expect, test } from 'vitest'

import {
  firstOpen,
  nextDocument,
  openRows,
  rowsByName,
  textsOf,
  totalsOf,
  type TranslationRow,
  translationRowsFor
} from '#studio/translation/matrix.ts'
import {
  countsOf,
  nextOpen,
  noCounts,
  stateOf,
  translatedTexts
} from '#studio/translation/translated-text.ts'
import { perLanguage } from '#domain/text/locale.ts'

const field = { isHtml: false, path: 'nombre' }
const notes = {
  machine: [{ field: 'nombre', language: 'fr' as const, original: 'Mar', text: 'Mer' }],
  madeOf: [{ field: 'nombre', language: 'en' as const, original: 'El mar', translation: 'Sea' }]
}
const aText = (path: string, texts: Record<string, string>) =>
  translatedTexts([{ field, path, texts }], notes)
const [sea, sky] = [aText('a', { de: 'Meer', en: 'Sea', es: 'Mar' }), aText('b', { es: 'Cielo' })]
const both = [...sea, ...sky]

const aRow = (id: string, missing: number): TranslationRow => ({
  counts: { ...perLanguage(() => noCounts), de: { changed: 0, machine: 0, missing } },
  id,
  state: 'published',
  texts: 3,
  title: `Paseo ${id}`
})

describe('a text in a language', () => {
  test('is there, missing, made of another original, or proposed by a machine', () => {
    expect(
      sea.map(text => (['de', 'en', 'fr', 'pt'] as const).map(language => stateOf(text, language)))
    ).toEqual([['done', 'changed', 'machine', 'missing']])
    expect(sea.map(({ machine, originals }) => [originals.en, machine.fr])).toEqual([['El mar', 'Mer']])
  })

  test('is counted as one of these', () => {
    const counts = countsOf(both)
    expect([counts.es, counts.en, counts.fr]).toEqual([
      noCounts,
      { changed: 1, machine: 0, missing: 1 },
      { changed: 0, machine: 1, missing: 1 }
    ])
  })

  test('is followed by the next one that is open, and at the end by the first', () => {
    expect(nextOpen(both, 'en', null)?.path).toBe('a')
    expect(nextOpen(both, 'en', 'a')?.path).toBe('b')
    expect(nextOpen(both, 'en', 'b')?.path).toBe('a')
    expect(nextOpen(both, 'de', 'b')).toBeNull()
  })
})

describe('the matrix', () => {
  const rows = [aRow('c', 0), aRow('b', 2), aRow('a', 1)]

  test('shows what is open, by name', () => {
    expect(translationRowsFor(rowsByName(rows), openRows).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(translationRowsFor(rows, { ...openRows, language: 'fr' })).toEqual([])
    expect(translationRowsFor(rows, { filter: 'all', language: null, text: 'PASÉO c' })).toHaveLength(1)
    expect(translationRowsFor(rows, { ...openRows, filter: 'changed' })).toEqual([])
  })

  test('counts them all', () => {
    expect([totalsOf(rows).de.missing, textsOf(rows)]).toEqual([3, 9])
  })

  test('leads from one document to the next that has something open', () => {
    expect(nextDocument(rows, 'de', 'a')?.id).toBe('b')
    expect(nextDocument(rows, 'de', 'b')?.id).toBe('a')
    expect(nextDocument([aRow('c', 0), aRow('b', 2)], 'de', 'b')).toBeNull()
  })
})

test('the first document with an open text is that of the first collection with one, by name', () => {
  const lists = [
    ['experiencias', [aRow('a', 0)]],
    ['categorias', [aRow('c', 2), aRow('b', 1)]]
  ] as const
  expect(firstOpen(lists, 'de')).toMatchObject({ collection: 'categorias', row: { id: 'b' } })
  expect(firstOpen(lists, 'en')).toBeNull()
})

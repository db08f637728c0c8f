import { describe, expect, test } from 'vitest'

import { estudioProponerTraduccion } from '#studio/translation/propose.call.ts'
import { estudioIdiomas, estudioTextos } from '#studio/translation/texts.call.ts'
import { estudioTraducir } from '#studio/translation/translate.call.ts'
import {
  encodeTranslationNotes,
  readTranslationNotes
} from '#studio/translation/translation-notes.contract.ts'
import type { DocumentTexts, TranslateOutcome } from '#studio/translation/document-texts.ts'
import { noCounts } from '#studio/translation/translated-text.ts'
import { perLanguage } from '#domain/text/locale.ts'

const place = { collection: 'experiencias', id: 'kayak' } as const
const document: DocumentTexts = {
  hasMachine: true,
  id: 'kayak',
  state: 'draft',
  texts: [
    {
      isHtml: true,
      machine: { fr: '<p>Mer</p>' },
      originals: { de: '<p>El mar</p>' },
      path: 'descripcion',
      texts: { de: '<p>Meer</p>', es: '<p>Mar</p>' }
    }
  ],
  title: 'Kayak'
}
const translation = {
  before: '',
  language: 'de' as const,
  original: 'Agua',
  path: 'incluye.0',
  text: 'Wasser'
}

describe('what translators ask', () => {
  test('arrives as it was meant', () => {
    const translate = { place, translations: [translation, { ...translation, original: null }] }
    expect(estudioTraducir.readRequest(estudioTraducir.writeRequest(translate))).toEqual(translate)
    const texts = { collection: place.collection, ids: ['kayak', 'vela'] }
    expect(estudioTextos.readRequest(estudioTextos.writeRequest(texts))).toEqual(texts)
    const propose = { language: 'fr' as const, place }
    expect(estudioProponerTraduccion.readRequest(estudioProponerTraduccion.writeRequest(propose))).toEqual(
      propose
    )
  })

  test('keeps what was read as it was, and tidies what is written', () => {
    const request = {
      place,
      translations: [{ ...translation, before: ' Wa\u200Bsser ', text: ' Wasser\u200B ' }]
    }
    expect(estudioTraducir.readRequest(estudioTraducir.writeRequest(request))?.translations).toEqual([
      { ...translation, before: ' Wa\u200Bsser ', text: 'Wasser' }
    ])
  })

  test.each([
    { idioma: 'xx' },
    { campo: '' },
    { texto: 3 },
    { texto: 'x'.repeat(100_001) },
    { original: {} }
  ])('is refused where it is none: %j', change => {
    const { textos, ...rest } = Object(estudioTraducir.writeRequest({ place, translations: [translation] }))
    const request = { ...rest, textos: textos.map((text: object) => ({ ...text, ...change })) }
    expect(estudioTraducir.readRequest(request)).toBeNull()
  })

  test('names at least one document and text, and not too many', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `k-${index}`)
    const ask = (count: number) => estudioTextos.readRequest({ coleccion: 'experiencias', ids: ids(count) })
    expect([ask(0), ask(51)]).toEqual([null, null])
    expect(ask(50)?.ids).toHaveLength(50)
    expect(estudioTraducir.readRequest({ coleccion: 'experiencias', id: 'kayak', textos: [] })).toBeNull()
  })
})

describe('what they are answered', () => {
  test('arrives as it was meant', () => {
    expect(estudioTextos.readAnswer(estudioTextos.writeAnswer([document]))).toEqual([document])
    const outcomes: TranslateOutcome[] = [
      { document, kind: 'saved' },
      { document, kind: 'changed-since' },
      { kind: 'incomplete', problems: [] }
    ]
    for (const outcome of outcomes) {
      expect(estudioTraducir.readAnswer(estudioTraducir.writeAnswer(outcome))).toEqual(outcome)
    }
    const counts = { ...perLanguage(() => noCounts), de: { changed: 1, machine: 2, missing: 3 } }
    const page = {
      next: 'kayak',
      rows: [{ counts, id: 'kayak', state: 'hidden' as const, texts: 9, title: 'Kayak' }]
    }
    expect(estudioIdiomas.readAnswer(estudioIdiomas.writeAnswer(page))).toEqual(page)
  })
})

test('what is known of translations is kept as text, and nothing is known of what nobody can read', () => {
  const notes = {
    machine: [{ field: 'nombre', language: 'fr' as const, original: 'Mar', text: 'Mer' }],
    madeOf: [
      { field: 'nombre', language: 'de' as const, original: 'Mar', translation: 'Meer' },
      { field: 'nombre', language: 'en' as const, original: 'Mar', translation: 'Sea' },
      { field: 'incluye.*', language: 'de' as const, original: 'Agua', translation: 'Wasser' }
    ]
  }
  expect(readTranslationNotes(encodeTranslationNotes(notes))).toEqual(notes)
  for (const nothing of [undefined, {}, { notas: '{' }, { notas: '{"maquina":1}' }])
    expect(readTranslationNotes(nothing)).toEqual({ machine: [], madeOf: [] })
})

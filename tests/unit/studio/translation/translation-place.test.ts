import { expect, test } from 'vitest'

import { noRights } from '#domain/account/rights.ts'
import { isTranslatorAlone, toolIn, toolsFor } from '#studio/shell/studio-tool.ts'
import {
  fragmentOfTranslation,
  translatedCollections,
  translatedLanguages,
  translationPlaceIn
} from '#studio/translation/translation-place.ts'

test.each([
  { collection: 'empresas' as const, document: null },
  {
    collection: 'experiencias' as const,
    document: { id: 'kayak-maro', language: 'de' as const, path: null }
  },
  {
    collection: 'experiencias' as const,
    document: { id: 'kayak', language: 'fr' as const, path: 'precios.0.nombre' }
  }
])('a place of translations has an address: %j', place => {
  expect(translationPlaceIn(fragmentOfTranslation(place))).toEqual(place)
  expect(toolIn(fragmentOfTranslation(place))).toBe('traducir')
})

test.each([
  '#/traducir',
  '#/traducir/nada',
  '#/traducir/experiencias/a/xx',
  '#/traducir/experiencias/%E0/de'
])('what %s names is a collection', fragment =>
  expect(translationPlaceIn(fragment)).toEqual({ collection: 'experiencias', document: null })
)

test('a translator has this tool alone, and the collections with texts', () => {
  const translator = { ...noRights, languages: ['de' as const] }
  expect(toolsFor(translator)).toEqual(['traducir'])
  expect([isTranslatorAlone(translator), isTranslatorAlone({ ...translator, isEditor: true })]).toEqual([
    true,
    false
  ])
  expect(translatedCollections(translator)).toEqual([
    'experiencias',
    'categorias',
    'empresas',
    'preguntas',
    'provincias'
  ])
})

test('a translator sees her own languages, an editor all of them', () => {
  expect(translatedLanguages({ ...noRights, languages: ['de'] })).toEqual(['de'])
  expect(translatedLanguages({ ...noRights, isEditor: true, languages: ['de'] })).toHaveLength(5)
})

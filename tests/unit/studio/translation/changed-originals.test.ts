import { expect, test } from 'vitest'

import type { Result } from '#domain/data/remote.ts'
import type { DocumentTexts, TranslateOutcome, TranslateRequest } from '#studio/translation/document-texts.ts'
import type { TranslatedText } from '#studio/translation/translated-text.ts'
import { createChangedOriginals } from '#studio/translation/changed-originals.store.ts'

const place = { collection: 'experiencias', id: 'kayak' } as const
const changed: TranslatedText = {
  isHtml: false,
  machine: {},
  originals: { de: 'Paseo' },
  path: 'nombre',
  texts: { de: 'Kajak', en: 'Kayak', es: 'Paseo al alba' }
}
const settled: TranslatedText = { ...changed, originals: {}, path: 'puntoEncuentro' }
const documentWith = (texts: TranslatedText[]): DocumentTexts => ({
  hasMachine: false,
  id: 'kayak',
  state: 'published',
  texts,
  title: 'Paseo'
})

function aStore(texts: () => Promise<Result<DocumentTexts[]>>, outcome?: Result<TranslateOutcome>) {
  const sent: TranslateRequest[] = []
  const translate = async (request: TranslateRequest) => {
    sent.push(request)
    return outcome ?? { code: 'offline', kind: 'failed' as const }
  }
  return { sent, store: createChangedOriginals({ texts, translate }) }
}
const reading = async (): Promise<Result<DocumentTexts[]>> => ({
  kind: 'done',
  value: [documentWith([changed, settled])]
})

test('only texts whose original was changed are named', async () => {
  const { store } = aStore(reading)
  await store.load(place)
  expect(store.$texts.get()).toEqual([changed])
})

test('a translation is said to hold with what was read of it and of its original', async () => {
  const done = { kind: 'done', value: { document: documentWith([settled]), kind: 'saved' } } as const
  const { sent, store } = aStore(reading, done)
  await store.load(place)
  expect(await store.confirm({ language: 'de', path: 'nombre' })).toBe(true)
  expect(sent).toEqual([
    {
      place,
      translations: [
        { before: 'Kajak', language: 'de', original: 'Paseo al alba', path: 'nombre', text: 'Kajak' }
      ]
    }
  ])
  expect(store.$texts.get()).toEqual([])
})

test('what somebody changed meanwhile is shown, and is not said to hold', async () => {
  const theirs = { ...changed, texts: { ...changed.texts, es: 'Otro' } }
  const outcome = {
    kind: 'done',
    value: { document: documentWith([theirs]), kind: 'changed-since' }
  } as const
  const { store } = aStore(reading, outcome)
  await store.load(place)
  expect(await store.confirm({ language: 'de', path: 'nombre' })).toBe(false)
  expect(store.$texts.get()).toEqual([theirs])
})

test('without a network the mark stays', async () => {
  const { store } = aStore(reading)
  await store.load(place)
  expect(await store.confirm({ language: 'de', path: 'nombre' })).toBe(false)
  expect(store.$texts.get()).toEqual([changed])
})

test('an answer about a document that is no longer open is not shown', async () => {
  const late = Promise.withResolvers<Result<DocumentTexts[]>>()
  const answers = [late.promise, Promise.resolve<Result<DocumentTexts[]>>({ kind: 'done', value: [] })]
  const { store } = aStore(async () => (await answers.shift()) ?? { code: 'unavailable', kind: 'failed' })
  const first = store.load(place)
  await store.load({ ...place, id: 'otra' })
  late.resolve(await reading())
  await first
  expect(store.$texts.get()).toEqual([])
})

import { describe, expect, test } from 'vitest'

import type { Result } from '#domain/data/remote.ts'
import type {
  DocumentTexts,
  TranslateOutcome,
  TranslateRequest
} from '#domain/studio/translation/document-texts.ts'
import { noCounts } from '#domain/studio/translation/translated-text.ts'
import { perLanguage } from '#domain/text/locale.ts'
import { createUnsentTranslations } from '#services/studio/translation/unsent-translations.ts'
import { createTextEditor } from '#stores/studio/translation/text-editor.ts'
import { createMatrix } from '#stores/studio/translation/matrix.ts'
import { createTransfer } from '#stores/studio/translation/transfer.ts'
import { aShelf } from '../../../fixtures/key-value-store.ts'

const place = { collection: 'experiencias', id: 'kayak' } as const
const aDocument = (de = ''): DocumentTexts => ({
  hasMachine: false,
  id: 'kayak',
  state: 'published',
  texts: [
    {
      isHtml: false,
      machine: {},
      originals: {},
      path: 'nombre',
      texts: { es: 'Kayak', ...(de === '' ? {} : { de }) }
    }
  ],
  title: 'Kayak'
})
const german = { language: 'de' as const, path: 'nombre' }

function aDesk(answers: Result<TranslateOutcome>[], { document = aDocument(), storage = aShelf() } = {}) {
  const asked: TranslateRequest[] = []
  const updated: string[] = []
  const textEditor = createTextEditor({
    api: {
      propose: async () => ({ kind: 'done', value: document }),
      texts: async () => ({ kind: 'done', value: [document] }),
      translate: async request => {
        asked.push(request)
        return answers.shift() ?? { code: 'internal', kind: 'failed' }
      }
    },
    keep: createUnsentTranslations(storage),
    load: async () => ({ textFieldsOf: () => [], tidyHtml: (html: string) => html }),
    now: () => '2026-06-09T09:42:00Z',
    update: (_, { id }) => void updated.push(id)
  })
  return { asked, textEditor, storage, updated }
}

const saved = (de: string): Result<TranslateOutcome> => ({
  kind: 'done',
  value: { document: aDocument(de), kind: 'saved' }
})

describe('a translation', () => {
  test('is kept on the device with what it was made of, and sent', async () => {
    const { asked, textEditor, updated } = aDesk([saved('Kajak')])
    await textEditor.open(place)
    textEditor.write(german, 'Kaj')
    textEditor.write(german, 'Kajak')
    expect(textEditor.$state.get()).toEqual({ kind: 'kept' })
    expect(await textEditor.send()).toBe(true)
    expect(asked).toEqual([
      { place, translations: [{ ...place, ...german, before: '', original: 'Kayak', text: 'Kajak' }] }
    ])
    expect(textEditor.$state.get()).toMatchObject({ kind: 'sent', state: 'published' })
    expect([textEditor.$kept.get(), updated]).toEqual([[], ['kayak']])
  })

  test('survives a lost signal and a closed tab', async () => {
    const { textEditor, storage } = aDesk([{ code: 'offline', kind: 'failed' }])
    await textEditor.open(place)
    textEditor.write(german, 'Kajak')
    expect(await textEditor.send()).toBe(false)
    expect(textEditor.$state.get()).toEqual({ code: 'offline', kind: 'failed' })
    const later = aDesk([saved('Kajak')], { storage })
    await later.textEditor.open(place)
    expect(later.textEditor.$kept.get()).toMatchObject([{ text: 'Kajak' }])
    expect(await later.textEditor.send()).toBe(true)
    const empty = aDesk([], { storage })
    await empty.textEditor.open(place)
    expect(empty.textEditor.$kept.get()).toEqual([])
  })

  test('of what somebody changed meanwhile waits for a choice', async () => {
    const theirs: Result<TranslateOutcome> = {
      kind: 'done',
      value: { document: aDocument('Paddeln'), kind: 'changed-since' }
    }
    const { asked, textEditor } = aDesk([theirs, saved('Kajak')])
    await textEditor.open(place)
    textEditor.write(german, 'Kajak')
    expect(await textEditor.send()).toBe(false)
    expect(textEditor.$state.get()).toEqual({ kind: 'clash' })
    textEditor.rebase(german)
    expect(await textEditor.send()).toBe(true)
    expect(asked[1]?.translations).toMatchObject([{ before: 'Paddeln', text: 'Kajak' }])
  })

  test('that is taken back is not sent; one that still holds is', async () => {
    const { asked, textEditor } = aDesk([saved('Kajak')], { document: aDocument('Kajak') })
    await textEditor.open(place)
    textEditor.write(german, 'Kaj')
    textEditor.write(german, 'Kajak')
    expect(await textEditor.send()).toBe(true)
    expect(asked).toEqual([])
    textEditor.confirm(german)
    expect(await textEditor.send()).toBe(true)
    expect(asked[0]?.translations).toMatchObject([{ before: 'Kajak', text: 'Kajak' }])
  })

  test('that cannot be published says why, and stays', async () => {
    const problem = {
      expected: '',
      field: 'nombre.de',
      isBlocking: true,
      problem: 'demasiado largo',
      value: ''
    }
    const { textEditor } = aDesk([{ kind: 'done', value: { kind: 'incomplete', problems: [problem] } }])
    await textEditor.open(place)
    textEditor.write(german, 'Kajak')
    expect(await textEditor.send()).toBe(false)
    expect(textEditor.$state.get()).toEqual({ kind: 'incomplete', problems: [problem] })
    expect(textEditor.$kept.get()).toHaveLength(1)
  })

  test('that nobody can read on the device is none', () => {
    const storage = aShelf()
    storage.write('estudio-traducciones', '[{"id":1},3,null]')
    expect(createUnsentTranslations(storage).read()).toEqual([])
    storage.write('estudio-traducciones', '{')
    expect(createUnsentTranslations(storage).read()).toEqual([])
  })
})

test('the matrix is read page by page, stays whole while it is read again, and follows a change', async () => {
  const aRow = (id: string) => ({
    counts: perLanguage(() => noCounts),
    id,
    state: 'draft' as const,
    texts: 1,
    title: id
  })
  const matrix = createMatrix({
    page: async (_, after) => ({
      kind: 'done',
      value: after === null ? { next: 'a', rows: [aRow('a')] } : { next: null, rows: [aRow('kayak')] }
    })
  })
  await matrix.need(['experiencias', 'experiencias'])
  const list = () => matrix.$matrix.get().experiencias
  expect(list()).toMatchObject({ rows: [{ id: 'a' }, { id: 'kayak' }], state: { kind: 'ready' } })
  matrix.update('experiencias', aDocument())
  expect(list()?.rows[1]?.counts.de).toEqual({ changed: 0, machine: 0, missing: 1 })
})

describe('a file of translations', () => {
  function aTransfer(outcome: TranslateOutcome['kind']) {
    const asked: TranslateRequest[] = []
    const transfer = createTransfer({
      api: {
        page: async () => ({
          kind: 'done',
          value: {
            next: null,
            rows: [
              {
                counts: { ...perLanguage(() => noCounts), de: { changed: 0, machine: 0, missing: 1 } },
                id: 'kayak',
                state: 'published',
                texts: 1,
                title: 'Kayak'
              }
            ]
          }
        }),
        texts: async ({ ids }) => ({ kind: 'done', value: ids.includes('kayak') ? [aDocument()] : [] }),
        translate: async request => {
          asked.push(request)
          const value =
            outcome === 'incomplete'
              ? { kind: outcome, problems: [] }
              : { document: aDocument('Kajak'), kind: outcome }
          return { kind: 'done', value }
        }
      },
      load: async () => ({ textProblem: () => null }),
      update: () => undefined
    })
    return { asked, transfer }
  }

  const options = { areAll: false, separator: ',' as const }

  test('goes out, comes back with what would happen, is written, and taken back', async () => {
    const { asked, transfer } = aTransfer('saved')
    const file = await transfer.file('experiencias', 'de', options)
    expect(file).toMatchObject({ name: 'experiencias-de.csv', type: 'text/csv' })
    const filled = (file?.text ?? '').replace('falta,Kayak,,', 'falta,Kayak,Kajak,')
    expect(await transfer.plan('experiencias', 'de', filled)).toBe(true)
    expect(transfer.$transfer.get()).toMatchObject({ kind: 'planned', lines: [{ plan: { kind: 'change' } }] })
    expect(asked).toEqual([])
    await transfer.apply(false)
    expect(asked[0]?.translations).toMatchObject([{ before: '', original: 'Kayak', text: 'Kajak' }])
    await transfer.undo()
    expect(asked[1]?.translations).toMatchObject([{ before: 'Kajak', text: '' }])
    expect(transfer.$transfer.get()).toMatchObject({ isUndone: true, kind: 'written' })
  })

  test('names the documents that could not be written', async () => {
    const { transfer } = aTransfer('incomplete')
    await transfer.plan('experiencias', 'de', 'id,campo,original,traduccion\nkayak,nombre,Kayak,Kajak\n')
    await transfer.apply(false)
    expect(transfer.$transfer.get()).toMatchObject({ unwritten: [{ reason: 'incomplete' }], written: [] })
  })

  test('that is none is said to be none', async () => {
    expect(await aTransfer('saved').transfer.plan('experiencias', 'de', 'id;campo\n')).toBe(false)
  })
})

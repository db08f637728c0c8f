import { describe, expect, test } from 'vitest'

import type { Result } from '#domain/data/remote.ts'
import type { DocumentTexts, TranslateOutcome, TranslateRequest } from '#studio/translation/document-texts.ts'
import { noCounts } from '#studio/translation/translated-text.ts'
import { perLanguage } from '#domain/text/locale.ts'
import { createUnsentTranslations } from '#studio/translation/unsent-translations.service.ts'
import type { ServerChanges } from '#studio/autosave/autosave.ts'
import type { AutosaveApi } from '#studio/autosave/autosave.service.ts'
import { createTextEditor } from '#studio/translation/text-editor.store.ts'
import { createMatrix } from '#studio/translation/matrix.store.ts'
import { createTransfer } from '#studio/translation/transfer.store.ts'
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

/** The server as far as it keeps what one person has not sent. */
function aServer() {
  const server = { copy: null as ServerChanges | null, mark: 0 }
  const api: AutosaveApi = {
    keep: async request => {
      const { mark, patch, session } = request
      const { copy } = server
      if (copy && copy.session !== session && copy.mark !== mark)
        return { kind: 'done', value: { changes: copy, kind: 'elsewhere' } }
      const isEmpty = Object.keys(patch.changed).length === 0
      const next = String((server.mark += 1))
      server.copy = isEmpty ? null : { ...request, mark: next, moment: '2026-06-09T09:43:00Z' }
      return {
        kind: 'done',
        value: { kind: 'kept', mark: isEmpty ? null : next, moment: '2026-06-09T09:43:00Z' }
      }
    },
    kept: async () => ({ kind: 'done', value: server.copy }),
    unpublished: async () => ({
      kind: 'done',
      value: [
        { author: { name: 'Uwe', uid: 'uwe' }, id: 'kayak', isOwn: false, moment: '', part: 'texts' },
        { author: { name: 'Ute', uid: 'ute' }, id: 'vela', isOwn: true, moment: '', part: 'texts' }
      ]
    })
  }
  return { api, server }
}

function aTextEditor(
  answers: Result<TranslateOutcome>[],
  { device = 'phone', document = aDocument(), server = aServer(), storage = aShelf() } = {}
) {
  const asked: TranslateRequest[] = []
  let planned: (() => void) | null = null
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
    autosave: {
      api: server.api,
      later: work => {
        planned = work
        return () => (planned = null)
      },
      wake: () => () => {}
    },
    device: () => device,
    keep: createUnsentTranslations(storage),
    keptApi: server.api,
    load: async () => ({ textFieldsOf: () => [], tidyHtml: (html: string) => html }),
    now: () => '2026-06-09T09:42:00Z',
    update: (_, { id }) => void updated.push(id)
  })
  /** The pause after the last letter is over, and all that was sent is answered. */
  const pause = async () => {
    planned?.()
    await textEditor.lookElsewhere('experiencias')
  }
  return { asked, pause, textEditor, storage, updated }
}

const saved = (de: string): Result<TranslateOutcome> => ({
  kind: 'done',
  value: { document: aDocument(de), kind: 'saved' }
})

describe('a translation', () => {
  test('is kept on the device with what it was made of, and sent', async () => {
    const { asked, textEditor, updated } = aTextEditor([saved('Kajak')])
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
    const { textEditor, storage } = aTextEditor([{ code: 'offline', kind: 'failed' }])
    await textEditor.open(place)
    textEditor.write(german, 'Kajak')
    expect(await textEditor.send()).toBe(false)
    expect(textEditor.$state.get()).toEqual({ code: 'offline', kind: 'failed' })
    const later = aTextEditor([saved('Kajak')], { storage })
    await later.textEditor.open(place)
    expect(later.textEditor.$kept.get()).toMatchObject([{ text: 'Kajak' }])
    expect(await later.textEditor.send()).toBe(true)
    const empty = aTextEditor([], { storage })
    await empty.textEditor.open(place)
    expect(empty.textEditor.$kept.get()).toEqual([])
  })

  test('of what somebody changed meanwhile waits for a choice', async () => {
    const theirs: Result<TranslateOutcome> = {
      kind: 'done',
      value: { document: aDocument('Paddeln'), kind: 'changed-since' }
    }
    const { asked, textEditor } = aTextEditor([theirs, saved('Kajak')])
    await textEditor.open(place)
    textEditor.write(german, 'Kajak')
    expect(await textEditor.send()).toBe(false)
    expect(textEditor.$state.get()).toEqual({ kind: 'clash' })
    textEditor.rebase(german)
    expect(await textEditor.send()).toBe(true)
    expect(asked[1]?.translations).toMatchObject([{ before: 'Paddeln', text: 'Kajak' }])
  })

  test('that is taken back is not sent; one that still holds is', async () => {
    const { asked, textEditor } = aTextEditor([saved('Kajak')], { document: aDocument('Kajak') })
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
    const { textEditor } = aTextEditor([{ kind: 'done', value: { kind: 'incomplete', problems: [problem] } }])
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

describe('translations on two devices', () => {
  const written = async (text: string, server = aServer(), device = 'phone') => {
    const desk = aTextEditor([], { device, server })
    await desk.textEditor.open(place)
    desk.textEditor.write(german, text)
    await desk.pause()
    return { ...desk, server }
  }

  test('go on where the other one ended, without being sent', async () => {
    const { server, textEditor } = await written('Kajak')
    expect(textEditor.$sent.get()).toMatchObject({ kind: 'sent' })
    const laptop = aTextEditor([saved('Kajak')], { device: 'laptop', server })
    await laptop.textEditor.open(place)
    expect(laptop.textEditor.$kept.get()).toEqual([
      { ...place, ...german, before: '', original: 'Kayak', text: 'Kajak' }
    ])
    await laptop.textEditor.send()
    await laptop.pause()
    expect(server.server.copy).toBeNull()
  })

  test('that differ wait for a choice, and nothing is sent before', async () => {
    const { server } = await written('Kajak')
    const storage = aShelf()
    const offline = aTextEditor([], { device: 'laptop', storage })
    await offline.textEditor.open(place)
    offline.textEditor.write(german, 'Paddeln')
    const laptop = aTextEditor([saved('Kajak')], { device: 'laptop', server, storage })
    await laptop.textEditor.open(place)
    const [kept] = laptop.textEditor.$kept.get()
    expect(kept).toMatchObject({ elsewhere: 'Kajak', text: 'Paddeln' })
    expect(await laptop.textEditor.send()).toBe(false)
    expect([laptop.textEditor.$state.get(), laptop.asked]).toEqual([{ kind: 'two-devices' }, []])
    laptop.textEditor.decide({ ...place, ...german }, 'elsewhere')
    expect(await laptop.textEditor.send()).toBe(true)
    expect(laptop.asked[0]?.translations).toMatchObject([{ text: 'Kajak' }])
  })

  test('that are open at once tell each other, and neither is overwritten', async () => {
    const phone = await written('Kajak')
    const laptop = aTextEditor([], { device: 'laptop', server: phone.server })
    await laptop.textEditor.open(place)
    await laptop.pause()
    phone.textEditor.write(german, 'Kajakfahrt')
    await phone.pause()
    laptop.textEditor.write(german, 'Kajaktour')
    await laptop.pause()
    expect(laptop.textEditor.$kept.get()).toMatchObject([{ elsewhere: 'Kajakfahrt', text: 'Kajaktour' }])
    laptop.textEditor.decide({ ...place, ...german }, 'here')
    expect(laptop.textEditor.$kept.get()).toEqual([
      { ...place, ...german, before: '', original: 'Kayak', text: 'Kajaktour' }
    ])
  })

  test('that were sent from the other one are not asked about again', async () => {
    const { server } = await written('Kajak')
    const laptop = aTextEditor([], { device: 'laptop', document: aDocument('Kajak'), server })
    await laptop.textEditor.open(place)
    await laptop.pause()
    expect([laptop.textEditor.$kept.get(), server.server.copy]).toEqual([[], null])
  })

  test('on the same device are never behind its copy', async () => {
    const { server, storage, textEditor } = await written('Kajak')
    textEditor.write(german, 'Kajaktour')
    const again = aTextEditor([], { server, storage })
    await again.textEditor.open(place)
    expect(again.textEditor.$kept.get()).toEqual([
      { ...place, ...german, before: '', original: 'Kayak', text: 'Kajaktour' }
    ])
  })

  test('are listed by their documents, those of others are not', async () => {
    const { textEditor } = await written('Kajak')
    expect(textEditor.$elsewhere.get()).toMatchObject([{ id: 'vela' }])
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

import { describe, expect, test } from 'vitest'

import { loadStudioContract } from '#studio/shell/studio-contract.service.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import type { SaveOutcome } from '#studio/document/studio-document.ts'
import { createDeviceAutosaves } from '#studio/autosave/device-autosaves.service.ts'
import type { StudioApi } from '#studio/shell/studio.service.ts'
import { createEditor } from '#studio/document/editor.store.ts'
import { aShelf } from '../../../fixtures/key-value-store.ts'

const place = { collection: 'categorias', id: 'rutas' } as const
const stored: DocumentFields = { nombre: { es: 'Rutas', en: 'Trails' }, orden: 3, otro: { de: 'fuera' } }
const saved: SaveOutcome = { kind: 'saved', problems: [], revision: 'r2' }
const ines = { name: 'Inés', uid: 'ines' }

const sharedSlug = {
  expected: 'un slug que no tenga otro documento',
  field: 'slug',
  isBlocking: false,
  problem: '«senderos» tiene el mismo slug: uno de los dos tendrá su id detrás',
  value: '"sendas"'
}

interface Asked {
  patch: unknown
  revision: string | null
}

/** The studio on a device, whose server answers what it is told to. */
function aStudio(answers: Awaited<ReturnType<StudioApi['save']>>[] = [], storage = aShelf()) {
  const server = { fields: stored, problems: [], revision: 'r1' }
  const asked: Asked[] = []
  const followed: string[] = []
  const notes: string[] = []
  const rests: (() => void)[] = []
  const wakers = new Set<() => void>()
  const editor = createEditor({
    follow: ({ document, revision }) => void followed.push(`${document} ${revision}`),
    api: {
      open: async () => ({ kind: 'done', value: { ...server } }),
      kept: async () => ({ kind: 'done', value: null }),
      restore: async () => ({ kind: 'done', value: saved }),
      slugOwner: async ({ slug }) => ({ kind: 'done', value: slug === 'sendas' ? [sharedSlug] : [] }),
      save: async ({ patch, revision }) => {
        asked.push({ patch, revision })
        return answers.shift() ?? { kind: 'done', value: saved }
      }
    },
    autosave: {
      api: { keep: async () => ({ code: 'offline', kind: 'failed' }) },
      later: (work, milliseconds) => {
        // Longer pauses belong to autosave, which these tests leave out.
        if (milliseconds < 1000) rests.push(work)
        return () => rests.splice(rests.indexOf(work), 1)
      },
      wake: work => {
        wakers.add(work)
        return () => wakers.delete(work)
      }
    },
    keep: createDeviceAutosaves(storage),
    load: loadStudioContract,
    newSession: () => crypto.randomUUID(),
    now: () => '2026-06-09T12:04:00.000Z',
    planned: () => {},
    planning: { planChange: async () => ({ code: 'internal', kind: 'failed' }) },
    proposing: {
      propose: async ({ note, patch, revision }) => {
        asked.push({ patch, revision })
        notes.push(note)
        return answers.shift() ?? { kind: 'done', value: saved }
      }
    }
  })
  /** Lets the moment pass in which nothing is typed. */
  const rest = () => {
    for (const work of rests.splice(0)) work()
  }
  const signalBack = () => {
    for (const work of wakers) work()
  }
  const writeElsewhere = (fields: typeof stored) => Object.assign(server, { fields, revision: 'r5' })
  return { asked, editor, followed, notes, rest, signalBack, storage, writeElsewhere }
}

async function anOpenStudio(...parameters: Parameters<typeof aStudio>) {
  const studio = aStudio(...parameters)
  await studio.editor.open(place, false)
  return studio
}

const fieldsOf = ({ editor }: ReturnType<typeof aStudio>) => {
  const editing = editor.$editing.get()
  return editing.kind === 'ready' ? editing.value.fields : null
}

describe('a change', () => {
  test('is kept on the device at once, and is offered when the document is opened again', async () => {
    const before = await anOpenStudio()
    before.editor.change('orden', 4)
    expect(before.editor.$state.get()).toEqual({ kind: 'kept', moment: '2026-06-09T12:04:00.000Z' })

    const after = await anOpenStudio([], before.storage)
    expect(fieldsOf(after)).toEqual(stored)
    expect(after.editor.$kept.get()).toMatchObject([{ patch: { changed: { orden: 4 }, removed: [] } }])
    after.editor.continueAutosaved()
    expect(fieldsOf(after)).toEqual({ ...stored, orden: 4 })
  })

  test('that is taken back leaves nothing on the device', async () => {
    const { editor, storage } = await anOpenStudio()
    editor.change('orden', 4)
    editor.change('orden', 3)
    expect(editor.$state.get()).toEqual({ kind: 'unchanged' })
    expect(storage.read('estudio-categorias-rutas')).toBeNull()
  })

  test('that is discarded is gone for good', async () => {
    const studio = await anOpenStudio()
    studio.editor.change('orden', 4)
    studio.editor.discard()
    expect(fieldsOf(studio)).toEqual(stored)
    expect(studio.storage.read('estudio-categorias-rutas')).toBeNull()
  })
})

describe('publishing', () => {
  test('sends what changed alone, with the revision it is based on', async () => {
    const { asked, editor } = await anOpenStudio()
    editor.change('nombre', { en: 'Trails', es: 'Rutas y sendas' })
    editor.change('orden', undefined)
    expect(await editor.save(false)).toMatchObject({ kind: 'published' })
    expect(asked).toEqual([
      {
        patch: { changed: { nombre: { en: 'Trails', es: 'Rutas y sendas' } }, removed: ['orden'] },
        revision: 'r1'
      }
    ])
  })

  test('is taken back by a publication of what was before', async () => {
    const { asked, editor } = await anOpenStudio()
    expect(editor.$lastSave.get()).toBeNull()
    editor.change('orden', 4)
    await editor.save(false)
    expect(editor.$lastSave.get()).toEqual(stored)
    await editor.undo()
    expect(asked[1]).toEqual({ patch: { changed: { orden: 3 }, removed: [] }, revision: 'r2' })
    expect(editor.$state.get()).toMatchObject({ kind: 'published' })
  })

  test('is taken back to a draft where nobody had seen the document before', async () => {
    const { asked, editor } = aStudio()
    await editor.open({ collection: 'categorias', id: 'nueva' }, true)
    editor.change('nombre', { es: 'Nueva' })
    await editor.save(false)
    await editor.undo()
    expect(asked[1]).toMatchObject({ patch: { changed: { borrador: true }, removed: [] } })
  })

  test('a document that was sent goes on from its new revision', async () => {
    const { asked, editor } = await anOpenStudio()
    editor.change('orden', 4)
    await editor.save(false)
    editor.change('orden', 5)
    await editor.save(false)
    expect(asked.map(({ revision }) => revision)).toEqual(['r1', 'r2'])
  })

  test('says at its field what keeps a document from the web', async () => {
    const problem = { expected: 'un texto', field: 'nombre', isBlocking: true, problem: 'falta', value: '' }
    const studio = await anOpenStudio([{ kind: 'done', value: { kind: 'incomplete', problems: [problem] } }])
    studio.editor.change('nombre', undefined)
    expect(await studio.editor.save(false)).toEqual({ kind: 'incomplete' })
    expect(studio.editor.$editing.get()).toMatchObject({ value: { problems: [problem] } })
    expect(studio.storage.read('estudio-categorias-rutas')).not.toBeNull()
  })

  test('keeps everything where there is no signal', async () => {
    const studio = await anOpenStudio([{ code: 'offline', kind: 'failed' }])
    studio.editor.change('orden', 4)
    expect(await studio.editor.save(false)).toEqual({ code: 'offline', kind: 'failed' })
    expect(studio.storage.read('estudio-categorias-rutas')).toContain('"orden":4')
    expect(await studio.editor.save(false)).toMatchObject({ kind: 'published' })
    expect(studio.storage.read('estudio-categorias-rutas')).toBeNull()
  })

  test('says that it is kept and not published once the signal is back', async () => {
    const studio = await anOpenStudio([{ code: 'offline', kind: 'failed' }])
    studio.editor.change('orden', 4)
    await studio.editor.save(false)
    studio.signalBack()
    expect(studio.editor.$state.get()).toMatchObject({ kind: 'kept' })
    expect(await studio.editor.save(false)).toMatchObject({ kind: 'published' })
    studio.signalBack()
    expect(studio.editor.$state.get()).toMatchObject({ kind: 'published' })
  })
})

describe('a draft', () => {
  test('is what a new document begins as', async () => {
    const { asked, editor, followed } = aStudio()
    await editor.open({ ...place, id: 'nueva' }, true)
    editor.change('nombre', { es: 'Nueva' })
    expect(await editor.save(true)).toMatchObject({ kind: 'saved' })
    expect(asked).toEqual([
      { patch: { changed: { borrador: true, nombre: { es: 'Nueva' } }, removed: [] }, revision: null }
    ])
    expect(followed).toEqual([])
  })

  test('is none any more once it is published', async () => {
    const { asked, editor, followed } = aStudio()
    await editor.open({ ...place, id: 'nueva' }, true)
    await editor.save(true)
    await editor.save(false)
    expect(asked.at(-1)).toEqual({ patch: { changed: {}, removed: ['borrador'] }, revision: 'r2' })
    expect(followed).toEqual([`${place.collection}/nueva r2`])
  })
})

describe('somebody who saved in between', () => {
  const theirs = (fields: DocumentFields): Awaited<ReturnType<StudioApi['save']>> => ({
    kind: 'done',
    value: {
      changedAt: '2026-06-09T12:03:00Z',
      changedBy: ines,
      fields,
      kind: 'changed-since',
      revision: 'r9'
    }
  })

  test('keeps what they wrote until it is chosen which value holds', async () => {
    const studio = await anOpenStudio([theirs({ ...stored, orden: 5, slug: 'sendas' })])
    studio.editor.change('orden', 4)
    expect(await studio.editor.save(false)).toEqual({ kind: 'clash' })
    const editing = studio.editor.$editing.get()
    const clash = { before: 3, field: 'orden', mine: 4, theirs: 5 }
    expect(editing).toMatchObject({ value: { clashWith: ines, clashes: [clash] } })
    expect(fieldsOf(studio)).toEqual({ ...stored, orden: 5, slug: 'sendas' })

    // Also what is not decided yet outlives the page.
    const later = await anOpenStudio([], studio.storage)
    later.editor.continueAutosaved()
    expect(later.editor.$editing.get()).toMatchObject({ value: { fields: { orden: 4 } } })

    await studio.editor.save(false)
    expect(studio.asked).toHaveLength(1)
    studio.editor.choose(clash, 'mine')
    expect(await studio.editor.save(false)).toMatchObject({ kind: 'published' })
    expect(studio.asked.at(-1)).toEqual({ patch: { changed: { orden: 4 }, removed: [] }, revision: 'r9' })
  })

  test("and changed something else stands in nobody's way", async () => {
    const studio = await anOpenStudio([theirs({ ...stored, slug: 'sendas' })])
    studio.editor.change('orden', 4)
    expect(await studio.editor.save(false)).toMatchObject({ kind: 'published' })
    expect(fieldsOf(studio)).toEqual({ ...stored, orden: 4, slug: 'sendas' })
    expect(studio.asked.map(({ revision }) => revision)).toEqual(['r1', 'r9'])
  })
})

test('what is wrong with a document is said in the words of the contract', async () => {
  const { editor } = await anOpenStudio()
  editor.change('orden', '24,5o')
  editor.check()
  expect(editor.$editing.get()).toMatchObject({
    value: { problems: [{ field: 'orden', problem: 'no es un número' }] }
  })
})

test('what only the server knows is said as long as it is about what is written', async () => {
  const problem = {
    expected: 'un slug que no tenga otro documento',
    field: 'slug',
    isBlocking: false,
    problem: '«senderos» tiene el mismo slug: uno de los dos tendrá su id detrás',
    value: '"rutas"'
  }
  const studio = await anOpenStudio([
    { kind: 'done', value: { kind: 'saved', problems: [problem], revision: 'r2' } }
  ])
  studio.editor.change('slug', 'rutas')
  await studio.editor.save(false)
  studio.editor.change('orden', 'primero')
  studio.editor.check()
  const problems = () => {
    const editing = studio.editor.$editing.get()
    return editing.kind === 'ready' ? editing.value.problems.map(({ field }) => field) : []
  }
  expect(problems().toSorted()).toEqual(['orden', 'slug'])
  studio.editor.change('slug', 'otras-rutas')
  studio.editor.check()
  expect(problems()).toEqual(['orden'])
})

test('another document with the same slug is named while it is typed, after a short rest', async () => {
  const studio = await anOpenStudio()
  const problems = () => {
    const editing = studio.editor.$editing.get()
    return editing.kind === 'ready' ? editing.value.problems : []
  }
  studio.editor.change('slug', 'send')
  studio.editor.change('slug', 'sendas')
  expect(problems()).toEqual([])
  studio.rest()
  await expect.poll(problems).toEqual([sharedSlug])
  studio.editor.change('slug', 'sendas-largas')
  studio.rest()
  await expect.poll(problems).toEqual([])
})

describe('a proposal', () => {
  test('is sent with its word, and the document is shown as it is until an editor publishes it', async () => {
    const studio = await anOpenStudio()
    studio.editor.change('orden', 4)
    expect(await studio.editor.propose('Por favor', null)).toMatchObject({ kind: 'proposed' })
    expect(studio.asked).toEqual([{ patch: { changed: { orden: 4 }, removed: [] }, revision: 'r1' }])
    expect(studio.notes).toEqual(['Por favor'])
    expect(fieldsOf(studio)).toEqual(stored)
    expect(studio.followed).toEqual([])
    expect(studio.storage.read('estudio-categorias-rutas')).toBeNull()
  })

  test('about a document that was changed elsewhere in between is sent again on top of that', async () => {
    const changedSince: SaveOutcome = {
      changedAt: '2026-06-09T12:00:00Z',
      changedBy: ines,
      fields: { ...stored, otro: { de: 'neu' } },
      kind: 'changed-since',
      revision: 'r3'
    }
    const studio = await anOpenStudio([{ kind: 'done', value: changedSince }])
    studio.editor.change('orden', 4)
    expect(await studio.editor.propose('', null)).toMatchObject({ kind: 'proposed' })
    expect(studio.asked.map(({ revision }) => revision)).toEqual(['r1', 'r3'])
  })

  test('that was not sent stays on the device', async () => {
    const studio = await anOpenStudio([{ code: 'offline', kind: 'failed' }])
    studio.editor.change('orden', 4)
    expect(await studio.editor.propose('', null)).toEqual({ code: 'offline', kind: 'failed' })
    expect(fieldsOf(studio)).toEqual({ ...stored, orden: 4 })
    expect(studio.storage.read('estudio-categorias-rutas')).not.toBeNull()
  })

  test('that waits is gone on from', async () => {
    const studio = await anOpenStudio()
    studio.editor.continueProposal({ before: { orden: 3 }, patch: { changed: { orden: 5 }, removed: [] } })
    expect(fieldsOf(studio)).toEqual({ ...stored, orden: 5 })
  })
})

describe('a new document', () => {
  const fresh = { collection: 'categorias', id: 'sendas' } as const
  const values = { answers: { name: 'Sendas', province: '' }, place: fresh, sister: stored }

  test('begins with the answers and with the fields of its sister, kept like anything typed', async () => {
    const studio = aStudio()
    studio.editor.startWith(values)
    await studio.editor.open(fresh, true)
    expect(fieldsOf(studio)).toEqual({ ...stored, borrador: true, nombre: { es: 'Sendas' } })
    expect(studio.editor.$state.get()).toMatchObject({ kind: 'kept' })
  })

  test('keeps what was typed in it before, and another document gets nothing of it', async () => {
    const studio = aStudio()
    await studio.editor.open(fresh, true)
    studio.editor.change('orden', 9)
    studio.editor.startWith(values)
    await studio.editor.open(fresh, true)
    expect(fieldsOf(studio)).toEqual({ borrador: true })
    expect(studio.editor.$kept.get()).toMatchObject([{ patch: { changed: { orden: 9 } } }])

    studio.editor.startWith(values)
    await studio.editor.open({ collection: 'categorias', id: 'otra' }, true)
    expect(fieldsOf(studio)).toEqual({ borrador: true })
  })
})

describe('what went online while the document was open', () => {
  test('is in the form at once, and nothing is left to publish', async () => {
    const studio = await anOpenStudio()
    studio.writeElsewhere({ ...stored, orden: 7 })
    await studio.editor.catchUp()
    expect(studio.editor.$editing.get()).toMatchObject({
      value: { clashes: [], fields: { orden: 7 }, revision: 'r5', stored: { orden: 7 } }
    })
    expect(studio.editor.$state.get()).toEqual({ kind: 'unchanged' })
  })

  test('leaves what was typed, and asks about what contradicts it', async () => {
    const studio = await anOpenStudio()
    studio.editor.change('orden', 4)
    studio.writeElsewhere({ ...stored, orden: 7 })
    await studio.editor.catchUp()
    expect(studio.editor.$state.get()).toEqual({ kind: 'clash' })
    expect(studio.editor.$editing.get()).toMatchObject({
      value: { clashes: [{ before: 3, field: 'orden', mine: 4, theirs: 7 }] }
    })
  })
})

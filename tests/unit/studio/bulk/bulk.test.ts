import { expect, test } from 'vitest'

import * as contract from '#studio/shell/in-browser.contract.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import { applyPatch } from '#studio/document/patch.ts'
import type { WrittenImport } from '#studio/bulk/planned.ts'
import type { KeptImport } from '#studio/bulk/kept-import.service.ts'
import { createBulk } from '#studio/bulk/bulk.store.ts'
import { createDeletion } from '#studio/bulk/deletion.store.ts'
import { fileOf, planFile } from '#studio/bulk/files.store.ts'

/** A database of categories that counts its revisions. */
function aDatabase(initial: Record<string, DocumentFields>) {
  const documents = new Map(Object.entries(initial).map(([id, fields]) => [id, { fields, version: 1 }]))
  const revisionOf = (version: number) => `2026-11-24T10:00:00.00000000${version}Z`
  const gone = { code: 'not-found', kind: 'failed' } as const
  const api: Parameters<typeof createBulk>[0]['api'] & Parameters<typeof createDeletion>[0] = {
    open: async ({ id }) => {
      const found = documents.get(id)
      if (!found) return gone
      return {
        kind: 'done',
        value: { fields: found.fields, problems: [], revision: revisionOf(found.version) }
      }
    },
    references: async () => ({ kind: 'done', value: [] }),
    remove: async ({ place: { id }, revision }) => {
      const found = documents.get(id)
      if (found && revisionOf(found.version) !== revision) return { kind: 'done', value: false }
      return { kind: 'done', value: documents.delete(id) }
    },
    save: async ({ patch, place: { id }, revision }) => {
      const found = documents.get(id)
      if (found && revisionOf(found.version) !== revision) {
        const now = {
          changedAt: '',
          changedBy: null,
          fields: found.fields,
          revision: revisionOf(found.version)
        }
        return { kind: 'done', value: { kind: 'changed-since', ...now } }
      }
      const version = (found?.version ?? 0) + 1
      documents.set(id, { fields: applyPatch(found?.fields ?? {}, patch), version })
      return { kind: 'done', value: { kind: 'saved', problems: [], revision: revisionOf(version) } }
    },
    whole: async () => ({
      kind: 'done',
      value: {
        documents: [...documents].map(([id, { fields, version }]) => ({
          fields,
          id,
          revision: revisionOf(version)
        })),
        next: null
      }
    })
  }
  return {
    api,
    fields: (id: string) => documents.get(id)?.fields,
    writeElsewhere: (id: string, changed: DocumentFields) => {
      const found = documents.get(id)
      if (found) documents.set(id, { fields: { ...found.fields, ...changed }, version: found.version + 1 })
    }
  }
}

const agua = { nombre: { es: 'Agua' } }
const vino = { borrador: true, nombre: { es: 'Vino' } }
const load = async () => contract
const all = () => true

test('many are changed at once and go back at once, but for what somebody changed since', async () => {
  const database = aDatabase({ agua, vino })
  const bulk = createBulk({ api: database.api, load })
  await bulk.plan('categorias', ['agua', 'vino'], { kind: 'draft' })
  expect(bulk.$bulk.get()).toMatchObject({
    kind: 'planned',
    lines: [{ plan: { kind: 'change' } }, { plan: { kind: 'same' } }]
  })
  await bulk.plan('categorias', ['agua', 'vino'], { kind: 'field', name: 'orden', value: 3 })
  await bulk.apply(all)
  expect(bulk.$bulk.get()).toMatchObject({ kind: 'written', unwritten: [], written: [{}, {}] })
  expect(database.fields('agua')).toEqual({ ...agua, orden: 3 })
  database.writeElsewhere('vino', { nombre: { es: 'Vinos' } })
  await bulk.undo()
  expect(bulk.$bulk.get()).toMatchObject({
    isUndone: true,
    unwritten: [{ id: 'vino', reason: 'changed-since' }]
  })
  expect(database.fields('agua')).toEqual(agua)
  expect(database.fields('vino')).toEqual({ ...vino, nombre: { es: 'Vinos' }, orden: 3 })
})

test('many are deleted once it was said what links to them, and come back', async () => {
  const database = aDatabase({ agua, vino })
  const reference = (id: string) => ({ collection: 'categorias', id, title: id })
  const references = async () => ({ kind: 'done' as const, value: [reference('vino'), reference('mar')] })
  const bulk = createBulk({ api: { ...database.api, references }, load })
  await bulk.plan('categorias', ['agua', 'vino'], { kind: 'delete' })
  // A document that goes with it need not be named.
  const plan = { kind: 'delete', references: [reference('mar')] }
  expect(bulk.$bulk.get()).toMatchObject({ kind: 'planned', lines: [{ plan }, { plan }] })
  database.writeElsewhere('vino', { orden: 1 })
  await bulk.apply(all)
  expect(bulk.$bulk.get()).toMatchObject({ unwritten: [{ id: 'vino', reason: 'changed-since' }] })
  expect(database.fields('agua')).toBeUndefined()
  await bulk.undo()
  expect(database.fields('agua')).toEqual(agua)
})

test('a deletion whose links cannot be read deletes nothing', async () => {
  const references = async () => ({ code: 'offline', kind: 'failed' as const })
  const bulk = createBulk({ api: { ...aDatabase({ agua }).api, references }, load })
  await bulk.plan('categorias', ['agua'], { kind: 'delete' })
  expect(bulk.$bulk.get()).toEqual({ code: 'offline', kind: 'failed' })
})

/** A device keeps this of the last import. */
function aDevice(): KeptImport & { kept: () => WrittenImport | null } {
  let kept: WrittenImport | null = null
  return {
    kept: () => kept,
    read: async () => kept,
    remove: async () => void (kept = null),
    write: async written => void (kept = written)
  }
}

test('a change of chosen documents can be taken back after another one was looked at and left', async () => {
  const database = aDatabase({ agua, vino })
  const bulk = createBulk({ api: database.api, load }, aDevice())
  await bulk.plan('categorias', ['agua'], { kind: 'delete' })
  await bulk.apply(all)
  bulk.leave()
  await bulk.plan('categorias', ['vino'], { kind: 'delete' })
  bulk.leave()
  await bulk.remember()
  await bulk.undo()
  expect(database.fields('agua')).toEqual(agua)
})

test('an import is taken back after the page was loaded again, and is then forgotten', async () => {
  const database = aDatabase({ agua, vino })
  const device = aDevice()
  const before = createBulk({ api: database.api, load }, device)
  await before.plan('categorias', ['agua', 'vino'], { kind: 'field', name: 'orden', value: 3 })
  await before.apply(all)
  const after = createBulk({ api: database.api, load }, device)
  await after.remember()
  expect(after.$bulk.get()).toMatchObject({ kind: 'written', written: [{ id: 'agua' }, { id: 'vino' }] })
  await after.undo()
  expect(database.fields('agua')).toEqual(agua)
  expect(device.kept()).toBeNull()
})

test('of an import that a closed page cut short, all that was written goes back', async () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`c${index}`, agua]))
  const database = aDatabase(many)
  const device = aDevice()
  let calls = 0
  const save: typeof database.api.save = async request => {
    calls += 1
    // The ninth is never answered.
    return calls === 9 ? new Promise(() => {}) : database.api.save(request)
  }
  const before = createBulk({ api: { ...database.api, save }, load }, device)
  await before.plan('categorias', Object.keys(many), { kind: 'field', name: 'orden', value: 3 })
  void before.apply(all)
  await expect.poll(() => device.kept()?.written.length).toBe(8)
  const after = createBulk({ api: database.api, load }, device)
  await after.remember()
  await after.undo()
  expect(Object.keys(many).map(id => database.fields(id))).toEqual(Object.values(many))
})

test('what was changed between the look and the action is not written over', async () => {
  const database = aDatabase({ agua })
  const bulk = createBulk({ api: database.api, load })
  await bulk.plan('categorias', ['agua'], { kind: 'draft' })
  database.writeElsewhere('agua', { orden: 1 })
  await bulk.apply(all)
  expect(bulk.$bulk.get()).toMatchObject({ unwritten: [{ reason: 'changed-since' }], written: [] })
  expect(database.fields('agua')).toEqual({ ...agua, orden: 1 })
})

test('a document that cannot be read stops before anything is written', async () => {
  const bulk = createBulk({ api: aDatabase({}).api, load })
  await bulk.plan('categorias', ['nada'], { kind: 'draft' })
  expect(bulk.$bulk.get()).toEqual({ code: 'not-found', kind: 'failed' })
})

test.each(['csv', 'json'] as const)(
  'a %s file goes out and comes back; new lines are drafts and go again',
  async kind => {
    const database = aDatabase({ agua, vino })
    const bulk = createBulk({ api: database.api, load })
    const whole = await bulk.whole('categorias')
    const documents = whole.kind === 'done' ? whole.value : []
    const { text } = fileOf('categorias', documents, kind, ';')
    const untouched = await planFile('categorias', text, documents, null, load)
    expect(untouched?.map(({ plan }) => plan.kind)).toEqual(['same', 'same'])
    const changed = text.replace('Agua', 'Agua viva').replaceAll('vino', 'sierra')
    const lines = (await planFile('categorias', changed, documents, null, load)) ?? []
    expect(lines.map(({ plan }) => plan.kind)).toEqual(['change', 'create'])
    bulk.take('categorias', lines)
    await bulk.apply(all)
    expect(database.fields('agua')).toEqual({ nombre: { es: 'Agua viva' } })
    expect(database.fields('sierra')).toMatchObject({ borrador: true })
    await bulk.undo()
    expect(database.fields('agua')).toEqual(agua)
    expect(database.fields('sierra')).toBeUndefined()
  }
)

test.each(['', 'nada', '[1', '{"a":1}', '\uFEFF'])('%j is no file of documents', async text => {
  expect(await planFile('categorias', text, [], null, load)).toBeNull()
})

test('a deleted document comes back as it was, and one that somebody changed is not deleted', async () => {
  const database = aDatabase({ agua })
  const deletion = createDeletion(database.api)
  const place = { collection: 'categorias', id: 'agua' } as const
  const revision = '2026-11-24T10:00:00.000000001Z'
  expect(await deletion.remove(place, revision.replace('1Z', '9Z'), 'Agua')).toBe('changed-since')
  expect(await deletion.remove(place, revision, 'Agua')).toBeNull()
  expect(database.fields('agua')).toBeUndefined()
  expect(await deletion.restore()).toBe(true)
  expect(database.fields('agua')).toEqual(applyPatch({}, { changed: agua, removed: [] }))
  expect(deletion.$deleted.get()).toBeNull()
})

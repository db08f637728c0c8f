import { expect, test } from 'vitest'

import type { DocumentFields } from '#domain/data/document-value.ts'
import type { PastLine } from '#studio/restore/past.ts'
import { createRestore } from '#studio/restore/restore.store.ts'

const moment = '2026-06-09T10:00:00.000Z'

function aLine(fields: Partial<PastLine> & Pick<PastLine, 'kind'>, id: string): PastLine {
  return {
    current: '000002',
    fields: ['nombre'],
    isSeen: true,
    place: { collection: 'categorias', id },
    problems: [],
    revision: 'r1',
    title: id,
    version: '000001',
    willBeSeen: true,
    ...fields
  }
}

const lines: PastLine[] = [
  aLine({ kind: 'change' }, 'agua'),
  aLine({ isSeen: false, kind: 'return', revision: null }, 'vino'),
  aLine({ kind: 'later', version: null, willBeSeen: false }, 'nueva'),
  aLine({ kind: 'unknown', version: null }, 'vieja'),
  aLine({ kind: 'blocked' }, 'rota')
]

type Api = Parameters<typeof createRestore>[0]['api']

/** A server that writes down what it is asked for; `fails` says what a document answers instead. */
function aStudio({ fails = {} }: { fails?: Readonly<Record<string, string>> } = {}) {
  const actions: string[] = []
  const followed: string[] = []
  const answer = async (action: string, id: string): ReturnType<Api['restore']> => {
    actions.push(`${action} ${id}`)
    const code = fails[id]
    if (code === 'changed-since')
      return {
        kind: 'done',
        value: { changedAt: moment, changedBy: null, fields: {}, kind: 'changed-since', revision: 'r9' }
      }
    if (code !== undefined) return { code, kind: 'failed' }
    return { kind: 'done', value: { kind: 'saved', problems: [], revision: 'r2' } }
  }
  const fields: DocumentFields = { nombre: { es: 'Agua' } }
  const api: Api = {
    begin: async ({ documents }) => {
      actions.push(`begin ${documents}`)
      return { kind: 'done', value: { moment } }
    },
    open: async () => ({ kind: 'done', value: { fields, problems: [], revision: 'r1' } }),
    past: async ({ after, collection }) => {
      if (collection !== 'categorias') return { kind: 'done', value: { documents: 1, lines: [], next: null } }
      return after === null
        ? { kind: 'done', value: { documents: 200, lines: lines.slice(0, 2), next: 'm' } }
        : { kind: 'done', value: { documents: 50, lines: lines.slice(2), next: null } }
    },
    remove: async ({ place }) => {
      actions.push(`remove ${place.id}`)
      return { kind: 'done', value: true }
    },
    restore: ({ place, revision, version }) => answer(`restore ${version} on ${revision}`, place.id),
    save: ({ patch, place }) => answer(`save ${JSON.stringify(patch.changed)}`, place.id),
    version: async () => ({ kind: 'done', value: { nombre: { es: 'Agua dulce' } } })
  }
  const restore = createRestore({
    api,
    follow: ({ document, revision }) => void followed.push(`${document} ${revision}`)
  })
  return { actions, followed, restore }
}

const all = () => true

test('a look reads everything page by page, and writes nothing', async () => {
  const { actions, restore } = aStudio()
  await restore.look(moment)
  expect(restore.$restore.get()).toEqual({ documents: 256, forecast: [], kind: 'planned', lines, moment })
  expect(actions).toEqual([])
})

test('going back is said in the record first, and leaves what waits', async () => {
  const { actions, followed, restore } = aStudio()
  await restore.look(moment)
  await restore.apply(all)
  expect(actions).toEqual([
    'begin 3',
    'restore 000001 on r1 agua',
    'restore 000001 on null vino',
    'save {"borrador":true} nueva'
  ])
  expect(restore.$restore.get()).toMatchObject({ kind: 'written', unwritten: [], written: [{}, {}, {}] })
  expect(followed).toEqual(['categorias/nueva r2'])
})

test('a second press while it is under way does nothing', async () => {
  const { actions, restore } = aStudio()
  await restore.look(moment)
  await Promise.all([restore.apply(all), restore.apply(all)])
  expect(actions.filter(action => action.startsWith('begin'))).toHaveLength(1)
  expect(actions).toHaveLength(4)
})

test('only what was chosen goes back', async () => {
  const { actions, restore } = aStudio()
  await restore.look(moment)
  await restore.apply(({ kind }) => kind === 'return')
  expect(actions).toEqual(['begin 1', 'restore 000001 on null vino'])
})

test('what somebody changed meanwhile, and what could not be sent, is left and named', async () => {
  const { restore } = aStudio({ fails: { agua: 'changed-since', nueva: 'offline', vino: 'document-exists' } })
  await restore.look(moment)
  await restore.apply(all)
  expect(restore.$restore.get()).toMatchObject({
    unwritten: [
      { id: 'agua', reason: 'changed-since' },
      { id: 'vino', reason: 'changed-since' },
      { id: 'nueva', reason: 'failed' }
    ],
    written: []
  })
})

test('it is undone, the last first: what came back goes, all else is what it was', async () => {
  const { actions, restore } = aStudio()
  await restore.look(moment)
  await restore.apply(all)
  actions.length = 0
  await Promise.all([restore.undo(), restore.undo()])
  expect(actions).toEqual(['restore 000002 on r2 nueva', 'remove vino', 'restore 000002 on r2 agua'])
  expect(restore.$restore.get()).toMatchObject({ isUndone: true, unwritten: [], written: [] })
})

test('a line opens to what the document is and what it was; one that is gone is nothing now', async () => {
  const { restore } = aStudio()
  const [changed, returning] = lines
  if (changed === undefined || returning === undefined) throw new Error('No lines')
  expect(await restore.difference(changed)).toEqual({
    kind: 'ready',
    value: { now: { nombre: { es: 'Agua' } }, past: { nombre: { es: 'Agua dulce' } } }
  })
  expect(await restore.difference(returning)).toMatchObject({ value: { now: {} } })
})

test('of two moments that were asked for the last one counts', async () => {
  const { restore } = aStudio()
  await Promise.all([restore.look('2026-01-01T00:00:00.000Z'), restore.look(moment)])
  expect(restore.$restore.get()).toMatchObject({ kind: 'planned', moment })
})

import { describe, expect, test } from 'vitest'

import type { DocumentFields } from '#domain/data/document-value.ts'
import type { Result } from '#domain/data/remote.ts'
import type { DocumentVersion, SaveOutcome, StudioDocument } from '#studio/document/studio-document.ts'
import { createEntries } from '#studio/record/entry.store.ts'
import type { RecordLine } from '#studio/record/record.ts'
import { storableFields } from '#studio/shell/in-browser.contract.ts'

const place = { collection: 'categorias', id: 'rutas' } as const
const moments = ['2026-06-09T12:00:00.000Z', '2026-06-09T11:00:00.000Z', '2026-06-09T10:00:00.000Z'] as const
const contents: Record<string, DocumentFields> = {
  '000001': { nombre: { es: 'Rutas' }, orden: 1 },
  '000002': { nombre: { es: 'Rutas' }, orden: 2 },
  '000003': { nombre: { es: 'Caminos' }, orden: 2 }
}
const versions: DocumentVersion[] = moments.map((moment, index) => ({
  author: null,
  fields: [['nombre'], ['orden'], []][index] ?? [],
  id: `00000${3 - index}`,
  moment,
  restored: null
}))

const aLine = (moment: string, action: RecordLine['action'] = 'save'): RecordLine => ({
  action,
  author: { name: 'Eva', uid: 'eva' },
  fields: [],
  id: moment,
  moment,
  person: null,
  where: 'categorias/rutas'
})

interface World {
  now?: Result<StudioDocument>
  answer?: Result<SaveOutcome>
}

function aWorld({
  answer = { kind: 'done', value: { kind: 'saved', problems: [], revision: 'r2' } },
  now = { kind: 'done', value: { fields: contents['000003'] ?? {}, problems: [], revision: 'r1' } }
}: World = {}) {
  const asked: unknown[] = []
  const followed: string[] = []
  const ask = (request: unknown) => {
    asked.push(request)
    return answer
  }
  const entries = createEntries({
    api: {
      open: async () => now,
      restore: async request => ask(request),
      save: async request => ask(request),
      version: async ({ version }) => ({ kind: 'done', value: contents[version] ?? {} }),
      versions: async () => ({ kind: 'done', value: versions })
    },
    follow: ({ revision }) => void followed.push(revision),
    load: async () => ({ storableFields })
  })
  return { asked, entries, followed }
}

describe('a line of the record', () => {
  test('shows what its version changed, and which version was before', async () => {
    expect(await aWorld().entries.read(place, aLine(moments[1]))).toEqual({
      kind: 'done',
      value: { before: '000001', differences: [{ field: 'orden', now: 2, past: 1 }], wasSeen: true }
    })
  })

  test('of a deletion has the last version before it', async () => {
    const found = await aWorld().entries.read(place, aLine('2026-06-09T13:00:00.000Z', 'delete'))
    expect(found).toEqual({ kind: 'done', value: { before: '000003', differences: [], wasSeen: true } })
  })

  test('that made its document has nothing before it, and one whose version is gone says so', async () => {
    expect(await aWorld().entries.read(place, aLine(moments[2]))).toMatchObject({ value: { before: null } })
    const old = await aWorld().entries.read(place, aLine('2020-01-01T00:00:00.000Z'))
    expect(old).toEqual({ code: 'version-gone', kind: 'failed' })
  })
})

describe('the way back', () => {
  const difference = { field: 'orden', now: 2, past: 1 }

  test('of a field changes nothing else of the document as it is now', async () => {
    const { asked, entries, followed } = aWorld()
    expect(await entries.takeField(place, difference)).toBeNull()
    expect(asked).toEqual([{ patch: { changed: { orden: 1 }, removed: [] }, place, revision: 'r1' }])
    expect(followed).toEqual(['r2'])
  })

  test('of a document is one of its versions, also where it was deleted since', async () => {
    const entry = { before: '000001', differences: [], wasSeen: true }
    const there = aWorld()
    expect(await there.entries.takeDocument(place, entry)).toBeNull()
    expect(there.asked).toEqual([{ place, revision: 'r1', version: '000001' }])
    const gone = aWorld({ now: { code: 'document-gone', kind: 'failed' } })
    expect(await gone.entries.takeDocument(place, entry)).toBeNull()
    expect(gone.asked).toEqual([{ place, revision: null, version: '000001' }])
  })

  test('says why it was not possible, and follows nothing that visitors do not see', async () => {
    const incomplete = aWorld({ answer: { kind: 'done', value: { kind: 'incomplete', problems: [] } } })
    expect(await incomplete.entries.takeField(place, difference)).toBe('incomplete')
    const offline = aWorld({ now: { code: 'offline', kind: 'failed' } })
    expect(await offline.entries.takeField(place, difference)).toBe('failed')
    const entry = { before: '000001', differences: [], wasSeen: false }
    expect(await offline.entries.takeDocument(place, entry)).toBe('failed')
    const draft = { borrador: true, orden: 2 }
    const hidden = aWorld({ now: { kind: 'done', value: { fields: draft, problems: [], revision: 'r1' } } })
    expect(await hidden.entries.takeDocument(place, entry)).toBeNull()
    expect(hidden.followed).toEqual([])
  })
})

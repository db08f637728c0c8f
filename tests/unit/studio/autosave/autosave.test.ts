import { describe, expect, test } from 'vitest'

import * as contract from '#studio/shell/in-browser.contract.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'
import type { ServerChanges } from '#studio/autosave/autosave.ts'
import type { SaveOutcome } from '#studio/document/studio-document.ts'
import type { AutosaveApi } from '#studio/autosave/autosave.service.ts'
import { createDeviceAutosaves } from '#studio/autosave/device-autosaves.service.ts'
import { createEditor } from '#studio/document/editor.store.ts'
import { createUnpublished } from '#studio/autosave/unpublished.store.ts'
import { aShelf } from '../../../fixtures/key-value-store.ts'

const place = { collection: 'categorias', id: 'rutas' } as const

type AutosaveRequest = Parameters<AutosaveApi['keep']>[0]

/** The server of one document: its fields, and what one person has kept of it. */
function aServer(fields: DocumentFields = { nombre: { es: 'Rutas' }, orden: 3 }) {
  const server = {
    copy: null as ServerChanges | null,
    fails: null as string | null,
    fields,
    requests: [] as AutosaveRequest[],
    version: 1
  }
  const revision = () => `2026-11-24T10:00:00.00000000${server.version}Z`
  const api: Parameters<typeof createEditor>[0]['api'] & Pick<AutosaveApi, 'keep'> = {
    keep: async request => {
      server.requests.push(request)
      if (server.fails !== null) return { code: server.fails, kind: 'failed' }
      const { mark, patch, session } = request
      const { copy } = server
      if (copy && copy.session !== session && copy.mark !== mark)
        return { kind: 'done', value: { changes: copy, kind: 'elsewhere' } }
      const moment = '2026-06-09T12:05:00.000Z'
      const isEmpty = Object.keys(patch.changed).length + patch.removed.length === 0
      const next = `2026-11-24T11:00:00.${String(server.requests.length).padStart(9, '0')}Z`
      server.copy = isEmpty ? null : { ...request, mark: next, moment }
      return { kind: 'done', value: { kind: 'kept', mark: isEmpty ? null : next, moment } }
    },
    kept: async () => ({ kind: 'done', value: server.copy }),
    open: async () => ({
      kind: 'done',
      value: { fields: server.fields, problems: [], revision: revision() }
    }),
    restore: async () => ({ code: 'internal', kind: 'failed' }),
    slugOwner: async () => ({ kind: 'done', value: [] }),
    save: async ({ kept, patch }) => {
      server.fields = { ...server.fields, ...patch.changed }
      server.version += 1
      if (kept && server.copy?.session === kept.session) server.copy = null
      const value: SaveOutcome = { kind: 'saved', problems: [], revision: revision() }
      return { kind: 'done', value }
    }
  }
  return { api, server }
}

/** A device with its own storage, whose clock and signal the test moves. */
async function aDevice({ api }: ReturnType<typeof aServer>, storage = aShelf()) {
  const device = { tick: () => {}, waits: 0, wake: () => {} }
  const editor = createEditor({
    api,
    autosave: {
      api,
      later: (work, milliseconds) => {
        device.tick = work
        device.waits = milliseconds
        return () => (device.tick = () => {})
      },
      wake: work => {
        device.wake = work
        return () => (device.wake = () => {})
      }
    },
    follow: () => {},
    keep: createDeviceAutosaves(storage),
    load: async () => contract,
    newSession: () => crypto.randomUUID(),
    now: () => '2026-06-09T12:04:00.000Z',
    planned: () => {},
    planning: { planChange: async () => ({ code: 'internal', kind: 'failed' }) },
    proposing: { propose: async () => ({ code: 'internal', kind: 'failed' }) }
  })
  await editor.open(place, false)
  const fields = () => {
    const editing = editor.$editing.get()
    return editing.kind === 'ready' ? editing.value.fields : null
  }
  return { device, editor, fields, storage }
}

/** A device whose text changes while another one has changed the order already. */
async function aSecondDevice(world: ReturnType<typeof aServer>) {
  const first = await aDevice(world)
  const second = await aDevice(world)
  first.editor.change('orden', 4)
  await first.editor.settled()
  second.editor.change('nombre', { es: 'Sendas' })
  return second
}

describe('what is typed', () => {
  test('is sent once a pause is made, as what changed and what it is based on', async () => {
    const world = aServer()
    const { device, editor } = await aDevice(world)
    editor.change('orden', 4)
    editor.change('orden', 5)
    expect(world.server.requests).toEqual([])
    expect(editor.$sent.get()).toEqual({ kind: 'waiting' })
    device.tick()
    await editor.settled()
    expect(world.server.requests).toMatchObject([
      {
        before: { orden: 3 },
        patch: { changed: { orden: 5 }, removed: [] },
        revision: '2026-11-24T10:00:00.000000001Z'
      }
    ])
    expect(editor.$sent.get()).toEqual({ kind: 'sent', moment: '2026-06-09T12:05:00.000Z' })
  })

  test('and taken back leaves nothing on the server', async () => {
    const world = aServer()
    const { editor } = await aDevice(world)
    editor.change('orden', 4)
    await editor.settled()
    editor.change('orden', 3)
    await editor.settled()
    expect(world.server.copy).toBeNull()
  })

  test('goes with what is published', async () => {
    const world = aServer()
    const { editor } = await aDevice(world)
    editor.change('orden', 4)
    await editor.settled()
    expect(world.server.copy).not.toBeNull()
    await editor.save(false)
    await editor.settled()
    expect(world.server.copy).toBeNull()
    expect(world.server.requests).toHaveLength(1)
  })

  test('and discarded is gone from the server', async () => {
    const world = aServer()
    const { editor } = await aDevice(world)
    editor.change('orden', 4)
    await editor.settled()
    editor.discard()
    await editor.settled()
    expect(world.server.copy).toBeNull()
  })

  test.each(['offline', 'unavailable', 'deadline-exceeded'])(
    'and not sent for «%s» is sent when the signal is back',
    async code => {
      const world = aServer()
      const { device, editor } = await aDevice(world)
      world.server.fails = code
      editor.change('orden', 4)
      await editor.settled()
      expect(editor.$sent.get()).toEqual({ code, kind: 'failed' })
      expect(device.waits).toBe(15_000)
      editor.change('orden', 5)
      world.server.fails = null
      device.wake()
      await editor.settled()
      expect(world.server.copy).toMatchObject({ patch: { changed: { orden: 5 } } })
    }
  )

  test.each(['role-lacks', 'document-gone', 'document-too-large'])(
    'and refused for «%s» stays on the device, and is not tried again by itself',
    async code => {
      const world = aServer()
      const { device, editor, storage } = await aDevice(world)
      world.server.fails = code
      editor.change('orden', 4)
      await editor.settled()
      expect(editor.$sent.get()).toEqual({ code, kind: 'failed' })
      device.tick()
      await editor.settled()
      expect(storage.read('estudio-categorias-rutas')).toContain('"orden":4')
      expect(world.server.requests.length).toBeLessThanOrEqual(2)
    }
  )
})

describe('on another device', () => {
  test('what was typed is offered and gone on with', async () => {
    const world = aServer()
    const { editor } = await aDevice(world)
    editor.change('orden', 4)
    await editor.settled()

    const other = await aDevice(world)
    expect(other.fields()).toMatchObject({ orden: 3 })
    expect(other.editor.$kept.get()).toMatchObject([{ patch: { changed: { orden: 4 } } }])
    other.editor.continueAutosaved()
    expect(other.fields()).toMatchObject({ orden: 4 })
    await other.editor.settled()
    other.editor.change('orden', 6)
    await other.editor.settled()
    expect(world.server.copy).toMatchObject({ patch: { changed: { orden: 6 } } })
  })

  test('what is dropped is gone for both, and nothing is written over before it was decided', async () => {
    const world = aServer()
    const { editor } = await aDevice(world)
    editor.change('orden', 4)
    await editor.settled()

    const other = await aDevice(world)
    other.editor.change('nombre', { es: 'Sendas' })
    await other.editor.settled()
    expect(world.server.copy).toMatchObject({ patch: { changed: { orden: 4 } } })
    other.editor.dropAutosaved()
    await other.editor.settled()
    expect(world.server.copy).toMatchObject({ patch: { changed: { nombre: { es: 'Sendas' } } } })
  })

  test('what was published in between of the same is to be decided, field by field', async () => {
    const world = aServer()
    const { editor } = await aDevice(world)
    editor.change('orden', 4)
    await editor.settled()
    world.server.fields = { nombre: { es: 'Sendas' }, orden: 9 }

    const other = await aDevice(world)
    other.editor.continueAutosaved()
    expect(other.editor.$state.get()).toEqual({ kind: 'clash' })
    expect(other.editor.$editing.get()).toMatchObject({
      value: { clashes: [{ before: 3, field: 'orden', mine: 4, theirs: 9 }] }
    })
    expect(other.fields()).toMatchObject({ nombre: { es: 'Sendas' } })
  })

  test('what was published word by word is not offered any more, and goes from the server', async () => {
    const world = aServer()
    const { editor } = await aDevice(world)
    editor.change('orden', 4)
    await editor.settled()
    world.server.fields = { ...world.server.fields, orden: 4 }

    const other = await aDevice(world)
    expect(other.editor.$kept.get()).toEqual([])
    await other.editor.settled()
    expect(world.server.copy).toBeNull()
  })

  test('two that write at once are told: neither writes over the other, and both are brought together', async () => {
    const world = aServer()
    const second = await aSecondDevice(world)
    await second.editor.settled()
    expect(second.editor.$kept.get()).toMatchObject([{ patch: { changed: { orden: 4 } } }])
    expect(world.server.copy).toMatchObject({ patch: { changed: { orden: 4 } } })
    second.editor.continueAutosaved()
    await second.editor.settled()
    expect(world.server.copy).toMatchObject({
      patch: { changed: { nombre: { es: 'Sendas' }, orden: 4 } }
    })
  })

  test('publishing does not take away what is still offered', async () => {
    const world = aServer()
    const second = await aSecondDevice(world)
    await second.editor.settled()
    await second.editor.save(false)
    expect(world.server.copy).toMatchObject({ patch: { changed: { orden: 4 } } })
  })
})

test('on the same device the tab that was closed is never behind what it sent', async () => {
  const world = aServer()
  const { editor, storage } = await aDevice(world)
  editor.change('orden', 4)
  await editor.settled()
  editor.change('orden', 5)
  const again = await aDevice(world, storage)
  expect(again.editor.$kept.get()).toMatchObject([{ patch: { changed: { orden: 5 } } }])
  again.editor.continueAutosaved()
  expect(again.fields()).toMatchObject({ orden: 5 })
  await again.editor.settled()
  expect(world.server.copy).toMatchObject({ patch: { changed: { orden: 5 } } })
})

test('what is typed while an offer waits is kept beside it', async () => {
  const world = aServer()
  const { editor, storage } = await aDevice(world)
  world.server.fails = 'offline'
  editor.change('orden', 4)
  const second = await aDevice(world, storage)
  second.editor.change('nombre', { es: 'Sendas' })
  const third = await aDevice(world, storage)
  expect(third.editor.$kept.get()).toHaveLength(2)
  third.editor.continueAutosaved()
  expect(third.fields()).toEqual({ nombre: { es: 'Sendas' }, orden: 4 })
})

test('a list says whose changes wait, once what was typed here has been sent', async () => {
  const steps: string[] = []
  const line = {
    author: { name: 'Eva', uid: 'eva' },
    id: 'rutas',
    isOwn: true,
    moment: '2026-06-09T12:05:00Z',
    part: 'document' as const
  }
  const unpublished = createUnpublished({
    api: {
      unpublished: async collection => {
        steps.push(collection)
        return { kind: 'done', value: [line] }
      }
    },
    settled: async () => void steps.push('settled')
  })
  await unpublished.load('categorias')
  expect(steps).toEqual(['settled', 'categorias'])
  expect(unpublished.$unpublished.get()).toEqual([line])
})

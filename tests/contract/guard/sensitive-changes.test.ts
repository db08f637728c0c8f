import { describe, expect, test } from 'vitest'

import {
  admit,
  type GuardMemory,
  noMemory,
  standingWith,
  wordsOfBlocked
} from '#contract/guard/sensitive-changes.ts'
import { emptyCollections, type RawDocument } from '#contract/reading/snapshot.ts'

const start = Date.parse('2026-11-24T10:00:00Z')
const minute = 60_000

function catalogue(count: number, fields: (index: number) => object = () => ({})) {
  const experiencias = Array.from({ length: count }, (_, index) => anExperience(index, fields(index)))
  return { ...emptyCollections(), experiencias }
}

function anExperience(index: number, fields: object = {}): RawDocument {
  const id = `e${String(index).padStart(3, '0')}`
  return {
    coordenadas: { lat: 36, lng: -4 },
    id,
    nombre: `N${index}`,
    orden: index,
    precioDesde: 10,
    slug: id,
    ...fields
  }
}

/** Publishes one state after the other, a minute apart. */
function live(states: ReturnType<typeof catalogue>[], stepMs = minute) {
  const [first = emptyCollections()] = states
  let standing = first
  let memory: GuardMemory = noMemory
  for (const [index, state] of states.entries()) {
    const admission = admit(standing, state, memory, new Date(start + index * stepMs))
    standing = admission.collections
    memory = admission.memory
  }
  return { memory, standing }
}

test('a slow deletion is held after a fifth of what there was in the day, and everything else goes on', () => {
  const states = Array.from({ length: 61 }, (_, gone) => {
    const state = catalogue(124)
    return { ...state, experiencias: state.experiencias.slice(gone) }
  })
  const { memory, standing } = live(states)
  expect(standing.experiencias).toHaveLength(100)
  expect(memory.held).toHaveLength(36)
  const last = states.at(-1) ?? emptyCollections()
  const others = last.experiencias.map(document => ({ ...document, orden: 99 }))
  const next = admit(standing, { ...last, experiencias: others }, memory, new Date(start + 100 * minute))
  expect(next.collections.experiencias.filter(({ orden }) => orden === 99)).toHaveLength(64)
  expect(next.collections.experiencias).toHaveLength(100)
  expect(wordsOfBlocked(next.memory.held)).toBe('36 removed in experiencias (e024 …)')
})

test('one every hour and a half is an editor who tidies up: the next day nothing of it counts', () => {
  const states = Array.from({ length: 49 }, (_, gone) => {
    const state = catalogue(124)
    return { ...state, experiencias: state.experiencias.slice(gone) }
  })
  expect(live(states, 90 * minute).memory.held).toEqual([])
})

describe.each([
  ['price', { precioDesde: 1 }, 62],
  ['name', { nombre: 'Prueba' }, 41],
  ['place', { coordenadas: null }, 24],
  ['address', { slug: 'otro' }, 24]
] as const)('%s', (kind, fields, allowed) => {
  test('may change in so many documents a day, and waits in all beyond', () => {
    const before = catalogue(124)
    const few = admit(
      before,
      catalogue(124, index => (index < allowed ? fields : {})),
      noMemory,
      new Date(start)
    )
    expect(few.memory.held).toEqual([])
    const all = admit(
      before,
      catalogue(124, index => ({ ...fields, orden: index + 1 })),
      noMemory,
      new Date(start)
    )
    expect(all.memory.held).toHaveLength(124)
    expect(new Set(all.memory.held.map(each => each.kind))).toEqual(new Set([kind]))
    // Harmless changes in the same documents are published.
    expect(all.collections.experiencias[5]).toMatchObject({ ...before.experiencias[5], orden: 6 })
  })

  test('of the same document again is the same one', () => {
    const state = (value: number) =>
      catalogue(124, index => (index < allowed ? { ...fields, precios: value } : {}))
    const again = [catalogue(124), state(1), state(1), state(1)]
    expect(live(again).memory.held).toEqual([])
  })
})

test('a document that becomes a draft is removed too, and a draft that goes is not', () => {
  const drafts = admit(
    catalogue(10),
    catalogue(10, () => ({ borrador: true })),
    noMemory,
    new Date(start)
  )
  expect(drafts.memory.held).toHaveLength(10)
  expect(drafts.collections.experiencias.every(({ borrador }) => borrador !== true)).toBe(true)
  const gone = admit(
    catalogue(10, () => ({ borrador: true })),
    catalogue(0),
    noMemory,
    new Date(start)
  )
  expect(gone.memory.held).toEqual([])
})

test('in a small collection three go through', () => {
  expect(admit(catalogue(5), catalogue(2), noMemory, new Date(start)).memory.held).toEqual([])
  expect(admit(catalogue(5), catalogue(1), noMemory, new Date(start)).memory.held).toHaveLength(4)
})

test('new documents and those that did not change are the same objects, and of the new ones it is remembered that they came', () => {
  const before = catalogue(3)
  const now = { ...before, experiencias: [...before.experiencias, anExperience(7)] }
  const { collections, memory } = admit(before, now, noMemory, new Date(start))
  expect(collections.experiencias).toBe(now.experiencias)
  const came = [{ collection: 'experiencias', id: 'e007', moment: new Date(start).toISOString() }]
  expect(memory).toEqual({ ...noMemory, came })
})

test('what came within the day goes again without counting, and a day later it counts', () => {
  const [few, many] = [catalogue(20), catalogue(60)]
  expect(live([few, many, few]).memory.held).toEqual([])
  expect(live([few, many, few], 25 * 60 * minute).memory.held).toHaveLength(40)
})

test('what stood before, went and came back within the day counts when it goes again', () => {
  const [all, three] = [catalogue(10), catalogue(7)]
  const { memory } = live([all, three, all, catalogue(0)])
  expect(memory.held).toHaveLength(10)
})

test('after a start what waits still waits', () => {
  const before = catalogue(20)
  const now = catalogue(0)
  const { memory } = admit(before, now, noMemory, new Date(start))
  const standing = standingWith(now, memory)
  expect(standing.experiencias).toEqual(before.experiencias)
  expect(admit(standing, now, memory, new Date(start + minute)).memory.held).toHaveLength(20)
})

import { expect, test } from 'vitest'

import type { Result } from '#domain/data/remote.ts'
import type { Present } from '#studio/presence/presence.ts'
import { createPresence } from '#studio/presence/presence.store.ts'

const place = { collection: 'experiencias', id: 'kayak' } as const
const eva: Present = { author: { name: 'Eva', uid: 'eva' }, since: '2026-06-09T10:00:00.000Z' }

/** A page whose clock and view the test moves. */
function aPage(answers: Result<Present[]>[] = []) {
  const said: boolean[] = []
  const page = { isInView: true, tick: () => {} }
  const presence = createPresence({
    api: {
      say: async (_, isHere) => {
        said.push(isHere)
        return answers.shift() ?? { kind: 'done', value: [eva] }
      }
    },
    isInView: () => page.isInView,
    repeat: work => {
      page.tick = work
      return () => (page.tick = () => {})
    }
  })
  return { page, presence, said }
}

/** Resolves when earlier requests have been answered. */
const answered = () => new Promise(resolve => void setTimeout(resolve))

test('whoever has the document open is seen, until they are gone', async () => {
  const { page, presence } = aPage([
    { kind: 'done', value: [eva] },
    { kind: 'done', value: [] }
  ])
  presence.enter(place)
  await answered()
  expect(presence.$others.get()).toEqual([eva])
  page.tick()
  await answered()
  expect(presence.$others.get()).toEqual([])
})

test('without an answer nobody is said to be there', async () => {
  const { page, presence } = aPage([
    { kind: 'done', value: [eva] },
    { code: 'offline', kind: 'failed' }
  ])
  presence.enter(place)
  await answered()
  page.tick()
  await answered()
  expect(presence.$others.get()).toEqual([])
})

test('a page that nobody looks at, and one that still waits for an answer, ask nothing', async () => {
  const { page, presence, said } = aPage()
  presence.enter(place)
  page.tick()
  await answered()
  page.isInView = false
  page.tick()
  await answered()
  expect(said).toEqual([true])
})

test('who leaves says so once, also while a question is on its way', async () => {
  const { page, presence, said } = aPage()
  const leave = presence.enter(place)
  leave()
  await answered()
  page.tick()
  await answered()
  expect(said).toEqual([true, false])
  expect(presence.$others.get()).toEqual([])
})

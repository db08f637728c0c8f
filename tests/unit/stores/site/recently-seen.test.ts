import { expect, test } from 'vitest'

import { createRecentlySeen } from '#stores/site/recently-seen.ts'

import { aRefusedShelf, aShelf } from '../../../fixtures/key-value-store.ts'

const kayak = {
  html: '<li><a href="/experiencias/kayak">Kayak</a></li>',
  language: 'es',
  slug: 'kayak'
}
const list = { href: '/malaga/experiencias/listado', title: 'Málaga' }

test('what was seen and the last list are kept beside one another', () => {
  const storage = aShelf()
  createRecentlySeen(storage).rememberSeen(kayak)
  createRecentlySeen(storage).rememberList(list)
  expect(createRecentlySeen(storage).read()).toEqual({ list, seen: [kayak] })
})

test('where the browser keeps nothing, it says so and goes on', () => {
  expect(createRecentlySeen(aRefusedShelf()).rememberSeen(kayak)).toBe(false)
})

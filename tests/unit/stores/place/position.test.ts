import { expect, test } from 'vitest'

import type { Located } from '#services/place/geolocation.ts'
import { createKeyValueStore } from '#services/site/storage.ts'
import { createPosition } from '#stores/place/position.ts'

const position = { lat: 36.72, lng: -4.42 }

function aTab() {
  const kept = new Map<string, string>()
  return createKeyValueStore(() => ({
    getItem: key => kept.get(key) ?? null,
    removeItem: key => kept.delete(key),
    setItem: (key, text) => kept.set(key, text)
  }))
}

const finding = async (): Promise<Located> => ({ kind: 'found', position })

test('the next page of the tab knows what this one found, and says so once', async () => {
  const storage = aTab()
  const first = createPosition({ locate: finding, storage })
  await first.find()
  first.rememberAsNew()

  const second = createPosition({ locate: finding, storage })
  expect(second.$position.get()).toBeNull()
  second.restore()
  expect(second.$position.get()).toEqual(position)
  expect([second.takeIsNew(), second.takeIsNew()]).toEqual([true, false])
})

test('a page that is left does not tell of the position: its province may be another one', async () => {
  const { $position, find, restore } = createPosition({ locate: finding, storage: aTab() })
  await find()
  expect($position.get()).toBeNull()
  restore()
  expect($position.get()).toEqual(position)
})

test('a failure leaves what was known', async () => {
  const storage = aTab()
  await createPosition({ locate: finding, storage }).find()
  const later = createPosition({ locate: async () => ({ kind: 'failed' }), storage })
  later.restore()
  await later.find()
  expect(later.$position.get()).toEqual(position)
})

test.each(['', 'null', '{"lat":"36"}', 'no json'])('what is no position is not taken for one: %s', text => {
  const storage = aTab()
  storage.write('posicion', text)
  const store = createPosition({ locate: finding, storage })
  store.restore()
  expect(store.$position.get()).toBeNull()
})

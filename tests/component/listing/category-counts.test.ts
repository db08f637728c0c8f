import { atom } from 'nanostores'
import { expect, test } from 'vitest'

import { countCategories } from '#elements/listing/category-counts.ts'
import type { Tally } from '#domain/listing/tally.ts'
import type { Shown } from '#stores/listing/listing.ts'

test('links to other categories say how many each leaves, and after that what the page was built with', () => {
  document.body.innerHTML = `<nav data-carries-filters>
    <a data-category="">Todas</a><a data-category="kayak">Kayak <small>4</small></a><a data-category="cuevas">Cuevas</a>
  </nav>`
  const texts = () => [...document.querySelectorAll('a')].map(link => link.textContent)
  const $shown = atom<Shown>({ kind: 'as-built' })
  const $tally = atom<Tally | null>(null)
  countCategories({ $shown, $tally })
  expect(texts()).toEqual(['Todas', 'Kayak 4', 'Cuevas'])

  const found = (categories: string) => (categories === '[]' || categories.includes('kayak') ? 1 : 0)
  $tally.set((_name, value) => found(JSON.stringify(value)))
  expect(texts()).toEqual(['Todas', 'Kayak 4', 'Cuevas'])
  $shown.set({ emptiness: null, kind: 'found', order: 'initial', placed: [] })
  expect(texts()).toEqual(['Todas 1', 'Kayak 1', 'Cuevas 0'])
  expect([...document.querySelectorAll('[data-none]')].map(link => link.textContent)).toEqual(['Cuevas 0'])

  $shown.set({ kind: 'as-built' })
  expect(texts()).toEqual(['Todas', 'Kayak 4', 'Cuevas'])
  expect(document.querySelector('[data-none]')).toBeNull()
})

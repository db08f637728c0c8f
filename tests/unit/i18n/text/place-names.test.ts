import { expect, test } from 'vitest'

import type { Province } from '#domain/place/province.ts'
import { placeNames, townIn } from '#i18n/text/place-names.ts'

const cadiz: Province = {
  coverOrder: null,
  isOnCover: false,
  name: { es: 'Cádiz', fr: 'Cadix' },
  slug: 'cadiz'
}
const inFrench = ({ name }: Province) => name.fr ?? ''

test('a town of a province is named before it', () => {
  expect(placeNames('Tarifa', [cadiz], inFrench)).toEqual(['Tarifa', 'Cadix'])
})

test('the capital that gave a province its name is named once, in the language of the reader', () => {
  expect(placeNames('Cádiz', [cadiz], inFrench)).toEqual(['Cadix'])
  expect(placeNames(null, [cadiz], inFrench)).toEqual(['Cadix'])
})

test('a page in French stays as it is when the Spanish name of a province is written otherwise', () => {
  const renamed = { ...cadiz, name: { ...cadiz.name, es: 'Cádiz y su bahía' } }
  expect(placeNames('Cádiz', [renamed], inFrench)).toEqual(placeNames('Cádiz', [cadiz], inFrench))
})

test.each([
  ['fr', 'Sevilla', 'Séville'],
  ['pt', 'Sevilla', 'Sevilha'],
  ['de', 'Sevilla', 'Sevilla'],
  ['fr', 'Nerja', 'Nerja'],
  ['fr', null, null]
] as const)('in %s the town %s is called %s', (language, town, called) => {
  expect(townIn(language, town)).toBe(called)
})

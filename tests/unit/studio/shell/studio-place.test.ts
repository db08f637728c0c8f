import { expect, test } from 'vitest'

import { fragmentOf, placeIn, type StudioPlace } from '#studio/shell/studio-place.ts'

test.each<StudioPlace>([
  { collection: 'empresas', id: null, isNew: false },
  { collection: 'experiencias', id: 'kayak-maro', isNew: false },
  { collection: 'experiencias', id: 'nueva', isNew: true },
  { collection: 'experiencias', field: 'precios.0.precios.adulto', id: 'kayak', isNew: false },
  { collection: 'experiencias', field: 'un campo/raro', id: 'kayak', isNew: false }
])('an address leads back to where it was made: %j', place => {
  expect(placeIn(fragmentOf(place))).toEqual(place)
})

test.each(['', '#', '#/nada', '#/experiencias/%E0%A4%A', '#/experiencias/a..%2Fb'])(
  '%j names no document',
  fragment => {
    expect(placeIn(fragment)).toEqual({ collection: 'experiencias', id: null, isNew: false })
  }
)

import { expect, test } from 'vitest'

import { dayOfListing } from '#domain/listing/listing-day.ts'

const today = '2026-11-24'

test.each([
  ['https://clavel.example/malaga/experiencias/listado?dia=2026-12-05', '2026-12-05'],
  ['https://clavel.example/malaga/experiencias/listado?gratis=si&dia=hoy', today],
  ['https://clavel.example/malaga/experiencias/listado?dia=manana', '2026-11-25']
])('%s asks for one day', (address, day) => {
  expect(dayOfListing(address, today)).toBe(day)
})

test.each([
  '',
  'no address',
  'https://clavel.example/',
  'https://clavel.example/?dia=semana',
  'https://clavel.example/?dia=2026-02-31',
  'https://clavel.example/?dia=<b>'
])('«%s» asks for no single day', address => {
  expect(dayOfListing(address, today)).toBeNull()
})

import { describe, expect, test } from 'vitest'

import { missingToBook } from '#studio/document/checklist.contract.ts'
import { documentProblems } from '#studio/document/decoders.contract.ts'

const place = { collection: 'experiencias', id: 'kayak' } as const
const bookable = {
  descripcion: { es: '<p>Remo.</p>' },
  empresa: 'mar-de-maro',
  municipio: 'Nerja',
  nombre: { es: 'Kayak' },
  precios: [{ nombre: { es: 'Salida' }, precios: { adulto: 35 } }],
  provincias: ['29'],
  reservaTipo: 'mostrar-aviso'
}

describe('before a publication', () => {
  test('an experience with nothing but a name lacks all that a booking needs', () => {
    expect(missingToBook(place, { nombre: { es: 'Kayak' } })).toEqual([
      'descripcion',
      'precios',
      'municipio',
      'empresa',
      'reservaTipo'
    ])
  })

  test('an experience that can be booked lacks nothing, and one of the fields of a place is enough', () => {
    const { municipio: _, ...elsewhere } = bookable
    expect(missingToBook(place, bookable)).toEqual([])
    expect(missingToBook(place, { ...elsewhere, puntoEncuentro: { es: 'El puerto' } })).toEqual([])
  })

  test('an empty text and an empty list are missing, and nobody books a category', () => {
    expect(missingToBook(place, { ...bookable, descripcion: { es: '' }, precios: [] })).toEqual([
      'descripcion',
      'precios'
    ])
    expect(missingToBook({ collection: 'categorias', id: 'rutas' }, {})).toEqual([])
  })
})

test.each([-5, 'veinte'])('a price from %j keeps a document from being published', precioDesde => {
  expect(documentProblems(place, { ...bookable, precioDesde })).toMatchObject([
    { field: 'precioDesde', isBlocking: true }
  ])
})

test('a price from that is not the lowest price is only reported', () => {
  expect(documentProblems(place, { ...bookable, precioDesde: 90 })).toMatchObject([
    { field: 'precioDesde', isBlocking: false }
  ])
})

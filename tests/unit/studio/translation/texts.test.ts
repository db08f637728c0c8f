import { describe, expect, test } from 'vitest'

import type { DocumentFields } from '#domain/data/document-value.ts'
import { originalFor, textsIn, withTextAt } from '#studio/translation/texts.ts'

const textFields = [
  { isHtml: false, path: 'nombre' },
  { isHtml: true, path: 'descripcion' },
  { isHtml: false, path: 'precios.*.nombre' },
  { isHtml: false, path: 'meta.menuNombre' }
]
const season = { nombre: { es: 'Tarifa' }, precios: {} }
const fields: DocumentFields = {
  descripcion: { de: '<p>Los</p>', en: '', es: '<p>Salimos</p>' },
  meta: { menuNombre: { en: 'Menu', xx: 'otro' } },
  nombre: 'Kayak',
  otro: { es: 'No es un texto' },
  precios: [{ precios: { adulto: 3 } }, season]
}

describe('the texts of a document', () => {
  test('are those of its schema that say something, each with its place', () => {
    expect(textsIn(fields, textFields).map(({ path, texts }) => [path, texts])).toEqual([
      ['nombre', { es: 'Kayak' }],
      ['descripcion', { de: '<p>Los</p>', es: '<p>Salimos</p>' }],
      ['precios.1.nombre', { es: 'Tarifa' }],
      ['meta.menuNombre', { en: 'Menu' }]
    ])
  })

  test('are changed in one language; all else stays', () => {
    const write = (path: string, text: string) => withTextAt(fields, { language: 'de', path, text })
    expect(write('nombre', 'Kajak')['nombre']).toEqual({ de: 'Kajak', es: 'Kayak' })
    expect(write('precios.1.nombre', 'Tarif')).toEqual({
      ...fields,
      precios: [{ precios: { adulto: 3 } }, { ...season, nombre: { de: 'Tarif', es: 'Tarifa' } }]
    })
    expect(write('meta.menuNombre', 'Menü')['meta']).toEqual({
      menuNombre: { de: 'Menü', en: 'Menu', xx: 'otro' }
    })
    expect(write('descripcion', '')['descripcion']).toEqual({ en: '', es: '<p>Salimos</p>' })
  })
})

test('a text is translated from Spanish, or from what is there; the original itself from nothing', () => {
  expect(originalFor({ en: 'Sea', es: 'Mar' }, 'de')).toEqual({ language: 'es', text: 'Mar' })
  expect(originalFor({ en: 'Sea' }, 'de')).toEqual({ language: 'en', text: 'Sea' })
  expect(originalFor({ en: 'Sea' }, 'es')).toEqual({ language: 'en', text: 'Sea' })
  expect(originalFor({ en: 'Sea', es: 'Mar' }, 'es')).toBeNull()
})

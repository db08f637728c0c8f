import { describe, expect, test } from 'vitest'

import { formOfCollection } from '#contract/documents/forms.ts'
import { firstFields, namesake, proposedId } from '#studio/document/first-fields.ts'

const none = () => false

describe('the first fields of a document', () => {
  test.each([
    ['experiencias', { nombre: { es: 'Kayak' }, provincias: ['29'] }],
    ['empresas', { nombre: 'Kayak', provincia: '29' }],
    ['preguntas', { pregunta: { es: 'Kayak' } }],
    ['categorias', { nombre: { es: 'Kayak' } }]
  ])('of %s are as its schema has them', (collection, fields) => {
    expect(firstFields(formOfCollection(collection), { name: 'Kayak', province: '29' })).toEqual(fields)
  })

  test('come with those of a sister, but its address, its days off and its translations of the name', () => {
    const sister = {
      borrador: true,
      excepciones: [{ desde: '2026-12-25' }],
      nombre: { de: 'Kajak', es: 'Kayak' },
      precios: [{ precios: { adulto: 35 } }],
      slug: 'kayak'
    }
    const answers = { name: 'Kayak de noche', province: '' }
    expect(firstFields(formOfCollection('experiencias'), answers, sister)).toEqual({
      nombre: { es: 'Kayak de noche' },
      precios: [{ precios: { adulto: 35 } }]
    })
  })
})

test('an id is made of the name, and is one that nobody has', () => {
  expect(proposedId('¡Flamenco en Jerez!', 'Cádiz', none)).toBe('flamenco-en-jerez')
  expect(proposedId('Kayak', 'Málaga', id => id === 'kayak')).toBe('kayak-malaga')
  expect(proposedId('Kayak', 'Málaga', id => ['kayak', 'kayak-malaga', 'kayak-malaga-2'].includes(id))).toBe(
    'kayak-malaga-3'
  )
  expect(proposedId('¿?', 'Cádiz', () => true)).toBe('')
})

test('the same name is noticed whatever its accents', () => {
  const rows = [{ title: 'Ruta del Río' }]
  expect(namesake(' ruta del rio ', rows)).toBe(rows[0])
  expect(namesake('', [{ title: '' }])).toBeNull()
  expect(namesake('Ruta', rows)).toBeNull()
})

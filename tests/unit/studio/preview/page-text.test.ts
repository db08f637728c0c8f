import { expect, test } from 'vitest'

import { fieldWithText, inLanguage, languageIn, textOfField } from '#studio/preview/page-text.ts'

const fields = {
  duracionMinutos: 150,
  edadMinima: 8,
  empresa: 'cabo',
  descripcion: {
    de: '<p>Ein ruhiger Weg.</p>',
    es: '<p>Un paseo <b>tranquilo</b> por la costa.</p><p>Con parada.</p>'
  },
  nombre: { de: 'Kajak', es: 'Kayak en Maro' },
  precios: [{ nombre: { es: 'Salida de dos horas' }, precios: { adulto: 24.5 } }],
  slug: 'kayak'
}

test.each([
  ['Kayak en Maro', 'es', 'nombre.es'],
  ['Kajak', 'de', 'nombre.de'],
  // Where German has none the page shows Spanish.
  ['Salida de dos horas', 'de', 'precios.0.nombre.es'],
  ['un paseo tranquilo por la costa.', 'es', 'descripcion.es'],
  ['Con parada.', 'es', 'descripcion.es'],
  ['Salida de dos horas: dos monitores', 'es', 'precios.0.nombre.es'],
  ['24,50 €', 'es', 'precios'],
  ['2 h 30 min', 'es', 'duracionMinutos'],
  ['150 Min.', 'de', 'duracionMinutos'],
  ['Desde 8 años', 'es', 'edadMinima'],
  ['Con Cabo Abierto', 'es', 'empresa'],
  ['Reservar', 'es', null],
  ['', 'es', null]
] as const)('the text «%s» in %s is of the field %s', (text, language, field) => {
  const named = [{ path: 'empresa', text: 'Cabo Abierto' }]
  expect(fieldWithText(fields, text, language, named)).toBe(field)
})

test.each([
  [['nombre', 'de'], 'es', 'kajak'],
  [['nombre', 'group'], 'es', 'kayak en maro'],
  [['precios', '0', 'precios', 'adulto'], 'es', '24,5 €'],
  [['municipio'], 'es', null]
] as const)('the field %j is found on the page in %s by «%s»', (path, language, text) => {
  expect(textOfField(fields, path, language)).toBe(text)
})

test('in the page of a language a text leads to its field in that language, also where it is missing', () => {
  expect(inLanguage('nombre.es', 'de')).toBe('nombre.de')
  expect(inLanguage('nombre.fr', 'de')).toBe('nombre.fr')
  expect(inLanguage('precios', 'de')).toBe('precios')
  expect([languageIn('nombre.de'), languageIn('precios')]).toEqual(['de', null])
})

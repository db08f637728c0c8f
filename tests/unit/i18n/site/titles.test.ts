import { describe, expect, test } from 'vitest'

import { fittingTitle, shortName } from '#i18n/site/titles.ts'
import { wordsFor } from '#i18n/text/words.ts'

const spanish = wordsFor('esd')

describe('a title', () => {
  test('has its place where there is room for it', () => {
    expect(fittingTitle(spanish, ['Kayak, Nerja', 'Kayak'])).toBe('Kayak, Nerja')
  })

  test('leaves the place out where the whole would have more than 65 characters', () => {
    const name = 'Flamenco en un patio'
    expect(fittingTitle(spanish, [`${name}, Sevilla`, name])).toBe(`${name}, Sevilla`)
    expect(fittingTitle(spanish, [`${name}, Jerez de la Frontera`, name])).toBe(name)
  })

  test('of a name that is too long by itself is the name', () => {
    const name = 'Vino naranja y bodegón en Bollullos del Condado'
    expect(fittingTitle(spanish, [`${name}, Bollullos Par del Condado`, name])).toBe(name)
  })
})

test.each([
  ['Nerja y Maro: acantilado, cueva y pueblo', 'Nerja y Maro'],
  ['Nerja et Maro\u00A0: falaises', 'Nerja et Maro'],
  ['Cazorla y su sierra, en Jaén', 'Cazorla y su sierra'],
  ['Tarifa', 'Tarifa']
])('%s is %s in short', (name, short) => {
  expect(shortName(name)).toBe(short)
})

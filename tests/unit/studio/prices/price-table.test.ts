import { describe, expect, test } from 'vitest'

import { formOfCollection } from '#contract/documents/forms.ts'
import {
  amountIn,
  audiencesIn,
  newRate,
  rateFieldsOf,
  withAmount,
  withRateField
} from '#studio/prices/price-table.ts'

const fields = formOfCollection('experiencias').flatMap(section => section.fields)
const formNamed = (name: string) => {
  const form = fields.find(field => field.name === name)
  if (form === undefined) throw new Error(`There is no field ${name}`)
  return form
}
const rate = rateFieldsOf(formNamed('precios'))
if (rate === null) throw new Error('Prices are no table')

const rates = [
  { nombre: { es: 'Verano' }, precios: { adulto: 35, jubilado: 18 }, nota: 'queda' },
  { nombre: { es: 'Invierno' }, precios: { adulto: 20 } }
]

test('a price list is a table, and a list of something else is none', () => {
  expect([rate.name.name, rate.amounts.name]).toEqual(['nombre', 'precios'])
  expect(rateFieldsOf(formNamed('horarios'))).toBeNull()
})

test('the columns are those of the schema, and behind them those of the rates', () => {
  expect(audiencesIn([], rate)).toEqual(['adulto', 'nino'])
  expect(audiencesIn(rates, rate)).toEqual(['adulto', 'nino', 'jubilado'])
  expect(audiencesIn(['no rate', null], rate)).toEqual(['adulto', 'nino'])
})

describe('what is typed', () => {
  test('is an amount, in one row, and what the row has beside it stays', () => {
    const [first, second] = withAmount(rates, { audience: 'nino', row: 0 }, '12,50', rate)
    expect(first).toEqual({ ...rates[0], precios: { adulto: 35, jubilado: 18, nino: 12.5 } })
    expect(second).toBe(rates[1])
  })

  test('and emptied again is no amount', () => {
    const [, second] = withAmount(rates, { audience: 'adulto', row: 1 }, '', rate)
    expect(amountIn(second, 'adulto', rate)).toBeUndefined()
  })

  test('names a rate', () => {
    expect(withRateField(rates, 1, 'nombre', { es: 'Otoño' })[1]).toEqual({
      ...rates[1],
      nombre: { es: 'Otoño' }
    })
  })
})

test('a new rate has a place for its name and its amounts', () => {
  expect(newRate(rate)).toEqual({ nombre: { es: '' }, precios: {} })
})

import { beforeAll, describe, expect, test } from 'vitest'

import { loadTaxNumbers } from '#contract/fields/tax-number.ts'
import type { IsTaxNumber } from '#domain/billing/billing-address.ts'

let isTaxNumber: IsTaxNumber

beforeAll(async () => {
  isTaxNumber = await loadTaxNumbers()
})

describe('a tax number', () => {
  test.each([
    ['ES', '00000000T'],
    ['ES', '00.000.000-t'],
    ['ES', 'X0000000T'],
    ['ES', 'B64717838'],
    ['ES', 'ESB64717838'],
    ['ES', 'K0867756N'],
    ['DE', 'DE136695976'],
    ['DE', '136 695 976'],
    ['FR', 'FR40303265045'],
    ['PT', 'PT501964843'],
    ['IT', '00743110157'],
    ['IT', 'RCCMNL83S18D969H'],
    ['AT', 'ATU13585627'],
    ['GR', 'EL094259216'],
    ['NL', 'NL004495445B01'],
    ['PL', '8567346215'],
    ['GB', 'GB980780684'],
    ['US', '123-45-6789'],
    ['JP', 'T1234567890123']
  ])('%s %s can be one', (country, number) => expect(isTaxNumber(country, number)).toBe(true))

  test.each([
    ['ES', '00000000A'],
    ['ES', 'B64717839'],
    ['ES', 'DE136695976'],
    ['ES', ''],
    ['ES', '<b>00000000T</b>'],
    ['DE', 'DE136695977'],
    ['FR', 'FR40303265044'],
    ['PT', '501964842'],
    ['US', '1'],
    ['US', '<script>']
  ])('%s %s cannot', (country, number) => expect(isTaxNumber(country, number)).toBe(false))

  test.each('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '))(
    'of %s is checked by its digits',
    country => expect(isTaxNumber(country, '1111111')).toBe(false)
  )
})

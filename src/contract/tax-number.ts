import { stdnum, validateEntity, validatePerson } from 'stdnum'

import { tidyTaxId } from '#domain/billing-address.ts'
import { homeCountry, isInUnion } from '#domain/country.ts'

const elsewhere = /^[A-Z0-9]{3,30}$/

/** Checks the digits where a country of the European Union gives the number, to a person or a company; elsewhere only that it can be one. */
export function isTaxNumber(country: string, number: string): boolean {
  const tidy = tidyTaxId(number)
  if (!elsewhere.test(tidy)) return false
  if (!isInUnion(country)) return true
  return forms(country, tidy).some(form => isOneOf(country, form))
}

/** With the letters of its country before it, which not every one of them expects. Greece writes EL. */
function forms(country: string, tidy: string): string[] {
  const prefix = country === 'GR' ? 'EL' : country
  return tidy.startsWith(prefix) ? [tidy, tidy.slice(prefix.length)] : [tidy]
}

function isOneOf(country: string, number: string): boolean {
  // It also knows the letters K, L and M of Spaniards without an identity card.
  if (country === homeCountry) return stdnum.ES.nif.validate(number).isValid
  const [entity, person] = [validateEntity(country, number), validatePerson(country, number)]
  return [entity, person].some(result => result.checked && result.isValid)
}

import { type IsTaxNumber, tidyTaxId } from '#domain/billing/billing-address.ts'
import { homeCountry, isInUnion } from '#domain/billing/country.ts'

const possible = /^[A-Z0-9]{3,30}$/

/**
 * Checks the digits where a country of the European Union gives the number, to a person or a company; elsewhere only that it can be one.
 * The rules of all countries are 50 kB: they are loaded when a customer saves an address, here and in the function.
 */
export async function loadTaxNumbers(): Promise<IsTaxNumber> {
  const { stdnum, validateEntity, validatePerson } = await import('stdnum')

  return (country, number) => {
    const tidy = tidyTaxId(number)
    if (!possible.test(tidy)) return false
    return !isInUnion(country) || forms(country, tidy).some(form => isOneOf(country, form))
  }

  function isOneOf(country: string, number: string): boolean {
    const results = [validateEntity(country, number), validatePerson(country, number)]
    if (results.some(result => result.checked && result.isValid)) return true
    // The letters K, L and M are given to Spaniards without an identity card.
    return country === homeCountry && stdnum[country]?.['nif']?.validate(number).isValid === true
  }
}

/** With and without the letters of its country before it, which not every country's rules expect. Greece writes EL. */
function forms(country: string, tidy: string): string[] {
  const prefix = country === 'GR' ? 'EL' : country
  return tidy.startsWith(prefix) ? [tidy, tidy.slice(prefix.length)] : [tidy]
}

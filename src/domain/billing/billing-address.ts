import { countryCodes, homeCountry } from './country.ts'
import type { FieldProblem } from '#domain/text/field-problem.ts'

/** To whom an invoice is made out: a person or a company. The country by its ISO code. */
export interface BillingAddress {
  name: string
  taxId: string
  address: string
  postalCode: string
  municipality: string
  province: string
  country: string
}

/** One that is kept, under its id. */
export interface SavedAddress extends BillingAddress {
  id: string
}

/** In the order in which they are asked for. */
export const billingFields = [
  'name',
  'taxId',
  'address',
  'postalCode',
  'municipality',
  'province',
  'country'
] as const satisfies (keyof BillingAddress)[]

/** More than one person needs, and too few to fill the database. */
export const maxAddresses = 20

const longestBillingLine = 200
const longestTaxId = 30
const longestPostalCode = 12

export type BillingProblem = FieldProblem<
  keyof BillingAddress,
  | 'field-required'
  | 'field-too-long'
  | 'field-unwritable'
  | 'postal-code-invalid'
  | 'country-unknown'
  | 'tax-id-invalid'
>

/** Whether a country gives tax numbers like this one. */
export type IsTaxNumber = (country: string, number: string) => boolean

export const emptyAddress: BillingAddress = {
  address: '',
  country: homeCountry,
  municipality: '',
  name: '',
  postalCode: '',
  province: '',
  taxId: ''
}

/** An invoice needs all of it. Whether the tax number can be one is asked by `taxIdProblems`, which needs to know every country's. */
export function validateBillingAddress(address: BillingAddress): BillingProblem[] {
  return billingFields.flatMap(field => {
    const code = problemOf(field, address[field].trim(), address.country)
    return code === null ? [] : [{ code, field }]
  })
}

export function taxIdProblems(
  { country, taxId }: BillingAddress,
  isTaxNumber: IsTaxNumber
): BillingProblem[] {
  return isTaxNumber(country, taxId) ? [] : [{ code: 'tax-id-invalid', field: 'taxId' }]
}

/** As it is kept: a tax number without what people put between its digits. */
export function tidyAddress(address: BillingAddress): BillingAddress {
  const trimmed = Object.fromEntries(billingFields.map(field => [field, address[field].trim()]))
  return { ...address, ...trimmed, taxId: tidyTaxId(address.taxId) }
}

export function tidyTaxId(number: string): string {
  return number.replaceAll(/[\s./-]/g, '').toUpperCase()
}

const longest: Partial<Record<keyof BillingAddress, number>> = {
  postalCode: longestPostalCode,
  taxId: longestTaxId
}

/** Letters that the invoice can be written with. Nothing that cannot be seen: it could show another text than the one it holds. */
const writable =
  /^(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}\p{P}\p{Sc}\p{Sm}\p{Sk}°ºª ])*$/u

/** Province codes 01 to 52, and three digits. */
const spanishPostalCode = /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/

function problemOf(
  field: keyof BillingAddress,
  text: string,
  country: string
): BillingProblem['code'] | null {
  if (text.length === 0) return 'field-required'
  if (text.length > (longest[field] ?? longestBillingLine)) return 'field-too-long'
  if (!writable.test(text)) return 'field-unwritable'
  if (field === 'country') return countryCodes.includes(text) ? null : 'country-unknown'
  if (field === 'postalCode' && country === homeCountry && !spanishPostalCode.test(text)) {
    return 'postal-code-invalid'
  }
  return null
}

export function isSameAddress(one: BillingAddress, other: BillingAddress): boolean {
  return billingFields.every(field => one[field] === other[field])
}

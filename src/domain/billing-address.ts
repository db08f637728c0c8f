import type { FieldProblem } from './field-problem.ts'

/** To whom an invoice is made out: a person or a company. */
export interface BillingAddress {
  name: string
  taxId: string
  address: string
  postalCode: string
  municipality: string
  province: string
  country: string
}

const billingFields = [
  'name',
  'taxId',
  'address',
  'postalCode',
  'municipality',
  'province',
  'country'
] as const satisfies (keyof BillingAddress)[]

const longestBillingLine = 200

export type BillingProblem = FieldProblem<keyof BillingAddress, 'field-required' | 'field-too-long'>

/** An invoice needs all of it. */
export function validateBillingAddress(address: BillingAddress): BillingProblem[] {
  return billingFields.flatMap((field): BillingProblem[] => {
    const { length } = address[field].trim()
    if (length === 0) return [{ code: 'field-required', field }]
    return length > longestBillingLine ? [{ code: 'field-too-long', field }] : []
  })
}

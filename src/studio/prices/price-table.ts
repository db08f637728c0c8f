import { type Fields, withField } from '#studio/document/patch.ts'

import type { FieldForm } from '#domain/data/field-form.ts'
import { fieldsIn, numberFrom } from '#studio/form/values.ts'

/** Which field of a rate names it, and which holds its amounts. */
export interface RateFields {
  name: FieldForm
  amounts: FieldForm
}

/** How the rates of a price list are made up; null for a list that is no table. */
export function rateFieldsOf({ item }: FieldForm): RateFields | null {
  const name = item?.fields.find(({ control }) => control === 'text-per-language')
  const amounts = item?.fields.find(({ control }) => control === 'amounts')
  return name && amounts ? { amounts, name } : null
}

/** Who pays: those whom the schema names, and behind them those whom the rates name. */
export function audiencesIn(rates: readonly unknown[], { amounts }: RateFields): string[] {
  const usual = Object.keys(fieldsIn(amounts.example))
  const used = rates.flatMap(rate => Object.keys(fieldsIn(fieldsIn(rate)[amounts.name])))
  return [...new Set([...usual, ...used])]
}

/** The rates with what was typed for one kind of person; what is emptied is no amount. */
export function withAmount(
  rates: readonly unknown[],
  at: { audience: string; row: number },
  typed: string,
  { amounts }: RateFields
): unknown[] {
  const rate = fieldsIn(rates[at.row])
  const changed = withField(fieldsIn(rate[amounts.name]), at.audience, numberFrom(typed))
  return rates.with(at.row, withField(rate, amounts.name, changed))
}

/** The rates with another value in a field of one of them. */
export function withRateField(
  rates: readonly unknown[],
  row: number,
  name: string,
  value: unknown
): unknown[] {
  return rates.with(row, withField(fieldsIn(rates[row]), name, value))
}

/** A rate to be filled in, with nothing paid yet. */
export function newRate({ amounts, name }: RateFields): Fields {
  return { [amounts.name]: {}, [name.name]: { es: '' } }
}

export function amountIn(rate: unknown, audience: string, { amounts }: RateFields): unknown {
  return fieldsIn(fieldsIn(rate)[amounts.name])[audience]
}

import { languages } from '#domain/text/locale.ts'
import type { DocumentRow } from '#studio/document/studio-document.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { changersOf, everyRow, outside, provincesOf, rowOrders, rowPeriods, type RowQuery } from './rows.ts'

/** One question of a list's query, as a select. */
export interface Choice {
  /** The name of no answer; null where one is always chosen. */
  any: string | null
  label: string
  /** Values with their names. */
  options: readonly (readonly [string, string])[]
  value: string | null
  /** The part of the query that an answer changes. */
  with: (value: string | null) => Partial<RowQuery>
}

/** The questions that make sense for these rows. */
export function choicesOf(
  { by, missing, order, province, since }: RowQuery,
  rows: readonly DocumentRow[],
  texts: StudioTexts
): Choice[] {
  const { more } = texts
  const provinces = provincesOf(rows)
  const people = changersOf(rows).map(({ name, uid }) => [uid, name ?? uid] as const)
  return [
    {
      any: more.anyLanguage,
      label: more.missing,
      options: languages.map(language => [language, texts.languages[language]]),
      value: missing,
      with: value => ({ missing: known(languages, value) })
    },
    {
      any: more.anybody,
      label: more.by,
      options: [...people, [outside, texts.changedOutside]],
      value: by,
      with: value => ({ by: value || null })
    },
    {
      any: more.anyTime,
      label: more.since,
      options: rowPeriods.map(period => [period, more.periods[period]]),
      value: since,
      with: value => ({ since: known(rowPeriods, value) })
    },
    ...(provinces.length > 1
      ? [
          {
            any: more.anyProvince,
            label: more.province,
            options: provinces.map(code => [code, nameOfProvince(code, texts)] as const),
            value: province,
            with: (value: string | null) => ({ province: value || null })
          }
        ]
      : []),
    {
      any: null,
      label: texts.order,
      options: rowOrders.map(name => [name, texts.orders[name]]),
      value: order,
      with: value => ({ order: known(rowOrders, value) ?? everyRow.order })
    }
  ]
}

function known<Value extends string>(values: readonly Value[], value: string | null): Value | null {
  return values.find(one => one === value) ?? null
}

export function nameOfProvince(code: string, { provinceNames }: Pick<StudioTexts, 'provinceNames'>): string {
  const names: Readonly<Record<string, string>> = provinceNames
  return names[code] ?? code
}

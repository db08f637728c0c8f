import { type RefObject, useMemo } from 'react'

import {
  changersOf,
  countFilters,
  everyRow,
  outside,
  provincesOf,
  rowFilters,
  rowOrders,
  rowPeriods,
  type RowQuery
} from './rows.ts'
import type { DocumentRow } from '#studio/document/studio-document.ts'
import { languages } from '#domain/text/locale.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  now: string
  query: RowQuery
  rows: readonly DocumentRow[]
  search: RefObject<HTMLInputElement | null>
  setQuery: (query: RowQuery) => void
  texts: StudioTexts
}

/** Search, filters and order of a list. */
export function ListControls(props: Props) {
  const { now, query, rows, search, setQuery, texts } = props
  const counts = useMemo(() => countFilters(rows, now), [now, rows])
  return (
    <div className="studio-controls" role="search">
      <input
        aria-keyshortcuts="/"
        aria-label={texts.searchLabel}
        className="field"
        onChange={({ currentTarget }) => setQuery({ ...query, text: currentTarget.value })}
        placeholder={texts.searchLabel}
        ref={search}
        type="search"
        value={query.text}
      />
      <div aria-label={texts.filtersLabel} className="studio-filters" role="group">
        {[null, ...rowFilters].map(filter => (
          <button
            aria-pressed={query.filter === filter}
            className="studio-chip"
            key={filter}
            onClick={() => setQuery({ ...query, filter })}
            type="button"
          >
            {filter === null ? texts.all : texts.filters[filter]}{' '}
            <b>{filter === null ? rows.length : counts[filter]}</b>
          </button>
        ))}
      </div>
      <Selects {...props} />
    </div>
  )
}

/** Options of a select: values of the query with their names. */
type Options = readonly (readonly [string, string])[]

function Selects({ query, rows, setQuery, texts }: Props) {
  const { by, missing, order, province, since } = query
  const changers = useMemo(() => changersOf(rows), [rows])
  const provinces = useMemo(() => provincesOf(rows), [rows])
  const set = (changed: Partial<RowQuery>) => setQuery({ ...query, ...changed })
  const known = <Value extends string>(values: readonly Value[], value: string) =>
    values.find(one => one === value) ?? null
  const people: Options = [
    ...changers.map(({ name, uid }) => [uid, name ?? uid] as const),
    [outside, texts.changedOutside]
  ]
  return (
    <div className="studio-selects">
      <Select
        any={texts.more.anyLanguage}
        label={texts.more.missing}
        onChange={value => set({ missing: known(languages, value) })}
        options={languages.map(language => [language, texts.languages[language]])}
        value={missing}
      />
      <Select
        any={texts.more.anybody}
        label={texts.more.by}
        onChange={value => set({ by: value || null })}
        options={people}
        value={by}
      />
      <Select
        any={texts.more.anyTime}
        label={texts.more.since}
        onChange={value => set({ since: known(rowPeriods, value) })}
        options={rowPeriods.map(period => [period, texts.more.periods[period]])}
        value={since}
      />
      {provinces.length > 1 && (
        <Select
          any={texts.more.anyProvince}
          label={texts.more.province}
          onChange={value => set({ province: value || null })}
          options={provinces.map(code => [code, nameOfProvince(code, texts)])}
          value={province}
        />
      )}
      <Select
        label={texts.order}
        onChange={value => set({ order: known(rowOrders, value) ?? everyRow.order })}
        options={rowOrders.map(name => [name, texts.orders[name]])}
        value={order}
      />
    </div>
  )
}

interface SelectProps {
  any?: string
  label: string
  onChange: (value: string) => void
  options: Options
  value: string | null
}

function Select({ any, label, onChange, options, value }: SelectProps) {
  return (
    <label className="studio-select">
      {label}
      <select
        className="field"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        value={value ?? ''}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

export function nameOfProvince(code: string, { provinceNames }: StudioTexts): string {
  const names: Readonly<Record<string, string>> = provinceNames
  return names[code] ?? code
}

import { type KeyboardEvent, type RefObject, useId, useMemo, useRef } from 'react'

import { countFilters, everyRow, rowFilters, type RowQuery } from './rows.ts'
import { type Choice, choicesOf } from './row-choices.view.ts'
import type { DocumentRow } from '#studio/document/studio-document.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  now: string
  query: RowQuery
  rows: readonly DocumentRow[]
  search: RefObject<HTMLInputElement | null>
  setQuery: (query: RowQuery) => void
  texts: StudioTexts
}

/** Search, filters and order of a list: of what can be filtered, the states that some document has and what is on. */
export function ListControls(props: Props) {
  const { query, rows, search, setQuery, texts } = props
  const choices = useMemo(() => choicesOf(query, rows, texts), [query, rows, texts])
  return (
    <div className="studio-controls" role="search">
      <div className="studio-search">
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
        <FilterPanel choices={choices} {...{ query, setQuery, texts }} />
      </div>
      <div aria-label={texts.filtersLabel} className="studio-filters" role="group">
        <States {...props} />
        {choices.filter(isOn).map(choice => (
          <button
            className="studio-chip"
            key={choice.label}
            onClick={() => setQuery({ ...query, ...choice.with(null) })}
            type="button"
          >
            <span className="studio-hidden">{texts.remove}</span> {choice.label}: {nameOfChosen(choice)}{' '}
            <span aria-hidden="true">×</span>
          </button>
        ))}
      </div>
    </div>
  )
}

/** A state that no document has is not offered. */
function States({ now, query, rows, setQuery, texts }: Props) {
  const counts = useMemo(() => countFilters(rows, now), [now, rows])
  const offered = rowFilters.filter(filter => counts[filter] > 0 || query.filter === filter)
  return [null, ...offered].map(filter => (
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
  ))
}

interface FilterPanelProps extends Pick<Props, 'query' | 'setQuery' | 'texts'> {
  choices: readonly Choice[]
}

/** All other filters, and the order, behind one button. */
function FilterPanel({ choices, query, setQuery, texts }: FilterPanelProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const on = choices.filter(isOn).length
  // Escape closes the panel alone: elsewhere it leaves the chosen rows.
  const keepEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && panel.current?.matches(':popover-open')) event.stopPropagation()
  }
  return (
    <div className="studio-filter" onKeyDown={keepEscape} role="presentation">
      <button className="button button-quiet" popoverTarget={id} type="button">
        {texts.filter} {on > 0 && <b>{on}</b>}
      </button>
      <div
        aria-label={texts.filter}
        className="studio-filter-panel"
        id={id}
        popover="auto"
        ref={panel}
        role="group"
      >
        {choices.map(choice => (
          <label className="studio-select" key={choice.label}>
            {choice.label}
            <select
              className="field"
              onChange={({ currentTarget }) => setQuery({ ...query, ...choice.with(currentTarget.value) })}
              value={choice.value ?? ''}
            >
              {choice.any !== null && <option value="">{choice.any}</option>}
              {choice.options.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button
          className="button button-quiet"
          onClick={() => setQuery({ ...everyRow, text: query.text })}
          type="button"
        >
          {texts.clear}
        </button>
      </div>
    </div>
  )
}

/** An order is always chosen, and takes nothing away. */
function isOn({ any, value }: Choice): boolean {
  return any !== null && value !== null
}

function nameOfChosen({ options, value }: Choice): string {
  return options.find(([option]) => option === value)?.[1] ?? ''
}

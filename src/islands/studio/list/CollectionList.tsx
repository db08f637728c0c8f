import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'

import {
  countFilters,
  everyRow,
  rowFilters,
  type RowOrder,
  rowOrders,
  type RowQuery,
  rowsFor
} from '#domain/studio/rows.ts'
import type { DocumentRow, StudioCollection } from '#domain/studio/studio-document.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { documents } from '#stores/studio/documents.ts'
import type { StudioTexts } from '#texts.ts'

import type { StudioLanguage } from '#islands/studio/form/field-props.ts'
import { DocumentRows } from './DocumentRows.tsx'
import { NewDocument } from './NewDocument.tsx'

interface Props {
  collection: StudioCollection
  language: StudioLanguage
  texts: StudioTexts
}

/** The documents of a collection: searched, filtered and sorted on the device, while the rest of them is still on its way. */
export function CollectionList({ collection, language, texts }: Props) {
  const [query, setQuery] = useState(everyRow)
  const [isNew, setNew] = useState(false)
  const search = useSearchKey()
  const list = useStore(documents.$lists)[collection]
  const rows = list?.rows ?? []
  const [now] = useState(() => new Date().toISOString())
  const found = useMemo(() => rowsFor(list?.rows ?? [], query, now), [list, now, query])
  useEffect(() => void documents.load(collection), [collection])
  if (rows.length === 0 && (list === undefined || list.state.kind === 'loading'))
    return <p role="status">{texts.loading}</p>
  if (list?.state.kind === 'failed' && list.state.code === 'permission-denied')
    return <p role="alert">{texts.refused}</p>
  if (list?.state.kind === 'failed' && rows.length === 0)
    return (
      <RetryPanel
        onRetry={() => void documents.load(collection)}
        retry={texts.retry}
        text={texts.save.failed}
      />
    )
  return (
    <section aria-labelledby="studio-list" className="studio-list-page">
      <div className="studio-list-head">
        <h2 id="studio-list">{texts.collections[collection]}</h2>
        <button className="button" onClick={() => setNew(true)} type="button">
          {texts.new}
        </button>
      </div>
      <Controls {...{ now, query, rows, search, setQuery, texts }} />
      <p role="status">
        {pluralText({ one: texts.shown_one, other: texts.shown_other }, found.length, language)}
        {list?.state.kind === 'loading' && ` · ${texts.loadingMore}`}
      </p>
      {found.length === 0 ? (
        <div className="empty">
          <p>{texts.none}</p>
          <button className="button button-quiet" onClick={() => setQuery(everyRow)} type="button">
            {texts.clear}
          </button>
        </div>
      ) : (
        <DocumentRows {...{ collection, language, texts }} rows={found} />
      )}
      {isNew && (
        <NewDocument
          {...{ collection, texts }}
          isTaken={id => rows.some(row => row.id === id)}
          onClose={() => setNew(false)}
        />
      )}
    </section>
  )
}

interface ControlsProps {
  now: string
  query: RowQuery
  rows: readonly DocumentRow[]
  search: RefObject<HTMLInputElement | null>
  setQuery: (query: RowQuery) => void
  texts: StudioTexts
}

function Controls({ now, query, rows, search, setQuery, texts }: ControlsProps) {
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
      <label className="studio-order">
        {texts.order}
        <select
          className="field"
          onChange={({ currentTarget }) => setQuery({ ...query, order: orderIn(currentTarget.value) })}
          value={query.order}
        >
          {rowOrders.map(order => (
            <option key={order} value={order}>
              {texts.orders[order]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

function orderIn(value: string): RowOrder {
  return rowOrders.find(order => order === value) ?? everyRow.order
}

/** `/` goes to the search, unless somebody is writing. */
function useSearchKey(): RefObject<HTMLInputElement | null> {
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isWriting =
        event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || isWriting || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      search.current?.focus()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return search
}

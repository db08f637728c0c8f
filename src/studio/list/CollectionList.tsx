import { type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { everyRow, rowsFor } from './rows.ts'
import { startedOnly, withUnpublished } from '#studio/autosave/autosave.ts'
import { withPlans } from '#studio/plans/plan.ts'
import type { DocumentRow, StudioCollection } from '#studio/document/studio-document.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { type DocumentList, documents } from './documents.store.ts'
import { unpublished } from '#studio/autosave/unpublished.store.ts'
import { plans } from '#studio/plans/plans.store.ts'
import type { StudioTexts } from '#studio/texts.ts'
import { SelectionBar } from '#studio/bulk/SelectionBar.tsx'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { ColumnNames, DocumentRows } from './DocumentRows.tsx'
import { ListControls } from './ListControls.tsx'
import { NewDocument } from './NewDocument.tsx'
import { useListQuery } from './useListQuery.ts'
import { useSelection } from './useSelection.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { deletion } from '#studio/bulk/deletion.store.ts'
import { isWriting } from '#studio/shell/is-writing.view.ts'
import { fragmentOf } from '#studio/shell/studio-place.ts'
import { bulk } from '#studio/bulk/bulk.store.ts'
import { lazyPart } from '#studio/shell/lazy-part.tsx'

const BulkProgress = lazyPart(async () => (await import('#studio/bulk/BulkProgress.tsx')).BulkProgress)

interface WrittenStripProps {
  collection: StudioCollection
  language: StudioLanguage
  texts: StudioTexts
}

/** The last change of chosen documents, with undo: also once its dialog is closed, and when its editor comes back. */
function WrittenStrip({ collection, language, texts }: WrittenStripProps) {
  const state = useStore(bulk.$bulk)
  useEffect(() => void bulk.remember(), [])
  if (state.kind !== 'writing' && (state.kind !== 'written' || state.collection !== collection)) return null
  return (
    <div className="studio-offer">
      <Suspense fallback={<p role="status">{texts.loading}</p>}>
        <BulkProgress {...{ bulk, language, texts }} />
      </Suspense>
    </div>
  )
}

interface Props {
  collection: StudioCollection
  language: StudioLanguage
  texts: StudioTexts
}

/** The documents of a collection: what has come of them can be used while the rest is still on its way. */
export function CollectionList(props: Props) {
  const { collection, texts } = props
  const read = useStore(documents.$lists)[collection]
  const planned = useStore(plans.$plans)
  const changes = useStore(unpublished.$unpublished)
  const list = useMemo(
    () => read && { ...read, rows: withUnpublished(withPlans(collection, read.rows, planned), changes) },
    [changes, collection, planned, read]
  )
  useEffect(() => {
    void documents.load(collection)
    // Its rows name the companies.
    if (collection === 'experiencias') void documents.need('empresas')
    void plans.load(collection)
    void unpublished.load(collection)
  }, [collection])
  if ((list?.rows ?? []).length === 0 && (list === undefined || list.state.kind === 'loading'))
    return <p role="status">{texts.loading}</p>
  if (list?.state.kind === 'failed' && list.state.code === 'permission-denied')
    return <p role="alert">{texts.refused}</p>
  if (list?.state.kind === 'failed' && list.rows.length === 0)
    return (
      <RetryPanel
        onRetry={() => void documents.load(collection)}
        retry={texts.retry}
        text={texts.listFailed}
      />
    )
  return <List {...props} list={list ?? { rows: [], state: { kind: 'ready' } }} />
}

function List({ collection, language, list: { rows, state }, texts }: Props & { list: DocumentList }) {
  const [query, setQuery] = useListQuery()
  const [isNew, setNew] = useState(false)
  const search = useSearchKey()
  const [now] = useState(() => new Date().toISOString())
  const found = useMemo(() => rowsFor(rows, query, now), [rows, now, query])
  const ids = useMemo(() => found.map(({ id }) => id), [found])
  const selection = useSelection(ids)
  const areAll = ids.length > 0 && ids.every(id => selection.selected.has(id))
  return (
    <section aria-labelledby="studio-list" className="studio-list-page">
      <div className="studio-list-head">
        <h2 id="studio-list">{texts.collections[collection]}</h2>
        <button className="button" onClick={() => setNew(true)} type="button">
          {texts.new}
        </button>
      </div>
      <DeletedStrip collection={collection} texts={texts} />
      <WrittenStrip {...{ collection, language, texts }} />
      {state.kind === 'ready' && <StartedStrip {...{ collection, rows, texts }} />}
      <ListControls {...{ now, query, rows, search, setQuery, texts }} />
      <div className="studio-list-line">
        <label className="studio-choose" title={texts.select.all}>
          <input
            aria-label={texts.select.all}
            checked={areAll}
            onChange={() => selection.set(ids, !areAll)}
            type="checkbox"
          />
        </label>
        <p role="status">
          {pluralText({ one: texts.shown_one, other: texts.shown_other }, found.length, language)}
          {state.kind === 'loading' && ` · ${texts.loadingMore}`}
        </p>
        <ColumnNames {...{ collection, texts }} />
      </div>
      {found.length === 0 ? (
        <div className="empty">
          <p>{texts.none}</p>
          <button className="button button-quiet" onClick={() => setQuery(everyRow)} type="button">
            {texts.clear}
          </button>
        </div>
      ) : (
        <DocumentRows rows={found} {...{ collection, language, selection, texts }} />
      )}
      {selection.selected.size > 0 && <SelectionBar {...{ collection, language, selection, texts }} />}
      {isNew && <NewDocument {...{ collection, rows, texts }} onClose={() => setNew(false)} />}
    </section>
  )
}

/** `/` goes to the search, unless the editor is writing. */
function useSearchKey(): RefObject<HTMLInputElement | null> {
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || isWriting(event.target) || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      search.current?.focus()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return search
}

interface DeletedStripProps {
  collection: StudioCollection
  texts: StudioTexts
}

/** The last deletion, with undo. */
function DeletedStrip({ collection, texts }: DeletedStripProps) {
  const deleted = useStore(deletion.$deleted)
  const [isFailed, setFailed] = useState(false)
  if (deleted === null || deleted.place.collection !== collection) return null
  const restore = async () => {
    const isBack = await deletion.restore()
    setFailed(!isBack)
    if (isBack) await documents.load(collection)
  }
  return (
    <div className="studio-offer" role="status">
      <p>{interpolate(texts.deletion.done, { name: deleted.title })}</p>
      {isFailed && <p className="field-error">{texts.deletion.notBack}</p>}
      <button className="button button-quiet" onClick={() => void restore()} type="button">
        {texts.bulk.undo}
      </button>
    </div>
  )
}

interface StartedStripProps {
  collection: StudioCollection
  rows: readonly DocumentRow[]
  texts: StudioTexts
}

/** The way back to new documents that were begun, perhaps on another device, and never saved. */
function StartedStrip({ collection, rows, texts }: StartedStripProps) {
  const started = startedOnly(rows, useStore(unpublished.$unpublished))
  if (started.length === 0) return null
  return (
    <p className="studio-offer">
      {texts.unpublished.started}{' '}
      {started.map(({ id }) => (
        <a href={fragmentOf({ collection, id, isNew: true })} key={id}>
          {id}
        </a>
      ))}
    </p>
  )
}

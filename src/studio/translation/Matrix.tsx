import { useEffect, useMemo, useState } from 'react'

import type { StudioRights } from '#domain/account/rights.ts'
import type { StudioCollection } from '#studio/document/studio-document.ts'
import { openRows, rowsByName, type TranslationQuery, translationRowsFor } from './matrix.ts'
import type { Language } from '#domain/text/locale.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { RetryPanel } from '#islands/ui/RetryPanel.tsx'
import { useStore } from '#islands/ui/useStore.ts'
import { matrix, type MatrixList } from './matrix.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { CollectionTotals } from './CollectionTotals.tsx'
import { MatrixControls } from './MatrixControls.tsx'
import { MatrixRows } from './MatrixRows.tsx'
import { NextTexts } from './NextTexts.tsx'
import { translatedLanguages } from './translation-place.ts'
import { Transfer } from './Transfer.tsx'
import { Unsent } from './Unsent.tsx'

interface Props {
  collection: StudioCollection
  collections: readonly StudioCollection[]
  language: StudioLanguage
  rights: StudioRights
  texts: StudioTexts
}

/** Missing translations by language: collections, and below them the documents of one. */
export function Matrix({ collection, collections, language, rights, texts }: Props) {
  const lists = useStore(matrix.$matrix)
  // The chosen one first: it is looked at while the others come.
  useEffect(() => void matrix.need([collection, ...collections]), [collection, collections])
  const codes = translatedLanguages(rights)
  const list = lists[collection] ?? { rows: [], state: { kind: 'loading' } }
  return (
    <section aria-labelledby="studio-translation" className="studio-list-page">
      <h2 id="studio-translation">{texts.tools.traducir}</h2>
      <p className="studio-help">{texts.translation.help}</p>
      {rights.languages.length > 0 && (
        <NextTexts codes={rights.languages} {...{ collections, language, lists, texts }} />
      )}
      <Unsent collection={collection} language={rights.languages[0] ?? 'en'} texts={texts} />
      <CollectionTotals chosen={collection} {...{ codes, collections, language, lists, texts }} />
      <h3 id="studio-matrix">{texts.collections[collection]}</h3>
      <Transfer key={`file ${collection}`} {...{ collection, language, rights, texts }} />
      <Documents collection={collection} key={collection} list={list} {...{ codes, language, texts }} />
    </section>
  )
}

interface DocumentsProps extends Pick<Props, 'collection' | 'language' | 'texts'> {
  codes: readonly Language[]
  list: MatrixList
}

function Documents({ codes, collection, language, list: { rows, state }, texts }: DocumentsProps) {
  const [query, setQuery] = useState<TranslationQuery>({
    ...openRows,
    language: codes.length === 1 ? (codes[0] ?? null) : null
  })
  const found = useMemo(() => translationRowsFor(rowsByName(rows), query), [rows, query])
  if (state.kind === 'failed' && rows.length === 0)
    return (
      <RetryPanel onRetry={() => void matrix.load(collection)} retry={texts.retry} text={texts.listFailed} />
    )
  if (state.kind === 'loading' && rows.length === 0) return <p role="status">{texts.loading}</p>
  return (
    <>
      <MatrixControls {...{ codes, query, rows, setQuery, texts }} />
      <p role="status">
        {pluralText({ one: texts.shown_one, other: texts.shown_other }, found.length, language)}
        {state.kind === 'loading' && ` · ${texts.loadingMore}`}
      </p>
      {found.length === 0 && state.kind === 'ready' ? (
        <div className="empty">
          <p>{query.filter === 'open' && query.text === '' ? texts.translation.nothingOpen : texts.none}</p>
          <button
            className="button button-quiet"
            onClick={() => setQuery({ ...openRows, filter: 'all' })}
            type="button"
          >
            {texts.translation.showAll}
          </button>
        </div>
      ) : (
        <MatrixRows rows={found} {...{ codes, collection, language, texts }} />
      )}
    </>
  )
}

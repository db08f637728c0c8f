import { useEffect, useMemo, useState } from 'react'
import type { StudioRights } from '#domain/account/rights.ts'
import type { StudioCollection } from '#studio/document/studio-document.ts'
import {
  firstOpen,
  openRows,
  rowsByName,
  totalsOf,
  type TranslationQuery,
  translationRowsFor
} from './matrix.ts'
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
import { fragmentOfTranslation, translatedLanguages } from './translation-place.ts'
import { Transfer } from './Transfer.tsx'
import { interpolate } from '#domain/text/interpolate.ts'
import { openIn } from './translated-text.ts'
import { textEditor } from './text-editor.store.ts'

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

interface NextTextsProps {
  codes: readonly Language[]
  collections: readonly StudioCollection[]
  language: StudioLanguage
  lists: Readonly<Partial<Record<StudioCollection, MatrixList>>>
  texts: StudioTexts
}

/** Where a translator begins: for each of her languages what is left in all collections, and one press to the next text. */
export function NextTexts({ codes, collections, language, lists, texts }: NextTextsProps) {
  const { translation: words } = texts
  const read = collections.map(collection => [collection, lists[collection]?.rows ?? []] as const)
  const isWhole = collections.every(collection => lists[collection]?.state.kind === 'ready')
  return (
    <section aria-label={words.yourNext} className="studio-next-texts">
      <ul>
        {codes.map(code => {
          const left = read.reduce((sum, [, rows]) => sum + openIn(totalsOf(rows)[code]), 0)
          const first = firstOpen(read, code)
          return (
            <li key={code}>
              <span>
                <strong>{texts.languages[code]}</strong>{' '}
                {isWhole && left === 0
                  ? words.allDone
                  : pluralText({ one: words.left_one, other: words.left_other }, left, language)}
                {!isWhole && '…'}
              </span>
              {first !== null && (
                <a
                  className="button"
                  href={fragmentOfTranslation({
                    collection: first.collection,
                    document: { id: first.row.id, language: code, path: null }
                  })}
                >
                  {interpolate(words.start, { name: first.row.title })}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface UnsentProps {
  /** The one that is shown: of the others the device knows its own. */
  collection: StudioCollection
  /** In which a document of another device is opened. */
  language: Language
  texts: StudioTexts
}

/** The documents with something that was written, here or on another device, and not sent. */
function Unsent({ collection, language, texts }: UnsentProps) {
  const kept = useStore(textEditor.$kept)
  const elsewhere = useStore(textEditor.$elsewhere)
  useEffect(() => void textEditor.lookElsewhere(collection), [collection])
  const places = [
    ...elsewhere.map(({ id }) => ({ collection, id, language, path: null })),
    ...kept.map(({ collection: name, id, language: code, path }) => ({
      collection: name,
      id,
      language: code,
      path
    }))
  ]
  // The device knows the text of a document that is in both.
  const documents = new Map(places.map(one => [`${one.collection}/${one.id}`, one]))
  if (documents.size === 0) return null
  return (
    <div className="studio-offer">
      <p>{texts.translation.unsent}</p>
      <ul>
        {[...documents].map(([key, { collection: name, ...document }]) => (
          <li key={key}>
            <a href={fragmentOfTranslation({ collection: name, document })}>{document.id}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

import {
  type TranslationFilter,
  translationFilters,
  type TranslationQuery,
  type TranslationRow,
  translationRowsFor
} from './matrix.ts'
import type { Language } from '#domain/text/locale.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  codes: readonly Language[]
  query: TranslationQuery
  rows: readonly TranslationRow[]
  setQuery: (query: TranslationQuery) => void
  texts: StudioTexts
}

/** Which documents of the matrix are shown. */
export function MatrixControls({ codes, query, rows, setQuery, texts }: Props) {
  const { translation: words } = texts
  const count = (filter: TranslationFilter) => translationRowsFor(rows, { ...query, filter }).length
  return (
    <div className="studio-controls">
      <input
        aria-label={words.search}
        className="field"
        onChange={({ currentTarget }) => setQuery({ ...query, text: currentTarget.value })}
        placeholder={texts.search}
        type="search"
        value={query.text}
      />
      <div aria-label={texts.filtersLabel} className="studio-filters" role="group">
        {translationFilters.map(filter => (
          <button
            aria-pressed={query.filter === filter}
            className="studio-chip"
            key={filter}
            onClick={() => setQuery({ ...query, filter })}
            type="button"
          >
            {words.filters[filter]} {count(filter)}
          </button>
        ))}
      </div>
      <label className="studio-select">
        {words.inLanguage}
        <select
          className="field"
          onChange={({ currentTarget }) =>
            setQuery({
              ...query,
              language: codes.find(language => language === currentTarget.value) ?? null
            })
          }
          value={query.language ?? ''}
        >
          <option value="">{texts.more.anyLanguage}</option>
          {codes.map(language => (
            <option key={language} value={language}>
              {texts.languages[language]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

import type { StudioCollection } from '#studio/document/studio-document.ts'
import { firstOpen, totalsOf, type TranslationRow } from './matrix.ts'
import { openIn } from './translated-text.ts'
import { fragmentOfTranslation } from './translation-place.ts'
import type { Language } from '#domain/text/locale.ts'
import type { MatrixList } from './matrix.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { countsText, openNumber } from './counts-text.view.ts'

interface Props {
  chosen: StudioCollection
  codes: readonly Language[]
  collections: readonly StudioCollection[]
  language: StudioLanguage
  lists: Readonly<Partial<Record<StudioCollection, MatrixList>>>
  texts: StudioTexts
}

/** How many texts are open in each collection, language by language. */
export function CollectionTotals({ chosen, codes, collections, language, lists, texts }: Props) {
  return (
    <table className="studio-matrix">
      <caption>{texts.translation.totals}</caption>
      <thead>
        <LanguageHead codes={codes} first={texts.translation.collection} texts={texts} />
      </thead>
      <tbody>
        {collections.map(collection => {
          const list = lists[collection]
          const totals = totalsOf(list?.rows ?? [])
          const isWhole = list?.state.kind === 'ready'
          return (
            <tr key={collection}>
              <th scope="row">
                <a
                  aria-current={collection === chosen ? 'true' : undefined}
                  href={fragmentOfTranslation({ collection, document: null })}
                >
                  {texts.collections[collection]}
                </a>
              </th>
              {codes.map(code => (
                <td data-open={openIn(totals[code]) > 0 || undefined} key={code}>
                  {isWhole || openIn(totals[code]) > 0 ? (
                    <Total
                      first={firstOpen([[collection, list?.rows ?? []]], code)}
                      label={`${texts.collections[collection]}, ${texts.languages[code]}: ${countsText(totals[code], language, texts)}`}
                      language={code}
                    >
                      {openNumber(totals[code], language)}
                    </Total>
                  ) : (
                    <span aria-label={texts.loading}>…</span>
                  )}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface TotalProps {
  children: string
  /** Null where nothing is open. */
  first: { collection: StudioCollection; row: TranslationRow } | null
  label: string
  language: Language
}

/** A number leads to the first text that it counts. */
function Total({ children, first, label, language }: TotalProps) {
  if (first === null) return <span title={label}>{children}</span>
  const { collection, row } = first
  const document = { id: row.id, language, path: null }
  return (
    <a aria-label={label} href={fragmentOfTranslation({ collection, document })} title={label}>
      {children}
    </a>
  )
}

interface HeadProps extends Pick<Props, 'codes' | 'texts'> {
  first: string
}

export function LanguageHead({ codes, first, texts }: HeadProps) {
  return (
    <tr>
      <th scope="col">{first}</th>
      {codes.map(code => (
        <th key={code} scope="col">
          <abbr title={texts.languages[code]}>{code.toUpperCase()}</abbr>
        </th>
      ))}
    </tr>
  )
}

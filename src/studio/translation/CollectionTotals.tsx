import type { StudioCollection } from '#studio/document/studio-document.ts'
import { totalsOf } from './matrix.ts'
import { openIn } from './translated-text.ts'
import { fragmentOfTranslation } from './translation-place.ts'
import { languages, regionalTags } from '#domain/text/locale.ts'
import type { MatrixList } from './matrix.store.ts'
import type { StudioTexts } from '#studio/texts.ts'

import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import { countsText } from './counts-text.view.ts'

interface Props {
  chosen: StudioCollection
  collections: readonly StudioCollection[]
  language: StudioLanguage
  lists: Readonly<Partial<Record<StudioCollection, MatrixList>>>
  texts: StudioTexts
}

/** How many texts are open in each collection, language by language. */
export function CollectionTotals({ chosen, collections, language, lists, texts }: Props) {
  const number = new Intl.NumberFormat(regionalTags[language])
  return (
    <table className="studio-matrix">
      <caption>{texts.translation.totals}</caption>
      <thead>
        <LanguageHead first={texts.translation.collection} texts={texts} />
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
              {languages.map(code => (
                <td data-open={openIn(totals[code]) > 0 || undefined} key={code}>
                  {isWhole || openIn(totals[code]) > 0 ? (
                    <span title={countsText(totals[code], language, texts)}>
                      {number.format(openIn(totals[code]))}
                    </span>
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

export function LanguageHead({ first, texts }: Pick<Props, 'texts'> & { first: string }) {
  return (
    <tr>
      <th scope="col">{first}</th>
      {languages.map(code => (
        <th key={code} scope="col">
          <abbr title={texts.languages[code]}>{code.toUpperCase()}</abbr>
        </th>
      ))}
    </tr>
  )
}

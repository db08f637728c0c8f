import type { StudioCollection } from '#studio/document/studio-document.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Language } from '#domain/text/locale.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import type { StudioLanguage } from '#studio/form/field-props.view.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { firstOpen, totalsOf } from './matrix.ts'
import type { MatrixList } from './matrix.store.ts'
import { openIn } from './translated-text.ts'
import { fragmentOfTranslation } from './translation-place.ts'

interface Props {
  codes: readonly Language[]
  collections: readonly StudioCollection[]
  language: StudioLanguage
  lists: Readonly<Partial<Record<StudioCollection, MatrixList>>>
  texts: StudioTexts
}

/** Where a translator begins: for each of her languages what is left in all collections, and one press to the next text. */
export function NextTexts({ codes, collections, language, lists, texts }: Props) {
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

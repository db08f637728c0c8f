import { useStore } from '#islands/ui/useStore.ts'
import { useEffect, useMemo } from 'react'
import { FoundPages } from '#cards/found/FoundPages.tsx'
import type { FilterTexts } from '#domain/listing/filter-texts.ts'
import type { NamedCategory } from '#islands/listing/FilterFields.tsx'
import { filterWords } from '#islands/listing/filter-words.ts'
import { chipsOf } from '#domain/listing/filters/filters.ts'
import { type Loosening, loosenings } from '#domain/listing/loosening.ts'
import { nothingFound, search } from '#domain/search/search.ts'
import { pageOptions } from '#domain/search/search-options.ts'
import type { Listing } from '#stores/listing/listing.ts'
import { $mode } from '#stores/partner/mode.ts'
import { visitorSearch } from '#stores/search/search.ts'
import type { Texts } from '#texts.ts'
import type { ListingState } from '#domain/listing/listing-state.ts'
import { MentionRow } from '#cards/MentionRow.tsx'
import { pathIn, routes } from '#domain/site/routes.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { Locale } from '#domain/text/locale.ts'

interface Props {
  categories: NamedCategory[]
  filterTexts: FilterTexts
  listing: Listing
  texts: Texts['results'] & { likely: string }
}

/** Findings other than experiences, corrected words, and when nothing fits, relaxed questions. */
export function SearchFindings({ categories, filterTexts, listing, texts }: Props) {
  const { page } = listing
  const state = useStore(listing.$state)
  const shown = useStore(listing.$shown)
  const towns = useStore(listing.$towns)
  const remote = useStore(visitorSearch.$index)
  const mend = useStore(visitorSearch.$mend)
  const mode = useStore($mode)
  const index = remote.kind === 'ready' ? remote.value : null
  const found = useMemo(
    () =>
      index === null
        ? nothingFound
        : search(index, state.text, { mode, province: page.province }, mend ?? undefined),
    [index, mend, mode, page.province, state.text]
  )
  useEffect(() => {
    if (found !== nothingFound && found.entries.length === 0 && found.meant === null)
      void visitorSearch.fetchMender()
  }, [found])
  const options = pageOptions(found, page)
  const isEmpty = shown.kind === 'found' && shown.emptiness !== null && found.meant === null
  const words = filterWords({ categories, language: page.language, texts: filterTexts, towns })
  const ways = isEmpty
    ? loosenings(state, { chipsOf: each => chipsOf(words, each), find: listing.preview, showsAll: false })
    : []
  return (
    <div className="findings">
      {found.meant !== null && (
        <p className="lead" role="status">
          {texts.likely}{' '}
          <button className="link" onClick={() => listing.change({ text: found.meant ?? '' })} type="button">
            {found.meant}
          </button>
        </p>
      )}
      <FoundPages options={options} texts={texts} />
      {ways.length > 0 && (
        <Loosenings
          locale={page.locale}
          onChange={without => listing.change(without)}
          texts={texts}
          ways={ways}
        />
      )}
    </div>
  )
}

interface LooseningsProps {
  locale: Locale
  onChange: (state: ListingState) => void
  texts: Texts['results']
  ways: Loosening[]
}

/** Suggestions that relax the question, each with the part to remove. */
function Loosenings({ locale, onChange, texts, ways }: LooseningsProps) {
  return (
    <section className="loosenings">
      <h2>{texts.nearest}</h2>
      <ul>
        {ways.map(({ first: { card, name, priceText, slug, town }, names, state }) => (
          <MentionRow
            action={
              <button className="button button-quiet" onClick={() => onChange(state)} type="button">
                {interpolate(texts.loosen, { filter: names.join(', ') })}
              </button>
            }
            href={pathIn(locale, routes.experience(slug))}
            name={name}
            note={[card?.featured, town?.name, card?.duration, priceText].filter(Boolean).join(' · ')}
            key={names.join()}
          />
        ))}
      </ul>
    </section>
  )
}

import { useRef } from 'react'

import { chipsOf } from '#domain/listing/filters/filters.ts'
import type { FilterTexts } from '#domain/listing/filter-texts.ts'
import { type ListingPage, ownCategories } from '#domain/listing/listing-page.ts'
import type { ListingState } from '#domain/listing/listing-state.ts'
import { noParty } from '#domain/visit/visit.ts'
import { interpolate } from '#domain/text/interpolate.ts'

import type { NamedCategory } from './FilterFields.tsx'
import { filterWords } from './filter-words.ts'

interface Props {
  categories: NamedCategory[]
  onChange: (patch: Partial<ListingState>) => void
  page: ListingPage
  state: ListingState
  texts: FilterTexts
}

/** What is on, above what it leaves: a press takes it off. The category of the page itself is no filter of it, and the bar says when and who. */
export function FilterChips({ categories, onChange, page, state, texts }: Props) {
  const own = ownCategories(page)
  const { party, when } = state
  const others = state.categories.filter(slug => !own.includes(slug))
  const chips = chipsOf(filterWords({ categories, language: page.language, texts }), {
    ...state,
    categories: others,
    party: noParty,
    when: null
  })
  const place = useRef<HTMLDivElement>(null)
  // The pressed button goes: the focus stays here.
  const remove = (without: ListingState) => {
    place.current?.focus()
    onChange({ ...without, categories: [...own, ...without.categories], party, when })
  }
  return (
    <div className="chips-on" ref={place} tabIndex={-1}>
      {chips.length > 0 && (
        <ul aria-label={texts.chosen}>
          {chips.map(({ text, without }) => (
            <li key={text}>
              <button
                aria-label={interpolate(texts.remove, { filter: text })}
                onClick={() => remove(without)}
                type="button"
              >
                {text} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

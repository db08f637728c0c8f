import { useRef } from 'react'

import { ChosenFilters } from '#cards/found/ChosenFilters.tsx'
import { chipsOf } from '#domain/listing/filters/filters.ts'
import type { Town } from '#domain/listing/files/listing-entry.ts'
import type { FilterTexts } from '#domain/listing/filter-texts.ts'
import { type ListingPage, ownCategories } from '#domain/listing/listing-page.ts'
import type { ListingState } from '#domain/listing/listing-state.ts'
import { noParty } from '#domain/visit/visit.ts'

import type { NamedCategory } from './FilterFields.tsx'
import { filterWords } from './filter-words.ts'

interface Props {
  categories: NamedCategory[]
  onChange: (patch: Partial<ListingState>) => void
  page: ListingPage
  state: ListingState
  texts: FilterTexts
  towns: Town[]
}

/**
 * The filters that are on, above the list: a press takes one off. The category of the page itself is none of them. When and who stand in the bar; on the page
 * of results they are chips too, because words of the question may have become them.
 */
export function FilterChips({ categories, onChange, page, state, texts, towns }: Props) {
  const own = ownCategories(page)
  const inBar = page.isSearch ? {} : { party: noParty, when: null }
  const kept = page.isSearch ? {} : { party: state.party, when: state.when }
  const others = state.categories.filter(slug => !own.includes(slug))
  const chips = chipsOf(filterWords({ categories, language: page.language, texts, towns }), {
    ...state,
    categories: others,
    ...inBar
  })
  const place = useRef<HTMLDivElement>(null)
  // The pressed button goes: the focus stays here.
  const remove = (without: ListingState) => {
    place.current?.focus()
    onChange({ ...without, categories: [...own, ...without.categories], ...kept })
  }
  return (
    <div className="chips-on" ref={place} tabIndex={-1}>
      <ChosenFilters chips={chips} onRemove={({ without }) => remove(without)} texts={texts} />
    </div>
  )
}

import { peopleIn } from '#domain/visit/visit.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { useRef } from 'react'

import type { FilterTexts } from '#domain/listing/filter-texts.ts'
import { filterCount, filtersId, type ListingPage, ownCategories } from '#domain/listing/listing-page.ts'
import type { Counts } from '#domain/partner/counts-per-mode.ts'
import { type CountForms, pluralText } from '#domain/text/plural-text.ts'
import { $mode } from '#stores/partner/mode.ts'
import { nearby, type NearbyTexts } from '#stores/listing/nearby.ts'

import { FilterForm } from './FilterForm.tsx'
import { whenText } from './filter-words.ts'
import { type EventsBeside, ListingStatus, numberOf } from './ListingStatus.tsx'
import { FilterChips } from './FilterChips.tsx'
import type { NamedCategory } from './FilterFields.tsx'
import type { WhenTexts } from '#islands/visit/visit-labels.ts'
import { arrangeBy, useListing } from './useListing.ts'

interface Props {
  categories: NamedCategory[]
  counts: Counts | null
  countForms: CountForms
  dayTexts: WhenTexts
  /** Where the drawing for a list without anything is. */
  emptyPicture: string
  /** The events to come beside the list, and where they are. */
  events: EventsBeside | null
  highest: number
  nearbyTexts: NearbyTexts
  ordering: { href: string; name: string }
  page: ListingPage
  pageNote: string | null
  texts: FilterTexts
}

/** Filters, order and view of a listing, and what they lead to. The cards themselves are in the page. */
export function ListingControls(props: Props) {
  const { categories, dayTexts, highest, nearbyTexts, page, texts } = props
  const form = useRef<HTMLFormElement>(null)
  const { eventCount, listing, order, shown, state, tally, towns } = useListing(page, form, nearbyTexts)
  const isLocating = useStore(nearby.$isLocating)
  const mode = useStore($mode)
  const count = filterCount(state, ownCategories(page))
  // The button that removes filters disappears with them, so the focus moves to the place where they are folded away.
  const reset = () => {
    listing?.reset()
    form.current?.querySelector<HTMLElement>(`#${filtersId} > summary`)?.focus()
  }
  const found = numberOf({ counts: props.counts, mode: listing && mode, shown })
  const forms = { one: texts.show_one, other: texts.show_other }
  return (
    <>
      <FilterForm
        action={found === null ? texts.show : pluralText(forms, found, page.language)}
        categories={categories}
        dayTexts={dayTexts}
        form={form}
        // A party pays more than the highest price of one.
        highest={highest * Math.max(1, peopleIn(state.party))}
        isLocating={isLocating}
        onChange={(patch, continuous) => listing?.change(patch, continuous)}
        onOrder={wanted => listing && arrangeBy(listing, wanted, nearbyTexts)}
        onOpenFilters={() => void listing?.fetchEntries()}
        onReset={count > 0 && listing ? reset : null}
        order={order}
        page={page}
        state={state}
        tally={tally}
        texts={texts}
        towns={towns}
      />
      <FilterChips
        categories={categories}
        onChange={patch => listing?.change(patch)}
        page={page}
        state={state}
        texts={texts}
        towns={towns}
      />
      <ListingStatus
        {...props}
        eventCount={eventCount}
        language={page.language}
        listing={listing}
        mode={listing && mode}
        onReset={reset}
        onRetry={() => void listing?.fetchEntries()}
        on={whenText(state.when, props)}
        shown={shown}
        towns={towns}
        waitsForPosition={state.order === 'nearby' && order !== 'nearby'}
      />
    </>
  )
}

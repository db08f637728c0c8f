import { useStore } from './useStore.ts'
import { useRef } from 'react'

import { type ListingPage, ownCategories } from '#domain/listing-page.ts'
import { filterCount } from '#domain/listing-state.ts'
import type { Counts } from '#domain/mode.ts'
import { type CountForms, counted, filled } from '#domain/wording.ts'
import { $mode } from '#stores/mode.ts'
import { nearby, type NearbyTexts } from '#stores/nearby.ts'

import type { FilterTexts } from './filter-texts.ts'
import { FilterForm } from './FilterForm.tsx'
import { ListingStatus } from './ListingStatus.tsx'
import { MoreFilters, type NamedCategory } from './MoreFilters.tsx'
import { arrangeBy, useListing } from './useListing.ts'

interface Props {
  categories: NamedCategory[]
  counts: Counts | null
  countForms: CountForms
  highest: number
  nearbyTexts: NearbyTexts
  ordering: { href: string; name: string }
  page: ListingPage
  pageNote: string | null
  texts: FilterTexts
}

/** Filters, order and view of a listing, and what they lead to. The cards themselves are in the page. */
export function ListingControls(props: Props) {
  const { categories, highest, nearbyTexts, page, texts } = props
  const form = useRef<HTMLFormElement>(null)
  const { listing, order, shown, state } = useListing(page, form, nearbyTexts)
  const isLocating = useStore(nearby.$isLocating)
  const mode = useStore($mode)
  const count = filterCount(state, ownCategories(page))
  // What is pressed to take filters off goes with them: the focus goes to where they are folded away.
  const reset = () => {
    listing?.reset()
    form.current?.querySelector('summary')?.focus()
  }
  const filters = counted({ one: texts.active_one, other: texts.active_other }, count, page.language)
  return (
    <>
      <FilterForm
        form={form}
        isLocating={isLocating}
        more={count === 0 ? texts.more : filled(texts.moreActive, { filters })}
        onChange={patch => listing?.change(patch)}
        onOrder={wanted => listing && arrangeBy(listing, wanted, nearbyTexts)}
        order={order}
        state={state}
        texts={texts}
      >
        <MoreFilters
          categories={categories}
          highest={highest}
          onChange={(patch, continuous) => listing?.change(patch, continuous)}
          onReset={count > 0 && listing ? reset : null}
          state={state}
          texts={texts}
        />
      </FilterForm>
      <ListingStatus
        {...props}
        language={page.language}
        mode={listing && mode}
        onReset={reset}
        onRetry={() => void listing?.fetchEntries()}
        onTomorrow={() => listing?.change({ when: 'tomorrow' })}
        order={order}
        shown={shown}
        waitsForPosition={state.order === 'nearby' && order !== 'nearby'}
      />
    </>
  )
}

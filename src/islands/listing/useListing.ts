import { useStore } from '#islands/ui/useStore.ts'
import { type RefObject, useLayoutEffect, useState } from 'react'

import { isBox, isDirty } from '#domain/text/form-control.ts'
import { filtersId, type ListingPage } from '#domain/listing/listing-page.ts'
import type { Order } from '#domain/listing/listing-state.ts'
import { readDirtyFields } from '#domain/listing/dirty-fields.ts'
import { tickedIn } from '#stores/visit/show-when.ts'
import { createBuiltListing, type Listing } from '#stores/listing/listing.ts'
import { nearby, type NearbyTexts } from '#stores/listing/nearby.ts'
import { visitorListing } from '#stores/listing/visitor-listing.ts'

/** The listing of the page, once it is awake. What was touched before is taken up at once: React would put its own values there. */
export function useListing(page: ListingPage, form: RefObject<HTMLFormElement | null>, texts: NearbyTexts) {
  const [built] = useState(() => createBuiltListing(page))
  const [listing, setListing] = useState<Listing | null>(null)
  useLayoutEffect(() => {
    const awake = visitorListing()
    const { current } = form
    if (!awake || !current) return
    takeUp(awake, current, texts)
    // A sheet that was opened before has told nobody.
    if (current.querySelector('details[open]')) void awake.fetchEntries()
    setListing(awake)
    const more = current.querySelector<HTMLDetailsElement>(`#${filtersId}`)
    if (more && location.hash === `#${filtersId}`) more.open = true
    // Once: the page does not change under its island.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const { $eventCount, $order, $shown, $state, $tally, $towns } = listing ?? built
  return {
    eventCount: useStore($eventCount),
    listing,
    order: useStore($order),
    shown: useStore($shown),
    state: useStore($state),
    tally: useStore($tally),
    towns: useStore($towns)
  }
}

function takeUp(listing: Listing, form: HTMLFormElement, texts: NearbyTexts): void {
  const { order, ...dirty } = readDirtyFields(fieldsOf(form))
  const day = tickedIn(form, 'day')
  const patch = day === null ? dirty : { ...dirty, when: day }
  if (Object.keys(patch).length > 0) listing.change(patch)
  if (order) arrangeBy(listing, order, texts)
}

/** A button of the form leads to its order; only an entry of the menu leads back, too. */
export function arrangeBy(listing: Listing, order: Order, texts: NearbyTexts): void {
  if (order === 'nearby') void nearby.nearby(texts)
  else listing.change({ order: order === 'initial' ? listing.initialOrder() : order })
}

function fieldsOf(form: HTMLFormElement) {
  return [...form.elements]
    .filter(element => element instanceof HTMLInputElement)
    .map(field => ({
      isChosen: !isBox(field) || field.checked,
      isTouched: isDirty(field),
      name: field.name,
      value: field.value
    }))
}

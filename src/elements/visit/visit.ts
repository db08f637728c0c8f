import { type Language, languages } from '#domain/text/locale.ts'
import { whenLoaded } from '#elements/loading/when-loaded.ts'
import { isVisitSet } from '#domain/visit/visit.ts'
import { afterTouch } from '#elements/privacy/visit.ts'
import { weatherPlaces } from '#elements/weather/weather-places.ts'
import { visitorVisit, type VisitStore } from '#stores/visit/visit.ts'

import { bookFromBar, hideBarBesideBox } from './booking-bar.ts'
import { showPartyPrices } from './party-prices.ts'

let isFollowed = false

/** Shows on any page what was said of the visit: prices of the party on its cards, the visit in the address of what can be shared, and the weather of its day. */
export function followVisit(): void {
  if (isFollowed) return
  isFollowed = true
  const visit = visitorVisit()
  const language = languages.find(known => known === document.documentElement.lang) ?? 'es'
  const isListing = document.querySelector('[data-listing]') !== null
  const isShared = document.querySelector('[data-booking]') !== null
  visit.$visit.subscribe(said => {
    showPartyPrices(document, said.party, language)
    // An address that still named it would bring it back with the next reload.
    if (!isListing && (isShared || visit.isInAddress())) visit.showInAddress()
  })
  if (isShared) {
    hideBarBesideBox()
    bookFromBar(visit)
  }
  // The fields of the home page show what was said.
  if (isVisitSet(visit.$visit.get()))
    document.querySelector('[data-where-and-when] astro-island')?.dispatchEvent(new Event('wake'))
  if (document.querySelector('[data-timetable],[data-when]')) void followDay(visit, language)
  if (document.querySelector(weatherPlaces)) whenLoaded(showWeather)
  // Values from a link are stored after the first touch only: opening a link stores nothing.
  afterTouch(() => void visit.$visit.subscribe(said => void visit.say(said)))
}

/** Only the page of an experience needs the timetable. Without a network its next start stands, and its box asks when it wakes. */
async function followDay({ $visit }: VisitStore, language: Language): Promise<void> {
  const days = await import('./chosen-day.ts').catch(() => null)
  if (days) $visit.subscribe(({ day }) => days.showDay(day, language))
}

/** Without a network nothing is said of it. */
function showWeather(): void {
  void import('#elements/weather/weather-notes.ts').then(
    notes => notes.drawWeather(),
    () => {}
  )
}

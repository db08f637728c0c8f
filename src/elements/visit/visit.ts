import type { Language } from '#domain/text/locale.ts'
import { whenLoaded } from '#elements/loading/when-loaded.ts'
import type { Day } from '#domain/time/calendar-day.ts'
import { isVisitSet } from '#domain/visit/visit.ts'
import { languageOfPage } from '#elements/text/page-language.ts'
import { afterTouch } from '#elements/privacy/visit.ts'
import { weatherPlaces } from '#elements/weather/weather-places.ts'
import { visitorVisit, type VisitStore } from '#stores/visit/visit.ts'

import { bookFromBar } from './booking-bar.ts'
import { hideBarBesideBox } from './hide-bar.ts'
import { showPartyPrices } from './party-prices.ts'

let isFollowed = false

/** Shows on any page what was said of the visit: prices of the party on its cards, the visit in the address of what can be shared, and the weather of its day. */
export function followVisit(): void {
  if (isFollowed) return
  isFollowed = true
  const visit = visitorVisit()
  const language = languageOfPage()
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
  if (document.querySelector(weatherPlaces)) whenLoaded(() => void followWeather(visit))
  // Values from a link are stored after the first touch only: opening a link stores nothing.
  afterTouch(() => void visit.$visit.subscribe(said => void visit.say(said)))
}

/** Only the page of an experience needs the timetable. Without a network its next start stands, and its box asks when it wakes. */
async function followDay({ $visit, say }: VisitStore, language: Language): Promise<void> {
  const sayDay = (day: Day) => void say({ ...$visit.get(), day })
  const show = await (document.querySelector('[data-booking]') ? ofExperience : ofList)(language, sayDay)
  if (show) $visit.subscribe(({ day }) => show(day))
}

type LoadDays = (language: Language, say: (day: Day) => void) => Promise<((day: Day | null) => void) | null>

const ofExperience: LoadDays = (language, say) =>
  import('./chosen-day.ts').then(
    ({ showDay }) =>
      day =>
        showDay(day, language, say),
    () => null
  )

const ofList: LoadDays = (_, say) =>
  import('./sleeping-list.ts').then(
    ({ drawSleepingList }) =>
      day =>
        drawSleepingList(day, say),
    () => null
  )

/** Without a network nothing is said of it. */
async function followWeather({ $visit }: VisitStore): Promise<void> {
  await import('#elements/weather/weather-notes.ts').then(
    ({ drawWeather }) => void $visit.subscribe(({ day }) => drawWeather(day)),
    () => {}
  )
}

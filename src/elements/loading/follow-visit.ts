import { weatherPlaces } from '#elements/weather/weather-places.ts'
import { whenLoaded } from './when-loaded.ts'

/** As the address, that of the page before and the device say it; `domain/visit` has the rules. All are looked at before anything of the visit is fetched. */
const inAddress = /[?&](?:dia|adultos|ninos|transporte)=/

/** Where something has to be shown though nothing was said: the weather of a day, and the days of a strip. */
const withoutVisit = `${weatherPlaces},[data-booking],[data-when]`

/** Fetches what shows the visit where something was said of it, here, before, or in another tab; later, where nothing was said. */
export function followVisitIfSet(): void {
  if (inAddress.test(location.search + document.referrer) || isKept()) return void follow()
  addEventListener('storage', ({ key }) => {
    if (key === 'fechaYPersonas') void follow()
  })
  if (document.querySelector(withoutVisit)) whenLoaded(() => void follow())
}

let following: Promise<void> | undefined

function follow(): Promise<void> {
  following ??= import('#elements/visit/visit.ts').then(visit => visit.followVisit())
  return following
}

export function isKept(): boolean {
  try {
    return localStorage.getItem('fechaYPersonas') !== null
  } catch {
    return false
  }
}

import { afterSign } from '#elements/privacy/visit.ts'
import { weatherPlaces } from '#elements/weather/weather-places.ts'
import { intentEvents } from './islands.ts'
import { whenLoaded } from './when-loaded.ts'

/** As the address, that of the page before and the device say it; `domain/visit` has the rules. All are looked at before anything of the visit is fetched. */
const inAddress = /[?&](?:dia|adultos|ninos|transporte)=/

/** From here on the box stands beside the text. */
const wideScreen = '(min-width: 60rem)'

const [box, days] = ['[data-booking]', '[data-when] .strip']

/** Fetches what shows the visit where something was said of it, here, before, or in another tab. Where nothing was said, a page shows what is true without it, place by place as each comes into view. What needs the forecast waits until somebody uses the page, as the box of a booking does on a phone, where it is far below. */
export function followVisitIfSet(): void {
  if (inAddress.test(location.search + document.referrer) || isKept()) return follow()
  addEventListener('storage', ({ key }) => {
    if (key === 'fechaYPersonas') follow()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isKept()) follow()
  })
  if (!document.querySelector(box))
    onceInView(days, () =>
      import('#elements/visit/sleeping-list.ts').then(({ drawSleepingList }) =>
        drawSleepingList(null, follow)
      )
    )
  const drawBox = () =>
    onceInView(box, () => import('#elements/visit/first-box.ts').then(({ showBox }) => showBox(follow)))
  const isBesideText = matchMedia(wideScreen).matches
  if (isBesideText) drawBox()
  afterSign([...intentEvents, 'scroll'], () => {
    if (!isBesideText) drawBox()
    onceInView(weatherPlaces, () =>
      import('#elements/weather/weather-notes.ts').then(({ drawWeather }) => drawWeather(null))
    )
  })
}

/** Fetches what follows the visit on a page that shows something of it: with the first touch, after which something may be said. */
export function followVisitOnTouch(): void {
  if (document.querySelector([box, days, weatherPlaces].join())) follow()
}

let following: Promise<void> | undefined

function follow(): void {
  following ??= import('#elements/visit/visit.ts').then(visit => visit.followVisit())
}

/** Shows something once the page is there and one of these places is in view. Without a network the page stays as it was built. */
function onceInView(selector: string, show: () => Promise<void>): void {
  whenLoaded(() => {
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      void show().catch(() => {})
    })
    for (const place of document.querySelectorAll(selector)) observer.observe(place)
  })
}

export function isKept(): boolean {
  try {
    return localStorage.getItem('fechaYPersonas') !== null
  } catch {
    return false
  }
}

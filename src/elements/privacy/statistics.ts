import { wholeRegion, isProvinceSlug } from '#domain/place/province.ts'
import { isSpotId } from '#domain/partner/short-address.ts'
import { localeOfPath } from '#domain/site/routes.ts'
import { followVisit } from '#stores/privacy/statistics.ts'
import { noteStepHere } from '#stores/privacy/steps.ts'

let isCounting = false

/** Counts the visit of anyone who agreed to it, once the visitor touches the page. */
export function countVisit(): void {
  if (isCounting) return
  isCounting = true
  noteStepHere('opened')
  followVisit(() => {
    const { province = wholeRegion } = document.documentElement.dataset
    return {
      locale: localeOfPath(location.pathname),
      path: location.pathname + spotIn(location.search),
      province: isProvinceSlug(province) ? province : wholeRegion
    }
  })
}

/** The place whose code was scanned. It goes along with where the visit arrived, and nothing else of the query does. */
function spotIn(search: string): string {
  const spot = new URLSearchParams(search).get('sitio')
  return isSpotId(spot) ? `?sitio=${spot}` : ''
}

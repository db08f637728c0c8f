import { wholeRegion, isProvinceSlug } from '#domain/place/province.ts'
import { localeOfPath } from '#domain/site/routes.ts'
import { followVisit } from '#stores/privacy/statistics.ts'

let isCounting = false

/** Counts the visit of anyone who agreed to it, once the visitor touches the page. */
export function countVisit(): void {
  if (isCounting) return
  isCounting = true
  followVisit(() => {
    const { province = wholeRegion } = document.documentElement.dataset
    return {
      locale: localeOfPath(location.pathname),
      path: location.pathname,
      province: isProvinceSlug(province) ? province : wholeRegion
    }
  })
}

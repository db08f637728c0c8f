import { wholeRegion, isProvinceSlug } from '#domain/province.ts'
import { localeOfPath } from '#domain/routes.ts'
import { followVisit } from '#stores/statistics.ts'

let isCounting = false

/** Counts the visit of whoever agreed to it, once somebody touches the page. */
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

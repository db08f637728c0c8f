import { isProvinceSlug } from '#domain/province.ts'

/** A province stays chosen for a year, as long as a language does (specification, section 9: locale cookie age). */
const choiceAgeSeconds = 365 * 24 * 60 * 60

/** Marks that a visit has begun, so that covers are shown from now on. Storage may be refused: then the referrer decides. */
export function beginVisit(): void {
  try {
    sessionStorage.setItem('visita', '1')
  } catch {
    // Nothing to do: `enterProvince` looks at the referrer instead.
  }
}

/** Whether the visit begins with this page. To be asked before it is marked as begun. */
export function isFirstView(): boolean {
  try {
    return sessionStorage.getItem('visita') === null
  } catch {
    return !document.referrer.startsWith(location.origin)
  }
}

/** Stores the province of the page (specification, section 4: the selection is stored in a cookie). */
export function rememberProvince(): void {
  const { province } = document.documentElement.dataset
  if (province && isProvinceSlug(province)) remember('provinciaSeleccionada', province)
}

/**
 * Choosing a language in a menu counts more than the language of the browser. What stands behind the address, such as filters or a shared
 * plan, goes along: it is written alike in every language. A partner that is kept does not: it would count as brought anew.
 */
export function followLanguageChoices(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]')
    if (!link) return
    const query = new URLSearchParams(location.search)
    if (document.documentElement.dataset.partnerLost === undefined) query.delete('partner')
    link.search = query.toString()
    link.hash = location.hash
    remember('idioma', link.hreflang)
  })
}

function remember(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=${choiceAgeSeconds}; samesite=lax${secure}`
}

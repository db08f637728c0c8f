/** A province stays chosen for a year, as long as a language does (specification, section 9: locale cookie age). */
const choiceAgeSeconds = 365 * 24 * 60 * 60

/** A press of any kind, or a key. Moving the pointer, scrolling and arriving are none. */
const touches = ['pointerdown', 'keydown']

/** Calls back with the first touch of the visit: at once where an earlier page of the visit had it. Nothing is kept on the device before. */
export function afterTouch(action: () => void): void {
  afterSign(touches, () => {
    markTouched()
    action()
  })
}

/** Calls back with the first of these signs that somebody uses the page, or at once where an earlier page of the visit was touched. */
export function afterSign(signs: readonly string[], action: () => void): void {
  if (wasTouched()) return action()
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true)
    action()
  }
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true })
}

function wasTouched(): boolean {
  try {
    return sessionStorage.getItem('visita') !== null
  } catch {
    return false
  }
}

function markTouched(): void {
  try {
    sessionStorage.setItem('visita', '1')
  } catch {
    // Then each page waits for a touch of its own.
  }
}

/** Whether the visit begins with this page: nothing was touched before, and no page of the site led here. */
export function isFirstView(): boolean {
  return !wasTouched() && !document.referrer.startsWith(location.origin)
}

/** Stores the province of the page (specification, section 4: the selection is stored in a cookie), once the visitor does something there. */
export function rememberProvince(): void {
  const { province } = document.documentElement.dataset
  if (province) remember('provinciaSeleccionada', province)
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

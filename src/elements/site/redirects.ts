/*
 * Redirects that must happen before anything is painted. They stand in the page as inline scripts, made of the text of these functions:
 * each function must be complete in itself, without imports and without anything from outside but the browser. Their texts are the same on
 * every page: the security policy of the site names them by their sums.
 */

interface HomeRedirect {
  /** The languages of the site. */
  languages: readonly string[]
  provinces: readonly string[]
}

/**
 * The home page sends the visitor on (specification, section 4): to the listing of the saved province, else to the province choice, which is the home page
 * itself: its address changes in place. On the unprefixed home also to the language of the browser, unless another was chosen before. A partner in the
 * query goes along. Robots that say they are robots are left where they are: they are to read this very page.
 */
export function leaveHome({ languages, provinces }: HomeRedirect): void {
  // «Cubot» makes phones.
  if (/(?:^|[^u])bot|crawl|spider|slurp|externalhit|inspectiontool|mediapartners/i.test(navigator.userAgent))
    return
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''
  const browsers = (navigator.languages ?? []).map(tag => tag.slice(0, 2).toLowerCase())
  const wanted = [cookie('idioma'), ...browsers].find(language => languages.includes(language)) ?? 'es'
  const inLanguage = wanted === 'es' ? '' : `/${wanted}`
  const { locale } = document.documentElement.dataset
  const here = locale === 'esd' ? '' : `/${locale}`
  const start = locale === 'esd' ? inLanguage : here
  const province = cookie('provinciaSeleccionada')
  const isSaved = provinces.includes(province)
  const target = isSaved ? `/${province}/experiencias/listado` : '/eligeprovincia'
  const address = start + target + location.search + location.hash
  if (isSaved || start !== here) location.replace(address)
  else history.replaceState(history.state, '', address)
}

/**
 * The first page view of a visit at a province's cover leads on to its listing, with the query (categories, partner) appended
 * (specification, section 2). Inside a visit the cover is shown. Guests of a house that greets them go to the page of that house,
 * whenever they come from outside with its code.
 */
export function enterProvince(): void {
  const isFromOutside = !document.referrer.startsWith(location.origin)
  const { pathname, search, hash } = location
  const partner = new URLSearchParams(search).get('partner')
  const named = document.querySelector<HTMLMetaElement>('meta[name="partners"]')?.content.split(' ')
  if (isFromOutside && partner && named?.includes(partner)) {
    const prefix = pathname.replace(/\/[^/]+\/?$/, '')
    return location.replace(`${prefix}/bienvenida/${partner}${search}${hash}`)
  }
  let isFirstView = isFromOutside
  try {
    // A visit that has touched anything, in a tab that was reloaded or went back.
    if (sessionStorage.getItem('visita') !== null) isFirstView = false
  } catch {
    // Without storage the page before decides alone.
  }
  const listing = `${pathname.replace(/\/$/, '')}/experiencias/listado`
  if (isFirstView) location.replace(listing + search + hash)
}

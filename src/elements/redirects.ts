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
 * The home page sends the visitor on (specification, section 4): to the listing of the saved province, else to the province choice. On the
 * unprefixed home also to the language of the browser, unless another was chosen before. A partner in the query goes along.
 */
export function leaveHome({ languages, provinces }: HomeRedirect): void {
  const cookie = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''
  const browsers = (navigator.languages ?? []).map(tag => tag.slice(0, 2).toLowerCase())
  const wanted = [cookie('idioma'), ...browsers].find(language => languages.includes(language)) ?? 'es'
  const inLanguage = wanted === 'es' ? '' : `/${wanted}`
  const { locale } = document.documentElement.dataset
  const start = locale === 'esd' ? inLanguage : `/${locale}`
  const province = cookie('provinciaSeleccionada')
  const target = provinces.includes(province) ? `/${province}/experiencias/listado` : '/eligeprovincia'
  location.replace(start + target + location.search + location.hash)
}

/**
 * The first page view of a visit at a province's cover leads on to its listing, with the query (categories, partner) appended
 * (specification, section 2). Inside a visit the cover is shown.
 */
export function enterProvince(): void {
  let isFirstView = true
  try {
    isFirstView = sessionStorage.getItem('visita') === null
  } catch {
    isFirstView = !document.referrer.startsWith(location.origin)
  }
  const listing = `${location.pathname.replace(/\/$/, '')}/experiencias/listado`
  if (isFirstView) location.replace(listing + location.search + location.hash)
}

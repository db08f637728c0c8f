import type { ListingPage, PageFacts } from '#domain/listing/listing-page.ts'
import { languages, locales } from '#domain/text/locale.ts'
import { type OperatingMode, operatingModes } from '#domain/partner/mode.ts'
import { isProvinceSlug, type ProvinceSlug, wholeRegion } from '#domain/place/province.ts'

export function readPage(): PageFacts {
  const { dataset, lang } = document.documentElement
  return {
    language: languages.find(language => language === lang) ?? 'es',
    locale: locales.find(locale => locale === dataset.locale) ?? 'esd',
    province: known(dataset.province) ?? known(cookie('provinciaSeleccionada')) ?? wholeRegion
  }
}

/** The slug of the experience that the page is about; null on other pages. */
export function experienceOfPage(): string | null {
  const slug = location.pathname.split('/').at(-1) ?? ''
  return document.querySelector('[data-booking]') !== null && slug !== '' ? slug : null
}

/** A listing says what it is on `data-listing` and beside it. Null on other pages. */
export function readListingPage(): ListingPage | null {
  const dataset = document.querySelector<HTMLElement>('[data-listing]')?.dataset
  if (!dataset) return null
  const [page, isSearch] = [readPage(), dataset.search !== undefined]
  return {
    ...page,
    category: dataset.category || null,
    isSearch,
    // A search covers the whole region, whatever province was chosen.
    province: isSearch ? wholeRegion : page.province,
    nearFirst: (dataset.nearFirst ?? '').split(' ').filter(slug => slug !== '')
  }
}

export function readMode(): OperatingMode {
  const { mode } = document.documentElement.dataset
  return operatingModes.find(known => known === mode) ?? 'default'
}

/** Calls back when a partner changes how the site works, until the returned function is called. */
export function onModeChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback)
  observer.observe(document.documentElement, { attributeFilter: ['data-mode'] })
  return () => observer.disconnect()
}

function known(slug: string | undefined): ProvinceSlug | null {
  return slug !== undefined && isProvinceSlug(slug) ? slug : null
}

function cookie(name: string): string | undefined {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]
}

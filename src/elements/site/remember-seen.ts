import { isSlug } from '#domain/text/slug.ts'
import { recentlySeen } from '#stores/site/recently-seen.ts'

/** Keeps what page this is for the home page of this device. */
export function rememberSeen(): void {
  const title = document.querySelector('h1')?.textContent?.trim() ?? ''
  if (title === '') return
  const slug = location.pathname.split('/').at(-1) ?? ''
  const row = document.querySelector('template[data-seen-row]')
  if (row && isSlug(slug)) {
    const { lang } = document.documentElement
    recentlySeen.rememberSeen({ html: row.innerHTML.trim(), language: lang, slug })
  }
  if (document.querySelector('[data-listing]')) {
    const remember = () => recentlySeen.rememberList({ href: location.pathname + location.search, title })
    remember()
    // Saved only when the page is left, so that the next page's requests go first.
    addEventListener('pagehide', remember)
  }
}

import { isSlug } from '#domain/text/slug.ts'
import { recentlySeen } from '#stores/site/recently-seen.ts'

/** Keeps what page this is for the home page of this device. */
export function rememberSeen(): void {
  const title = document.querySelector('h1')?.textContent?.trim() ?? ''
  if (title === '') return
  const slug = location.pathname.split('/').at(-1) ?? ''
  if (document.querySelector('[data-booking]') && isSlug(slug)) {
    const { lang } = document.documentElement
    recentlySeen.rememberSeen({ language: lang, name: title, picture: ownPicture(), slug })
  }
  if (document.querySelector('[data-listing]')) {
    const remember = () => recentlySeen.rememberList({ href: location.pathname + location.search, title })
    remember()
    // Saved only when the page is left, so that the next page's requests go first.
    addEventListener('pagehide', remember)
  }
}

/** The picture of the page, where it is the site's own. */
function ownPicture(): string {
  const picture = document.querySelector<HTMLImageElement>('main img')
  const url = picture?.src && URL.parse(picture.src)
  return url && url.origin === location.origin ? url.pathname : ''
}

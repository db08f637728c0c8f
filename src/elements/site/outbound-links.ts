import { hasTabs } from '#domain/site/outbound.ts'

/**
 * Links to chats, shops and other sites open beside the page where that is usual. Pages are built alike for every screen: the click decides, also
 * the first one. A click that was held back for longer than browsers let it open a tab keeps to the same one.
 */
export function openBeside(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[rel~="noopener"]')
      if (!link) return
      // Older browsers do not say, and let every click open one.
      const mayOpen = !('userActivation' in navigator) || navigator.userActivation.isActive
      link.target = mayOpen && matchMedia(hasTabs).matches ? '_blank' : ''
    },
    true
  )
}

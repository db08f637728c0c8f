import { hasTabs } from '#domain/site/outbound.ts'

/** Links to chats, shops and other sites open beside the page where that is usual. Pages are built alike for every screen: the click decides. */
export function openBeside(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[rel~="noopener"]')
      if (link) link.target = matchMedia(hasTabs).matches ? '_blank' : ''
    },
    true
  )
}

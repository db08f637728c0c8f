import { hasTabs } from '#domain/site/outbound.ts'

/**
 * Goes to another site: beside the page where that is usual, without a way back into it. The browser refuses a tab that comes long after
 * the click: then it takes the place of the page.
 */
export function openExternal(href: string): void {
  const tab = matchMedia(hasTabs).matches ? open('about:blank', '_blank') : null
  if (tab === null) return location.assign(href)
  tab.opener = null
  tab.location.replace(href)
}

import { settings } from '#settings.ts'

/** Path of an absolute address of the site; null for one of another host, and for a relative one. */
export function pathOf(address: string): string | null {
  if (address === settings.site) return '/'
  return address.startsWith(`${settings.site}/`) ? address.slice(settings.site.length) : null
}

/** The absolute address of a page. */
export function absolute(path: string): string {
  return settings.site + (path === '/' ? '' : path)
}

import { settings } from '#settings.ts'

/** Why a link that somebody is sent would lead nowhere; null where it leads to a site. Nobody can have an address that ends with `.example`. */
export function problemOfLinks(site: string = settings.site): string | null {
  return new URL(site).hostname.endsWith('.example')
    ? `The link would lead to ${site}, where nobody is. Say which site: --to staging or --to production`
    : null
}

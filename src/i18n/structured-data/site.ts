import type { OrganizationLeaf, WebSite } from 'schema-dts'

import { addressIn } from '#domain/page/canonical.ts'
import { routes } from '#domain/site/routes.ts'
import type { Words } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'

const shopId = `${settings.site}/#organizacion`
export const webSiteId = `${settings.site}/#sitio`

/** Who runs the shop. */
export function shopOf(): OrganizationLeaf {
  return {
    '@id': shopId,
    '@type': 'Organization',
    address: settings.address,
    email: settings.email,
    legalName: settings.legalName,
    logo: `${settings.site}/iconos/512.png`,
    name: settings.name,
    sameAs: settings.social.url,
    taxID: settings.taxId,
    telephone: settings.phone,
    url: settings.site
  }
}

export function webSiteOf({ language, t }: Words): WebSite {
  return {
    '@id': webSiteId,
    '@type': 'WebSite',
    alternateName: t('site.claim'),
    inLanguage: language,
    name: settings.name,
    publisher: { '@id': shopId },
    url: addressIn(settings.site, language, routes.home)
  }
}

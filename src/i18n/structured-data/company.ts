import type { LocalBusinessLeaf, OrganizationLeaf } from 'schema-dts'

import { addressIn } from '#domain/page/canonical.ts'
import type { Company } from '#domain/catalogue/company.ts'
import { routes } from '#domain/site/routes.ts'
import type { Words } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'

import { addressOf, geoOf } from './place.ts'

/** A business with all that its page says of it; with a place of its own it is a local one. */
export function companyOf(words: Words, company: Company): LocalBusinessLeaf | OrganizationLeaf {
  const facts = {
    ...sellerOf(words, company),
    email: company.email ?? undefined,
    logo: company.logoUrl ?? undefined,
    sameAs: company.website ?? undefined,
    taxID: company.taxId ?? undefined,
    telephone: company.phone ?? undefined
  }
  if (company.address === null && company.municipality === null) return facts
  return {
    ...facts,
    '@type': 'LocalBusiness',
    address: addressOf(words, company),
    geo: geoOf(company.position)
  }
}

/** A reference to the business from another page. */
export function sellerOf({ language }: Words, { id, name }: Pick<Company, 'id' | 'name'>) {
  const url = addressIn(settings.site, language, routes.company(id))
  return { '@id': `${url}#empresa`, '@type': 'Organization' as const, name, url }
}

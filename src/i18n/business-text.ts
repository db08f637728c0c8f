import { lastReview } from '#domain/accessibility.ts'
import { readablePhone } from '#domain/phone.ts'
import { settings } from '#settings.ts'

import type { LongText, LongTextName } from './messages.ts'
import { longText } from './translator.ts'
import type { Words } from './words.ts'

/** A long text about the business, with its data from the settings. */
export function businessText({ format, language }: Words, name: LongTextName): LongText {
  const { address, email, legalName, phone, registration, site, taxId, tourismRegistration } = settings
  return longText(language, name, {
    address,
    email,
    legalName,
    name: settings.name,
    orderingUpdated: format.date(settings.orderingUpdated),
    phone: readablePhone(phone),
    registration,
    reviewed: format.date(lastReview),
    site,
    taxId,
    tourismRegistration,
    updated: format.date(settings.legalUpdated)
  })
}

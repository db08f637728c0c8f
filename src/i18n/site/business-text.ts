import { lastReview } from '#domain/catalogue/accessibility.ts'
import { readablePhone } from '#domain/text/phone.ts'
import { noticeDays, retentionMonths } from '#domain/privacy/retention.ts'
import { settings } from '#settings.ts'

import type { LongText, LongTextName } from '#i18n/text/messages.ts'
import { longText } from '#i18n/text/translator.ts'
import type { Words } from '#i18n/text/words.ts'

/** A long text about the business, with its data from the settings. */
export function businessText({ format, language }: Words, name: LongTextName): LongText {
  const { address, email, legalName, phone, registration, site, taxId, tourismRegistration } = settings
  return longText(language, name, {
    address,
    choiceMonths: String(retentionMonths.choice),
    email,
    legalName,
    messageMonths: String(retentionMonths.messages),
    name: settings.name,
    noticeDays: String(noticeDays),
    orderingUpdated: format.date(settings.orderingUpdated),
    phone: readablePhone(phone),
    registration,
    reviewed: format.date(lastReview),
    site,
    taxId,
    tourismRegistration,
    updated: format.date(settings.legalUpdated),
    resultMonths: String(retentionMonths.results),
    visitMonths: String(retentionMonths.visits)
  })
}

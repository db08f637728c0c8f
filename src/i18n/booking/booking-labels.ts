import type { Language } from '#domain/text/locale.ts'
import type { VisitTexts } from '#domain/visit/visit-sentence.ts'
import { settings } from '#settings.ts'

import { messages } from '#i18n/text/messages.ts'
import type { Words } from '#i18n/text/words.ts'

/** The texts of the booking box, for an island that speaks no language of its own. */
export function bookingLabels({ language, t }: Words) {
  const texts = messages[language].bookingPanel
  const { asking, failed, offline, retry, slow } = texts
  return {
    asking,
    back: texts.back,
    call: t('booking.noticeCall'),
    closedThatDay: t('bookingPanel.closedThatDay'),
    close: t('dialog.close'),
    contactUs: t('booking.contactUs', { name: settings.name }),
    day: t('bookingPanel.day'),
    dayPast: t('bookingPanel.dayPast'),
    failed,
    freeNoMore: t('bookingPanel.freeNoMore'),
    freeUntil: texts.freeUntil,
    gettingThere: t('detail.gettingThere'),
    hour: t('bookingPanel.hour'),
    link: t('booking.link'),
    notThatDay: t('bookingPanel.notThatDay'),
    notice: t('booking.notice'),
    noticeFree: t('booking.noticeFree'),
    noticeOpen: t('bookingPanel.noticeOpen'),
    offline,
    openFrom: texts.openFrom,
    options: t('bookingPanel.options'),
    overThatDay: t('bookingPanel.overThatDay'),
    phone: t('booking.phone'),
    qr: t('booking.qr'),
    qrNote: t('booking.qrNote'),
    qrOpen: t('bookingPanel.qrOpen'),
    qrTitle: t('bookingPanel.qrTitle'),
    retry,
    slow,
    soldOutThatDay: t('bookingPanel.soldOutThatDay'),
    startsAt: texts.startsAt,
    ticketShop: t('booking.ticketShop'),
    ticketShopNote: t('booking.ticketShopNote'),
    visit: visitLabelsIn(language),
    whatsapp: t('booking.whatsapp'),
    write: t('booking.noticeWrite')
  }
}

/** How people are counted in a sentence. */
export function visitTextsIn(language: Language): VisitTexts {
  const { adults_one, adults_other, carFree, children_one, children_other } = messages[language].filters
  return { adults_one, adults_other, carFree, children_one, children_other }
}

/** What the booking box asks about the party, and says of its price. */
function visitLabelsIn(language: Language) {
  const { adultsField, childrenAsAdults, childrenField, clearVisit } = messages[language].filters
  const { partyAge, partyTotal, partyTotalFrom, rateOf } = messages[language].filters
  const fields = { adultsField, childrenField, clearVisit }
  return {
    ...visitTextsIn(language),
    ...fields,
    childrenAsAdults,
    partyAge,
    partyTotal,
    partyTotalFrom,
    rateOf
  }
}

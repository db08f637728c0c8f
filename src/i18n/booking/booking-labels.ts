import type { MessageTexts } from '#domain/booking/booking-message.ts'
import type { Language } from '#domain/text/locale.ts'
import type { VisitTexts } from '#domain/visit/visit-sentence.ts'
import { settings } from '#settings.ts'

import { messages } from '#i18n/text/messages.ts'
import type { Words } from '#i18n/text/words.ts'

/** The texts of the booking box, for an island that speaks no language of its own. */
export function bookingLabels({ language, t }: Words) {
  const { bookingPanel: texts, detail } = messages[language]
  const { asking, failed, offline, retry, slow } = texts
  return {
    asking,
    back: texts.back,
    call: t('booking.noticeCall'),
    choose: t('bookingPanel.choose'),
    closedThatDay: t('bookingPanel.closedThatDay'),
    close: t('dialog.close'),
    contactUs: t('booking.contactUs', { name: settings.name }),
    day: t('bookingPanel.day'),
    failed,
    freeHours_one: detail.freeCancellationHours_one,
    freeHours_other: detail.freeCancellationHours_other,
    freeNoMore: t('bookingPanel.freeNoMore'),
    freeUntil: texts.freeUntil,
    freeUntilStart: t('detail.freeCancellationUntilStart'),
    gettingThere: t('detail.gettingThere'),
    hour: t('bookingPanel.hour'),
    link: t('booking.link'),
    messages: messageLanguages(language).map(messageTextsIn),
    nextMonth: t('bookingPanel.nextMonth'),
    notThatDay: t('bookingPanel.notThatDay'),
    notice: t('booking.notice'),
    noticeFree: t('booking.noticeFree'),
    noticeOpen: t('bookingPanel.noticeOpen'),
    offline,
    otherDay: t('bookingPanel.otherDay'),
    options: t('bookingPanel.options'),
    overThatDay: t('bookingPanel.overThatDay'),
    phone: t('booking.phone'),
    previousMonth: t('bookingPanel.previousMonth'),
    qr: t('booking.qr'),
    qrNote: t('booking.qrNote'),
    qrOpen: t('bookingPanel.qrOpen'),
    qrTitle: t('bookingPanel.qrTitle'),
    retry,
    sample: messages[language].bookingSample,
    slow,
    soldOutThatDay: t('bookingPanel.soldOutThatDay'),
    ticketShop: t('booking.ticketShop'),
    ticketShopNote: t('booking.ticketShopNote'),
    visit: whoTextsIn(language),
    whatsapp: t('booking.whatsapp'),
    write: t('booking.noticeWrite')
  }
}

/** How people are counted in a sentence. */
export function visitTextsIn(language: Language): VisitTexts {
  const { filters } = messages[language]
  return {
    adults_one: filters.adults_one,
    adults_other: filters.adults_other,
    age_one: filters.age_one,
    age_other: filters.age_other,
    carFree: filters.carFree,
    childrenAged: filters.childrenAged,
    children_one: filters.children_one,
    children_other: filters.children_other
  }
}

/** A message is written in the visitor's language and in Spanish. */
export function messageLanguages(language: Language): Language[] {
  return language === 'es' ? ['es'] : [language, 'es']
}

/** Texts of a message in one language. Each page has its own first words. */
function messageTextsIn(language: Language): Omit<MessageTexts, 'intro'> {
  const { partyAge, partyOldest } = messages[language].filters
  return {
    ...messages[language].bookingMessage,
    ...visitTextsIn(language),
    language,
    partyAge,
    partyOldest
  }
}

/** Texts for the fields of the party alone. */
export function partyTexts(language: Language) {
  const { filters } = messages[language]
  const { adultsField, ageUnknown, age_one, age_other, carFreeField } = filters
  const { childAge, childrenField, fewer, oneMore, party } = filters
  return {
    adultsField,
    ageUnknown,
    age_one,
    age_other,
    carFreeField,
    childAge,
    childrenField,
    fewer,
    oneMore,
    party
  }
}

/** Texts for the fields of the party and for its price. */
export function whoTextsIn(language: Language) {
  const { filters } = messages[language]
  return {
    ...visitTextsIn(language),
    adultsField: filters.adultsField,
    ageUnknown: filters.ageUnknown,
    childAge: filters.childAge,
    childrenAsAdults: filters.childrenAsAdults,
    childrenField: filters.childrenField,
    childrenUntil: filters.childrenUntil,
    clearVisit: filters.clearVisit,
    fewer: filters.fewer,
    oneMore: filters.oneMore,
    partyAge: filters.partyAge,
    partyAgesFrom: filters.partyAgesFrom,
    partyAgesUpTo: filters.partyAgesUpTo,
    partyOldest: filters.partyOldest,
    partyTotal: filters.partyTotal,
    partyTotalFrom: filters.partyTotalFrom,
    rateOf: filters.rateOf
  }
}

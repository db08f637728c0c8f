import type { BookingOutcome } from '#domain/catalogue/booking.ts'
import type { Language } from '#domain/text/locale.ts'
import type { VisitTexts } from '#domain/visit/visit-sentence.ts'
import { settings } from '#settings.ts'

import { messages } from '#i18n/text/messages.ts'
import type { Words } from '#i18n/text/words.ts'

/**
 * The texts of the booking box, for an island that speaks no language of its own. They are written into the page: those of ways that an
 * experience is not booked in stay empty.
 */
export function bookingLabels({ language, t }: Words, outcomes: BookingOutcome[]) {
  const texts = {
    always: {
      call: t('booking.noticeCall'),
      close: t('dialog.close'),
      contactUs: t('booking.contactUs', { name: settings.name }),
      day: t('bookingPanel.day'),
      dayPast: t('bookingPanel.dayPast'),
      freeNoMore: t('bookingPanel.freeNoMore'),
      freeUntil: messages[language].bookingPanel.freeUntil,
      notThatDay: t('bookingPanel.notThatDay'),
      options: t('bookingPanel.options'),
      visit: visitLabelsIn(language),
      write: t('booking.noticeWrite')
    },
    link: { link: t('booking.link') },
    notice: {
      gettingThere: t('detail.gettingThere'),
      notice: t('booking.notice'),
      noticeOpen: t('bookingPanel.noticeOpen')
    },
    phone: { phone: t('booking.phone') },
    qr: {
      qr: t('booking.qr'),
      qrNote: t('booking.qrNote'),
      qrOpen: t('bookingPanel.qrOpen'),
      qrTitle: t('bookingPanel.qrTitle')
    },
    'ticket-shop': {
      asking: t('bookingPanel.asking'),
      failed: t('bookingPanel.failed'),
      offline: t('bookingPanel.offline'),
      retry: t('bookingPanel.retry'),
      slow: t('bookingPanel.slow'),
      ticketShop: t('booking.ticketShop'),
      ticketShopNote: t('booking.ticketShopNote')
    },
    whatsapp: { whatsapp: t('booking.whatsapp') }
  }
  return Object.assign({}, texts.always, ...outcomes.map(({ booking }) => texts[booking.kind]))
}

/** How people are counted in a sentence. */
export function visitTextsIn(language: Language): VisitTexts {
  const { adults_one, adults_other, carFree, children_one, children_other } = messages[language].filters
  return { adults_one, adults_other, carFree, children_one, children_other }
}

/** What the booking box asks about the party, and says of its price. */
function visitLabelsIn(language: Language) {
  const { adultsField, childrenAsAdults, childrenField, clearVisit } = messages[language].filters
  const { partyTotal, partyTotalFrom, rateOf } = messages[language].filters
  const fields = { adultsField, childrenField, clearVisit }
  return { ...visitTextsIn(language), ...fields, childrenAsAdults, partyTotal, partyTotalFrom, rateOf }
}

import { messages } from '#i18n/text/messages.ts'
import { whoTextsIn } from '#i18n/booking/booking-labels.ts'
import type { Words } from '#i18n/text/words.ts'

/** The texts of the plan page, for an island that speaks no language of its own. */
export function planLabels({ language }: Words) {
  const { bookingPanel, filters, meeting, plan, price, schedule, share, weather } = messages[language]
  const { hour, nextMonth, otherDay, previousMonth } = bookingPanel
  return {
    ...plan,
    allDay: schedule.allDay,
    copied: share.copied,
    copyFailed: share.failed,
    meeting: meeting.title,
    priceFrom: price.from,
    retry: bookingPanel.retry,
    untilTime: schedule.untilTime,
    visit: whoTextsIn(language),
    weather,
    when: { hour, nextMonth, otherDay, previousMonth },
    whenAndWho: filters.whenAndWho
  }
}

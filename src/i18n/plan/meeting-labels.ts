import { visitTextsIn } from '#i18n/booking/booking-labels.ts'
import { messages } from '#i18n/text/messages.ts'
import type { Words } from '#i18n/text/words.ts'

/** The texts of the card of a meeting point, for an island that speaks no language of its own. */
export function meetingLabels({ language }: Words) {
  const { bookingPanel, map, meeting, plan, schedule, welcome } = messages[language]
  const { nextMonth, otherDay, previousMonth } = bookingPanel
  return {
    ...meeting,
    allDay: schedule.allDay,
    browse: plan.browse,
    retry: bookingPanel.retry,
    streets: map,
    untilTime: schedule.untilTime,
    visit: visitTextsIn(language),
    walk: welcome.walk,
    when: { nextMonth, otherDay, previousMonth }
  }
}

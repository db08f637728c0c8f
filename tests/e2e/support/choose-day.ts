import type { Day } from '#domain/time/calendar-day.ts'
import { nearDay } from '#domain/time/day-words.ts'
import type { Language } from '#domain/text/locale.ts'
import { messages } from '#i18n/text/messages.ts'

import { builtDay } from './built-day.ts'
import type { Locator, Page } from './test.ts'

const monthsAhead = 12

/** A day in the strip of a booking box, by its whole name. */
export async function dayInStrip(page: Page, day: Day, language: Language = 'es'): Promise<Locator> {
  await lookAtDays(page, language)
  return page.getByRole('radio', { exact: true, name: nearDay(language, day, await builtDay(page)) })
}

/** The days of a booking box are drawn once it is in view, and on a phone it may stand lower. */
export async function lookAtDays(page: Page, language: Language = 'es'): Promise<void> {
  const days = page.getByRole('radiogroup', { name: messages[language].bookingPanel.day })
  if ((await days.count()) > 0) await days.first().scrollIntoViewIfNeeded()
}

/** Chooses a day in the month that the booking box opens, turning to it. */
export async function chooseInMonth(page: Page, day: Day, language: Language = 'es'): Promise<void> {
  const { nextMonth, otherDay } = messages[language].bookingPanel
  const name = nearDay(language, day, await builtDay(page))
  const choice = page.getByRole('button', { exact: true, name })
  const next = page.getByRole('button', { name: nextMonth })
  await page.getByRole('button', { name: otherDay }).click()
  await next.waitFor()
  for (let turned = 0; turned < monthsAhead && !(await choice.isVisible()); turned += 1) await next.click()
  await choice.click()
}

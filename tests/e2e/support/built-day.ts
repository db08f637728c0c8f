import type { Page } from '@playwright/test'

import { timeInAndalusia } from '#domain/time/day.ts'

/** The day of which the home page tells: that on which the site was built. */
export async function builtDay(page: Page): Promise<string> {
  const response = await page.request.get('/eligeprovincia')
  const [, day] = /data-day="([^"]+)"/.exec(await response.text()) ?? []
  if (day === undefined) throw new Error('The home page names no day')
  return day
}

/** When the clocks of Andalusia show a time, in winter and in summer. */
export function momentOf(day: string, time: string): Date {
  const winter = `${day}T${time}:00+01:00`
  return new Date(timeInAndalusia(winter) === time ? winter : `${day}T${time}:00+02:00`)
}

import { expect, type Locator, type Page } from './test.ts'

import { wordsFor } from '#i18n/text/words.ts'

/** The screens on which first visits are measured, with the cookie banner open. */
export const screens = [
  { height: 844, width: 390 },
  { height: 1024, width: 768 },
  { height: 900, width: 1440 }
]

export const visitors = [
  { browser: 'es-ES', locale: 'esd' },
  { browser: 'de-DE', locale: 'de' }
] as const

/** The cookie banner begins here: the page below is not seen on a first visit. */
export async function bannerTop(page: Page, locale: (typeof visitors)[number]['locale']): Promise<number> {
  const banner = page.getByRole('region', { name: wordsFor(locale).t('cookies.title') })
  await expect(banner).toBeVisible()
  return (await edges(banner)).top
}

export async function edges(part: Locator) {
  await expect(part).toBeVisible()
  const { height, width, x, y } = (await part.boundingBox()) ?? { height: 0, width: 0, x: 0, y: 0 }
  return { bottom: y + height, left: x, right: x + width, top: y, width }
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

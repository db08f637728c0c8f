import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { localeOf } from '#domain/text/locale.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { messages } from '#i18n/text/messages.ts'
import { type deviceNames, devices, type languagesShown, type schemes } from './views.ts'

export interface Look {
  device: (typeof deviceNames)[number]
  language: (typeof languagesShown)[number]
  scheme: (typeof schemes)[number]
}

export interface Shot extends Look {
  file: string
  view: string
}

/** Nothing leaves the machine. */
const switches = ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']

/** It waits below the window, which a picture of the whole page goes beyond. */
const hidden = '.snackbar { visibility: hidden }'

export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ args: switches, executablePath })
}

/** Takes every view in one look: one visitor, who has chosen their cookies and goes from page to page. */
export async function takeAll(
  browser: Browser,
  origin: string,
  look: Look,
  views: Record<string, string>,
  folder: string
): Promise<Shot[]> {
  const { device, language, scheme } = look
  const context = await browser.newContext({
    ...devices[device],
    // The page's own policy would refuse the style that hides the snackbar.
    bypassCSP: true,
    colorScheme: scheme,
    locale: language,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Madrid'
  })
  await settleIn(context, origin, language)
  const page = await context.newPage()
  const shots: Shot[] = []
  mkdirSync(folder, { recursive: true })
  for (const [view, route] of Object.entries(views)) {
    await page.goto(origin + pathIn(localeOf(language), route), { waitUntil: 'load' })
    await page.evaluate(showAll)
    const file = `${view}-${device}-${scheme}-${language}.jpg`
    await page.screenshot({
      fullPage: true,
      path: join(folder, file),
      quality: 80,
      style: hidden,
      type: 'jpeg'
    })
    shots.push({ ...look, file, view })
  }
  await context.close()
  return shots
}

/** A visit that has begun, so that covers are shown, and without the cookie banner. */
async function settleIn(context: BrowserContext, origin: string, language: Look['language']): Promise<void> {
  await context.addInitScript(() => sessionStorage.setItem('visita', '1'))
  const page = await context.newPage()
  await page.goto(origin + pathIn(localeOf(language), routes.contact))
  const { necessary } = messages[language].cookies
  await page.getByRole('button', { name: necessary }).click()
  await page.getByRole('button', { name: necessary }).waitFor({ state: 'hidden' })
  await page.close()
}

/** Pictures below the fold wait until they come near; here all are wanted, and letters in their typeface. */
async function showAll(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  await document.fonts.ready
  await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
}

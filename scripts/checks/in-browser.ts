import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { consentTo, kindsOffered, writeConsent } from '#domain/consent.ts'
import { tracking } from '#settings.ts'
import { sampleOf } from './sample.ts'
import type { Site } from './site.ts'

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
const widths = [360, 768, 1440]
const schemes = ['light', 'dark'] as const
/** About one page of every template in every locale. */
const pagesPerRun = 200

/** What axe finds on pages of every template, in every locale, at three widths and in both themes (line A1). */
export async function checkInBrowser(
  browser: Browser,
  origin: string,
  site: Site,
  report: (done: number, total: number) => void
): Promise<string[]> {
  const addresses = sampleOf(site.pages, pagesPerRun)
  const looks = widths.flatMap(width => schemes.map(scheme => ({ scheme, width })))
  const faults: string[] = []
  for (const [index, { scheme, width }] of looks.entries()) {
    const page = await visitor(browser, width, scheme)
    for (const [done, address] of addresses.entries()) {
      const found = await barriersOf(page, origin + address)
      faults.push(...found.map(fault => `A1  ${address} at ${width} px, ${scheme}: ${fault}`))
      report(index * addresses.length + done + 1, looks.length * addresses.length)
    }
    await page.context().close()
  }
  return faults
}

/** Somebody who has answered the cookie banner and is inside a visit, so that no page sends them on. */
async function visitor(browser: Browser, width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { height: 900, width }
  })
  const consent = writeConsent(consentTo([], kindsOffered(tracking), new Date().toISOString()))
  await context.addInitScript(stored => {
    sessionStorage.setItem('visita', '1')
    localStorage.setItem('consentimiento', stored)
  }, consent)
  return context.newPage()
}

async function barriersOf(page: Page, url: string): Promise<string[]> {
  await page.goto(url, { waitUntil: 'load' })
  const { violations } = await new AxeBuilder({ page }).withTags(guidelines).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary = '', html }) => {
      const [, change = ''] = failureSummary.split('\n')
      return `${id}: ${change.trim()} ${html.slice(0, 120)}`
    })
  )
}

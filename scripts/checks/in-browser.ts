import { barriersOn } from 'site-checks/browser'
import { availableParallelism } from 'node:os'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { consentTo, kindsOffered, writeConsent } from '#domain/privacy/consent.ts'
import { tracking } from '#settings.ts'
import { sampleOf } from './sample.ts'
import type { Site } from './site.ts'

const widths = [360, 768, 1440]
const bothSchemes = ['light', 'dark'] as const
type Scheme = (typeof bothSchemes)[number]
const looksPerPage = widths.length * bothSchemes.length
/** About one page of every template in every locale. */
const pagesPerRun = 200

/** Runs axe on pages of every template, in every locale, at three widths and in both themes (line A1). */
export async function checkInBrowser(
  browser: Browser,
  origin: string,
  site: Site,
  report: (done: number, total: number) => void
): Promise<string[]> {
  const addresses = sampleOf(site.pages, pagesPerRun)
  const waiting = addresses.values()
  let seen = 0
  const visitors = Array.from({ length: availableParallelism() }, async () => {
    const page = await visitor(browser)
    const faults: string[] = []
    // All of them take from one list.
    for (const address of waiting) {
      const barriers = await barriersAt(page, origin + address)
      faults.push(...barriers.map(barrier => `A1  ${address} ${barrier}`))
      seen += 1
      report(seen * looksPerPage, addresses.length * looksPerPage)
    }
    await page.context().close()
    return faults
  })
  return (await Promise.all(visitors)).flat()
}

async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    // Answers of a worker cannot be intercepted: see `stayAt`.
    serviceWorkers: 'block'
  })
  await startVisit(context)
  return context.newPage()
}

/** A visitor who has answered the cookie banner and is inside a visit, so that no cover sends them on. */
export async function startVisit(context: BrowserContext): Promise<void> {
  const consent = writeConsent(consentTo([], kindsOffered(tracking), new Date().toISOString()))
  await context.addInitScript(stored => {
    sessionStorage.setItem('visita', '1')
    localStorage.setItem('consentimiento', stored)
  }, consent)
}

/** One page at every width: it is loaded once, and the window changes. Answers with what is wrong, and in which look. */
export async function barriersAt(
  page: Page,
  url: string,
  schemes: readonly Scheme[] = bothSchemes
): Promise<string[]> {
  await page.goto(url, { waitUntil: 'load' })
  // It may be left while it is looked at.
  const seen = await looksAt(page, schemes).catch(() => null)
  if (seen !== null && page.url() === url) return seen
  // A way that has not ended would break off the next one.
  await page.waitForURL(({ href }) => href !== url)
  await stayAt(page, url)
  return page.url() === url
    ? looksAt(page, schemes)
    : [`could not be looked at: it leads on to ${page.url()}`]
}

async function looksAt(page: Page, schemes: readonly Scheme[]): Promise<string[]> {
  const barriers: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ height: 900, width })
    await settle(page)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      const found = await barriersOn(page)
      barriers.push(...found.map(barrier => `at ${width} px, ${colorScheme}: ${barrier}`))
    }
  }
  return barriers
}

/** Waits until the page has answered the new width: observers report after a frame, and until then the booking bar lies over choices that it makes room for. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
      })
  )
}

/** A page that sends visitors on (the home page; account pages, without an account) is looked at without its scripts. */
async function stayAt(page: Page, url: string): Promise<void> {
  await page.route(url, async route => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/<script\b.*?<\/script>/gs, '')
    return route.fulfill({ body, response })
  })
  await page.goto(url)
  await page.unroute(url)
}

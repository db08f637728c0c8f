import { existsSync } from 'node:fs'
import { chromium, type Browser, type Page } from '@playwright/test'
import { freePort, takePort } from 'local-firebase'
import { routes } from '#domain/site/routes.ts'
import { messages } from '#i18n/text/messages.ts'
import { findBrowser } from '../../browser.mjs'
import { refused } from '../../console.ts'
import { createSiteHost } from '../../local/host.ts'
import { functionsFile } from '../../site/functions.ts'
import type { Section } from '../section.ts'
import { median } from '../weigh.ts'

/** Quality check V4: from the touch to an open, usable box, on a processor of a quarter of this one's speed, once the code has arrived. */
const slowness = 4
const allowedMs = 200
const rounds = 7

/** Time of a visitor's touch; `first` includes fetching the code from this machine, the others have it already. Beside it the time until the next paint after other acts. */
export const touch: Section = {
  name: 'touch',
  run: async () => {
    if (!existsSync('dist')) return refused('There is no dist. Make it first: npm run build')
    const server = await takePort(await freePort())
    if (typeof server === 'string') return refused(`No port could be opened (${server}).`)
    server.open(await createSiteHost({ folder: '.', functions: functionsFile }, server.origin))
    const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: findBrowser() })
    try {
      const visits = []
      for (let round = 0; round < rounds; round++) visits.push(await visit(browser, server.origin))
      const firsts = visits.flatMap(([first]) => first?.box ?? [])
      const later = visits.flatMap(([, ...others]) => others.map(({ box }) => box))
      const paints = visits.flat().map(({ paints: own }) => own)
      const figures = {
        allowedMs,
        firstMs: median(firsts),
        filtersMs: median(paints.map(({ filters }) => filters)),
        heartMs: median(paints.map(({ heart }) => heart)),
        letterMs: median(paints.map(({ letter }) => letter)),
        medianMs: median(later),
        worstMs: Math.max(...later)
      }
      return {
        figures,
        kind: 'measured',
        rows: [
          [
            'search box, touch to usable',
            `${told(figures.medianMs)}, worst ${told(figures.worstMs)} of ${later.length}`
          ],
          ['  the same, fetching its code', told(figures.firstMs)],
          ['  allowed once it has arrived', told(allowedMs)],
          ['a letter in the box, to the next paint', told(figures.letterMs)],
          ['filters opened, to the next paint', told(figures.filtersMs)],
          ['heart touched, to the next paint', told(figures.heartMs)]
        ]
      }
    } finally {
      await browser.close()
      server.close()
    }
  }
}

/** Milliseconds on one page. */
interface Times {
  box: number
  /** From an act to the next paint. */
  paints: { filters: number; heart: number; letter: number }
}

/** A new visitor who touches the box on three pages, types into it, saves the first experience and opens the filters. */
async function visit(browser: Browser, origin: string): Promise<Times[]> {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    locale: 'es-ES',
    viewport: { height: 844, width: 390 }
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const times: Times[] = []
  for (const province of ['malaga', 'granada', 'cadiz'] as const) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goto(origin + routes.listing(province), { waitUntil: 'networkidle' })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    times.push({ box: await touched(page), paints: await paintsOn(page) })
  }
  await context.close()
  return times
}

/** From the browser's own moment of the touch to the first frame in which the box offers something. */
async function touched(page: Page): Promise<number> {
  const opened = await page.evaluateHandle(() => ({
    time: new Promise<number>(resolve => {
      let since = 0
      addEventListener('pointerdown', ({ timeStamp }) => (since = timeStamp), { capture: true, once: true })
      // Looking in every frame would make frames that are otherwise not drawn.
      const changes = new MutationObserver(() => {
        if (document.querySelector('[role=listbox] [role=option]') === null) return
        changes.disconnect()
        requestAnimationFrame(() => resolve(performance.now() - since))
      })
      changes.observe(document.body, { childList: true, subtree: true })
    })
  }))
  await page.getByRole('combobox', { name: messages.es.search.label }).tap()
  return opened.evaluate(async ({ time }) => time)
}

async function paintsOn(page: Page): Promise<Times['paints']> {
  const main = page.getByRole('main')
  const letter = await toPaint(page, 'keydown', () => page.keyboard.press('k'))
  await page.keyboard.press('Escape')
  const heart = await toPaint(page, 'click', () => main.locator('save-button button').first().tap())
  const opener = main.locator('summary').filter({ hasText: messages.es.filters.more }).first()
  return { filters: await toPaint(page, 'click', () => opener.tap()), heart, letter }
}

/** From the browser's own moment of an act to the frame that follows it, painted. The page listens before the act: a key would be faster than the question. */
async function toPaint(page: Page, kind: 'click' | 'keydown', act: () => Promise<void>): Promise<number> {
  const painted = await page.evaluateHandle(
    type => ({
      time: new Promise<number>(resolve =>
        addEventListener(
          type,
          ({ timeStamp }) =>
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
          { capture: true, once: true }
        )
      )
    }),
    kind
  )
  await act()
  return painted.evaluate(async ({ time }) => time)
}

function told(ms: number): string {
  return `${Math.round(ms)} ms`
}

import { writeReport } from '#domain/forecast/report-file.ts'
import type { ForecastSpan, WeatherReport, WeatherWarning } from '#domain/forecast/report.ts'
import { languageOf } from '#domain/text/locale.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { messages } from '#i18n/text/messages.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { builtDay, momentOf } from '../support/built-day.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const file = '/datos/tiempo/andalucia.json'
const granada = { code: '18087', lat: 37.177, lng: -3.599, name: 'Granada' }
/** Every day at half past four, under the open sky. */
const detail = '/experiencias/paseo-miradores-albaicin-atardecer'

interface Planted {
  /** Time on the clock. */
  time?: string
  /** Hours since it was fetched. */
  age?: number
  span?: Partial<ForecastSpan>
  warnings?: Partial<WeatherWarning>[]
}

/** A page at a fixed time, with a forecast for Granada and nothing of other towns. Says what was asked for. */
async function openWith(
  page: Page,
  path: string,
  { age = 2, span = {}, time = '09:00', warnings = [] }: Planted
) {
  const day = await builtDay(page)
  const now = momentOf(day, time)
  const fetched = new Date(now.getTime() - age * 3_600_000).toISOString()
  const whole: ForecastSpan = { from: 0, gust: null, heat: 24, rain: 5, sky: 'clear', until: 24 }
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString()
  const days = Array.from({ length: 4 }, (_, count) => ({
    day: new Date(Date.parse(`${day}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10),
    spans: [{ ...whole, ...span }]
  }))
  const report: WeatherReport = {
    towns: [{ days, fetched, issued: `${day}T07:10`, town: granada }],
    warnings: warnings.map(warning => ({
      from: hours(-12),
      hazard: 'storm',
      issued: fetched,
      level: 'orange',
      towns: [granada.code],
      until: hours(60),
      ...warning
    })),
    warningsFetched: fetched
  }
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.route(`**${file}`, route => route.fulfill({ json: writeReport(report) }))
  await page.clock.setFixedTime(now)
  await havingChosenCookies(page)
  await page.goto(path)
  await moveOver(page)
  return asked
}

/** The forecast waits for a sign that somebody uses the page: a pointer that moves is one. */
async function moveOver(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
}

/** The line about the weather on the page of an experience. */
const lineOf = (page: Page) => page.getByRole('main').locator('summary').filter({ hasText: 'AEMET' }).first()

for (const [locale, prefix] of [
  ['es', ''],
  ['de', '/de']
] as const) {
  const { weather } = messages[locale]
  test(`[${locale}] an experience says that rain is likely, with whose forecast it is and a plan B`, async ({
    page
  }) => {
    await openWith(page, `${prefix}${detail}`, { span: { rain: 60, sky: 'rain' } })
    await expect(lineOf(page)).toContainText(/60\s%/)
    await expect(lineOf(page)).toContainText(weather.planB)
    await lineOf(page).focus()
    await page.keyboard.press('Enter')
    const note = page.getByRole('main').getByRole('group').filter({ hasText: 'AEMET' })
    await expect(note.getByText(/Granada.*AEMET.*07:10.*© AEMET/)).toBeVisible()
    await expect(note.getByText(weather.planBHeading)).toBeVisible()
    const [first] = await note.getByRole('listitem').all()
    await expect(first ?? note).toContainText(/\d{2}:\d{2}.*\d.km/)
    await expectNoBarrier(page, 'weather', 'main')
    await first?.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${prefix}/experiencias/`))
  })

  test(`[${locale}] today says it row by row, at the hour of each`, async ({ page }) => {
    await openWith(page, `${prefix}/granada/hoy`, { span: { heat: 37 } })
    const rows = page.getByRole('main').getByRole('listitem')
    const hot = rows.filter({ hasText: /37\s°C/ })
    await expect(hot.first()).toBeVisible()
    await hot.first().getByText(weather.planB).click()
    await expect(
      hot.first().getByText(new RegExp(`${weather.planBHeading}|${weather.planBNone}`))
    ).toBeVisible()
    // Elsewhere nothing is known, and nothing is said.
    await expect(rows.filter({ hasNotText: 'AEMET' }).first()).toBeVisible()
  })
}

for (const locale of ['esd', 'de'] as const) {
  const { plan } = messages[languageOf(locale)]

  /** A walk under the open sky today, and something under a roof tomorrow, near each other. */
  async function openPlan(page: Page, planted: Planted) {
    const day = await builtDay(page)
    const kept = `1~${day.replaceAll('-', '')}~paseo-miradores-albaicin-atardecer.0~bano-arabe-te-carrera-darro.1`
    await page.addInitScript(text => localStorage.setItem('plan', text), kept)
    return openWith(page, pathIn(locale, routes.plan), planted)
  }

  test(`[${locale}] a plan says on which day rain is likely, and offers first what is under a roof`, async ({
    page
  }) => {
    await openPlan(page, { span: { rain: 60, sky: 'rain' } })
    await expect(page.getByText(/60\s%/).first()).toBeVisible()
    await expect(page.getByText(/Granada.*AEMET.*07:10.*© AEMET/).first()).toBeVisible()
    await expectNoBarrier(page, 'rain on a day of the plan', 'main')
    await page.getByRole('button', { name: plan.rainForecast }).first().press('Enter')
    await expect(page.getByText(plan.rainSwapped)).toBeVisible()
  })

  test(`[${locale}] a plan says nothing of weather that was fetched nineteen hours ago`, async ({ page }) => {
    const asked = await openPlan(page, { age: 19, span: { rain: 90 } })
    await expect(page.getByRole('button', { name: plan.rain }).first()).toBeVisible()
    expect(asked).toContain(file)
    await expect(page.getByText('AEMET')).toHaveCount(0)
  })
}

test('good weather is called good, and what is asked for is asked of the site alone', async ({ page }) => {
  const asked = await openWith(page, detail, {})
  await expect(lineOf(page)).toContainText(/Buen tiempo: 24\s°C/)
  await expect(lineOf(page)).not.toContainText(messages.es.weather.planB)
  expect(asked.filter(path => path === file)).toHaveLength(1)
})

test('a warning stands first, with its level and how long it counts', async ({ page }) => {
  await openWith(page, detail, { warnings: [{}] })
  await expect(lineOf(page)).toContainText('Aviso naranja: tormentas')
  await lineOf(page).click()
  await expect(page.getByText(/Vale hasta el .+ AEMET lo emitió el/)).toBeVisible()
  await expect(page.getByRole('link', { name: messages.es.weather.warningLink })).toHaveAttribute(
    'href',
    /^https:\/\/www\.aemet\.es\//
  )
})

test('the day that was said is the day of the forecast', async ({ page }) => {
  const day = await builtDay(page)
  const later = new Date(Date.parse(`${day}T12:00:00Z`) + 30 * 86_400_000).toISOString().slice(0, 10)
  await openWith(page, `${detail}?dia=${later}`, { span: { rain: 60 } })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(lineOf(page)).toHaveCount(0)
})

test('what was fetched nineteen hours ago says nothing any more', async ({ page }) => {
  const asked = await openWith(page, detail, { age: 19, span: { rain: 90 }, warnings: [{}] })
  await expect.poll(() => asked).toContain(file)
  await expect(lineOf(page)).toHaveCount(0)
})

test('without the file nothing of it shows, and nothing moves when it comes', async ({ page }) => {
  await openWith(page, detail, { span: { rain: 60 } })
  await expect(lineOf(page)).toBeVisible()
  const shift = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value') ?? 0)
        }).observe({ buffered: true, type: 'layout-shift' })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      })
  )
  expect(shift).toBe(0)
  await page.unroute(`**${file}`)
  await page.route(`**${file}`, route => route.abort())
  await page.reload()
  await moveOver(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(lineOf(page)).toHaveCount(0)
})

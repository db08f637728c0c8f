import { expect, type Page, test } from '../support/test.ts'

import { experienceAt, spanish } from '../../fixtures/site.ts'

const { plain, t } = spanish
const nerja = experienceAt('nerja-y-maro')

/** The events of the page: each is a link to an experience within a list. */
const events = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .filter({ has: page.getByRole('time') })

/** The properties of each entry of a calendar file (RFC 5545). */
function entriesOf(file: string): Map<string, string>[] {
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  const starts = lines.flatMap((line, index) => (line === 'BEGIN:VEVENT' ? [index] : []))
  return starts.map(start => {
    const own = lines.slice(start + 1, lines.indexOf('END:VEVENT', start))
    return new Map(own.map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]))
  })
}

test('the events come one after the other, the next one first, each with its day', async ({ page }) => {
  await page.goto('/agenda')
  const moments = await events(page)
    .getByRole('time')
    .evaluateAll(times => times.map(time => time.getAttribute('datetime') ?? ''))
  const starts = moments.filter(moment => moment.includes('T'))
  expect(starts.length).toBeGreaterThan(5)
  const inOrder = starts.map(start => Date.parse(start))
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  await expect(events(page).first()).toContainText(/\p{L}+, \d{1,2} de \p{L}+/u)
})

test('a month of the strip leads to its events, a province to its own agenda', async ({ page }) => {
  await page.goto('/agenda')
  const months = page.getByRole('navigation', { name: t('agenda.months') }).getByRole('link')
  const target = String(await months.last().getAttribute('href'))
  await months.last().click()
  await expect(page).toHaveURL(`/agenda${target}`)
  await expect(page.locator(target).getByRole('heading', { level: 2 })).toBeInViewport()
  const all = await events(page).count()
  await page
    .getByRole('navigation', { name: t('agenda.provinces') })
    .getByRole('link', { name: /^Granada/ })
    .click()
  await expect(page).toHaveURL('/agenda/granada')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('agenda.titleProvince', { province: 'Granada' })
  )
  expect(await events(page).count()).toBeLessThan(all)
})

test('an event says when, where and for how much, and leads to its page', async ({ page }) => {
  await page.goto('/agenda')
  const recital = experienceAt('recital-guitarra-flamenca-teatro-alhambra')
  const entry = events(page).filter({ hasText: plain(recital.name) })
  await expect(entry).toContainText('20:30')
  await expect(entry).toContainText('Granada')
  await expect(entry).toContainText(/12\s€ con tarifa reducida/)
  await entry.getByRole('link', { name: plain(recital.name) }).click()
  await expect(page).toHaveURL(`/experiencias/${recital.slug}`)
})

test('the page of an event has its day and its hour', async ({ page }) => {
  await page.goto('/experiencias/recital-guitarra-flamenca-teatro-alhambra#horarios')
  const moment = page.getByRole('main').getByRole('time').filter({ hasText: '20:30' }).first()
  await expect(moment).toHaveText(/^\s*\p{L}+, \d{1,2} de \p{L}+, 20:30\s*$/u)
})

test('the whole agenda goes into a calendar', async ({ page, request }) => {
  await page.goto('/agenda')
  const link = page.getByRole('link', { name: t('agenda.subscribe') })
  const response = await request.get(String(await link.getAttribute('href')))
  expect(response.headers()['content-type']).toContain('text/calendar')
  const file = await response.text()
  const entries = entriesOf(file)
  expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(entries).toHaveLength(await events(page).count())
  for (const entry of entries) {
    expect(entry.get('DTSTART')).toMatch(/^\d{8}T\d{6}Z$/)
    expect(entry.get('DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/)
    expect(entry.get('SUMMARY')).toBeTruthy()
    expect(entry.get('URL')).toMatch(/^https:\/\/[^/]+\/experiencias\/[a-z0-9-]+$/)
  }
  expect(new Set(entries.map(entry => entry.get('UID'))).size).toBe(entries.length)
  expect(file.split('\r\n').filter(line => Buffer.byteLength(line) > 75)).toEqual([])
})

test('one event goes into a calendar', async ({ page }) => {
  await page.goto('/en/experiencias/recital-guitarra-flamenca-teatro-alhambra#horarios')
  const arriving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'calendar' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  const chunks: string[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(String(chunk))
  const [entry, ...others] = entriesOf(chunks.join(''))
  expect(others).toEqual([])
  expect(entry?.get('SUMMARY')).toBe('Flamenco guitar recital at the Teatro Alhambra')
  expect(entry?.get('DTSTART')).toMatch(/T(18|19)3000Z$/)
})

test('a meta experience has an agenda of its own', async ({ page, request }) => {
  await page.goto('/agenda')
  await page
    .getByRole('main')
    .getByRole('link', { exact: true, name: plain(nerja.name) })
    .click()
  await expect(page).toHaveURL('/agenda/nerja-y-maro')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('agenda.titleMeta', { meta: plain(nerja.name) })
  )
  await expect(events(page)).toHaveText([/Nerja/])
  const link = page.getByRole('link', { name: t('agenda.subscribe') })
  const response = await request.get(String(await link.getAttribute('href')))
  expect(entriesOf(await response.text())).toHaveLength(1)
})

test('a meta experience without events says so and offers what there is', async ({ page }) => {
  await page.goto('/agenda/tarifa-y-el-estrecho')
  await expect(page.getByRole('main')).toContainText(t('agenda.empty'))
  await page.getByRole('link', { name: t('agenda.seeExperiences') }).click()
  await expect(page).toHaveURL('/andalucia/experiencias/listado')
})

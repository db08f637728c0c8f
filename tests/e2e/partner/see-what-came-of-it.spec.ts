import { readFile } from 'node:fs/promises'

import {
  encodeResults,
  resultsCollection,
  resultsId
} from '#contract/user-documents/partner/partner-results.ts'
import { resultDays, type VisitCounts } from '#domain/partner/results.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { addDays } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import { messages } from '#i18n/text/messages.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { expectNoSidewaysScroll } from '../support/first-screen.ts'
import { accountWith, havingSignedInAs } from '../support/people/accounts.ts'
import { sellingForReal } from '../support/sale.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingAccepted, havingChosenCookies } from '../support/visit.ts'
import { databaseOf, linkOf } from './partner-link.ts'

const { results } = messages.es.partnerKit
const kayak = {
  id: 'ma-kayak-maro',
  name: 'Kayak por los acantilados de Maro',
  slug: 'kayak-acantilados-maro'
}
const today = dayInAndalusia(new Date().toISOString())

test('what a guest opens, saves and begins to book is told of a visit that agreed to be counted', async ({
  page
}) => {
  await havingAccepted(page, ['visits'])
  const reports: Record<string, unknown>[] = []
  page.on('request', request => {
    if (request.url().endsWith('/fn/grabarEstadisticas')) reports.push(request.postDataJSON().data)
  })
  await sellingForReal(page)
  // The app takes the link over, and the page stays.
  await page.route('https://wa.me/**', route => route.fulfill({ status: 204 }))
  await page.goto(`/experiencias/${kayak.slug}?partner=costa-rentacar&sitio=mesa`)
  await page
    .getByRole('button', { name: new RegExp(kayak.name) })
    .first()
    .click()
  await page.getByRole('link', { name: messages.es.booking.whatsapp }).first().click()
  const told = (name: string) => reports.flatMap(report => report[name])
  await expect.poll(() => told('reservas')).toEqual([kayak.slug])
  expect(told('abiertas')).toEqual([kayak.slug])
  expect(told('guardadas')).toEqual([kayak.slug])
  expect(reports[0]).toMatchObject({
    partnerId: 'costa-rentacar',
    url: `/experiencias/${kayak.slug}?sitio=mesa`
  })
})

test('nothing of it is told of a visit that did not agree', async ({ page }) => {
  await havingChosenCookies(page)
  const reports: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/fn/grabarEstadisticas')) reports.push(request.url())
  })
  await page.goto(`/experiencias/${kayak.slug}?partner=costa-rentacar`)
  await page
    .getByRole('button', { name: new RegExp(kayak.name) })
    .first()
    .click()
  await page.getByRole('link', { name: messages.es.booking.whatsapp }).first().click()
  await page.waitForLoadState('networkidle')
  expect(reports).toEqual([])
})

test('a partner sees its figures by its private link, in groups of five at least, and takes them along', async ({
  baseURL,
  page
}) => {
  await havingChosenCookies(page)
  await writeDay(baseURL, 1, { bookings: 6, plans: 8, visits: 1234 })
  await writeDay(baseURL, 2, { bookings: 0, plans: 2, visits: 7 })
  await writeDay(baseURL, 3, { bookings: 0, plans: 1, visits: 3 })
  await page.goto(await linkOf('costa-rentacar', baseURL))
  const few = interpolate(results.few, { group: '5' })
  await expect(cellsOf(page, results.whole)).toHaveText(['1244', '11', '6'])
  await expect(page.getByRole('table', { name: results.byExperience }).getByRole('rowheader')).toHaveText([
    kayak.name
  ])
  // The day with three visits would be told by the sum: the next smallest stands with it.
  await expect(cellsOf(page, results.byDay)).toHaveText(['1234', few, '6', '10', few, few])
  await expectNoSidewaysScroll(page)
  await expectNoBarrier(page, 'kit of a partner')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: results.save }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`costa-rentacar-${addDays(today, -1)}.csv`)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(`${results.columns.day};${addDays(today, -1)};1234;;6\r\n`)
  expect(text).not.toContain(addDays(today, -3))
})

test('a partner whom nobody was counted for is told so, in the language of the page', async ({
  baseURL,
  page
}) => {
  await havingChosenCookies(page)
  await page.goto(`/de${await linkOf('oficina-ronda', baseURL)}`)
  const texts = messages.de.partnerKit.results
  const section = page.getByRole('region', { name: texts.title })
  await expect(section.getByText(interpolate(texts.empty, { group: '5' }))).toBeVisible()
  await expect(
    section.getByText(interpolate(texts.lead, { days: String(resultDays), group: '5' }))
  ).toBeVisible()
  await expect(section.getByRole('table')).toHaveCount(0)
  await expect(section.getByRole('button')).toHaveCount(0)
  await expectNoBarrier(page, 'kit of a partner')
})

test('a partner signs in with its account instead, and chooses among its houses', async ({
  baseURL,
  page
}) => {
  await havingChosenCookies(page)
  const { partnerKit } = messages.es
  await page.goto('/socios')
  await page.getByRole('link', { name: messages.es.partners.own }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(partnerKit.noLink)
  await expect(alert.getByRole('link', { name: messages.es.accountFrame.signIn })).toHaveAttribute(
    'href',
    /\/login\?volver=%2Fsocios%2Fmi-casa$/
  )
  const partner = ['casas-del-sur', 'sol-y-rutas']
  await havingSignedInAs(page, await accountWith({ partner }, baseURL))
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByText('Casas del Sur', { exact: true })).toBeVisible()
  await expect(main.getByRole('region', { name: results.title })).toBeVisible()
  await main.getByRole('button', { name: 'Sol y Rutas Alquiler de Coches' }).click()
  await expect(main.getByRole('button', { name: 'Casas del Sur' })).toBeVisible()
  await expect(main.getByText('https://www.clavel.example/p/')).toBeVisible()
  await expectNoBarrier(page, 'kit of a partner')
})

test('an account that is of no partner is told so', async ({ baseURL, page }) => {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await accountWith({}, baseURL))
  await page.goto('/fr/socios/mi-casa')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(messages.fr.partnerKit.notYours)
})

/** As the count of a night writes it. */
async function writeDay(baseURL: string | undefined, daysAgo: number, whole: VisitCounts): Promise<void> {
  const day = addDays(today, -daysAgo)
  const partnerId = 'costa-rentacar'
  const written = encodeResults({ day, experiences: { [kayak.id]: whole }, partnerId, spots: {}, whole })
  const { db } = databaseOf(baseURL)
  await db.collection(resultsCollection).doc(resultsId(partnerId, day)).set(written)
}

function cellsOf(page: Page, name: string) {
  return page.getByRole('table', { name, exact: true }).getByRole('cell')
}

import { expect, test } from '../support/test.ts'

import type { Experience } from '#domain/catalogue/experience.ts'
import { messages } from '#i18n/text/messages.ts'

import { catalog, isShown } from '../../fixtures/site.ts'
import { openCell } from '../support/listing-bar.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { bookingPanel, connection, filters, snackbar } = messages.es
const isFree = ({ priceFrom }: Experience) => priceFrom.kind === 'free'
const kayak = '/experiencias/kayak-acantilados-maro'

test.beforeEach(({ page }) => havingChosenCookies(page))

test('a lost connection is said, and unsaid when it is back', async ({ context, page }) => {
  await page.goto(kayak)
  const notice = page.getByRole('status').filter({ hasText: connection.offline })
  await expect(notice).toBeHidden()
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
})

test('a list that was touched without a connection follows its filters when it is back', async ({
  context,
  page
}) => {
  await page.goto('/malaga/experiencias/listado')
  // Waits for everything that the page loads by itself: a connection lost before that is another story.
  await page.waitForLoadState('networkidle')
  const free = page.getByLabel(filters.free, { exact: true })
  const notice = page.getByRole('status').filter({ hasText: connection.offline })
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await openCell(page, filters.more)
  await free.focus()
  await free.press('Shift')
  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await free.check()
  await expect(page).toHaveURL(/gratis=1/)
  const found = catalog.listed.malaga.filter(
    experience => isShown(experience, 'malaga') && isFree(experience)
  )
  await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(
    found.length
  )
})

test('a script that does not arrive reloads the page once, and then a message says so', async ({ page }) => {
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route('**/_astro/BookingPanel*', route => route.abort())
  await page.goto(kayak)
  await page.getByText(bookingPanel.options).click()
  await expect.poll(() => loads).toBe(2)
  await page.getByText(bookingPanel.options).click()
  await expect(page.getByRole('alert').filter({ hasText: snackbar.chunkFailure })).toBeVisible()
  expect(loads).toBe(2)
})

test('a link works while its island cannot wake', async ({ page }) => {
  await page.route('**/_astro/BookingPanel*', route => route.abort())
  await page.goto(kayak)
  await expect(page.getByRole('link', { name: messages.es.booking.whatsapp })).toHaveAttribute(
    'data-leads',
    /wa\.me/
  )
})

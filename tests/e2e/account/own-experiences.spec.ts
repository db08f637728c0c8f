import { messages } from '#i18n/text/messages.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { examplePurchases } from '../../../scripts/customers/purchases.ts'
import { havingBought, havingSignedIn } from '../support/people/account.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { ownExperiences } = messages.es
const kayak = 'Kayak por los acantilados de Maro'
const torcal = 'Paseo entre ammonites en El Torcal'

test.beforeEach(({ page }) => havingChosenCookies(page))

test('what was saved before signing in joins what the account holds, on every device, and what was bought stands beside it', async ({
  baseURL,
  browser,
  page
}) => {
  const ana = await havingSignedIn(page, baseURL)
  await havingBought(baseURL, ana, examplePurchases(new Date()))
  await page.goto('/experiencias/kayak-acantilados-maro')
  const save = page.getByRole('button', { name: interpolate(messages.es.plan.save, { name: kayak }) })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/experiencias')
  const saved = page.getByRole('region', { name: ownExperiences.saved })
  const bought = page.getByRole('region', { name: ownExperiences.bought })
  await expect(saved.getByRole('link', { name: kayak })).toHaveAttribute(
    'href',
    '/experiencias/kayak-acantilados-maro'
  )
  await expect(bought.getByRole('listitem')).toHaveCount(2)
  await expectNoBarrier(page, 'own experiences')

  // Another device of the same person, with a plan of its own.
  const storageState = await page.context().storageState({ indexedDB: true })
  const other = await browser.newContext({ baseURL, storageState })
  const there = await other.newPage()
  await there.addInitScript(() => {
    if (sessionStorage.getItem('begun')) return
    sessionStorage.setItem('begun', '1')
    localStorage.setItem('plan', '1~20270501~ruta-torcal-ammonites.0')
    localStorage.removeItem('plan-cuenta')
  })
  await there.goto('/en/experiencias')
  const elsewhere = there.getByRole('region', { name: messages.en.ownExperiences.saved })
  await expect(elsewhere.getByRole('listitem')).toHaveCount(2)
  await elsewhere.getByRole('button', { name: /Kayak/ }).press('Enter')
  await expect(elsewhere.getByRole('listitem')).toHaveCount(1)
  await expect(elsewhere.getByRole('heading')).toBeFocused()
  await expect.poll(() => there.evaluate(() => localStorage.getItem('plan-cuenta'))).not.toContain('kayak')
  await other.close()

  await page.reload()
  await expect(saved.getByRole('link', { name: torcal })).toBeVisible()
  await expect(saved.getByRole('listitem')).toHaveCount(1)
})

test('without a network the page shows what is on the device, and joins the account when it is back', async ({
  baseURL,
  page
}) => {
  await havingSignedIn(page, baseURL)
  await page.route('**/fn/misExperiencias', route => route.abort())
  await page.addInitScript(() => localStorage.setItem('plan', '1~~kayak-acantilados-maro'))
  await page.goto('/experiencias')
  await expect(page.getByRole('alert').filter({ hasText: ownExperiences.deviceOnly })).toBeVisible()
  await expect(page.getByRole('link', { name: kayak })).toBeVisible()
  await page.unroute('**/fn/misExperiencias')
  await page.getByRole('button', { name: messages.es.bookingPanel.retry }).click()
  await expect(page.getByText(ownExperiences.noneBought)).toBeVisible()
  await page.getByRole('button', { name: interpolate(ownExperiences.remove, { name: kayak }) }).click()
  await expect(page.getByText(ownExperiences.noneSaved)).toBeVisible()
})

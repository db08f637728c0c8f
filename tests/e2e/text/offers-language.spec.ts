import { expect, test } from '../support/test.ts'

import { wordsFor } from '#i18n/text/words.ts'
import { kayak, layoutShift } from '../../fixtures/site.ts'
import { expectNoBarrier } from '../support/barriers.ts'

const { t } = wordsFor('de')
const address = `/experiencias/${kayak.slug}`

test.describe('with a browser set to German', () => {
  test.use({ locale: 'de-AT' })

  test('a Spanish page offers German, in German, and stays Spanish', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByText(t('language.offer'))).toBeVisible()
    await expect(page.getByText(t('language.offer'))).toHaveAttribute('lang', 'de')
    const region = page.getByRole('region', { name: t('language.label') })
    await expect(region.getByRole('link', { name: t('language.offerAccept') })).toBeVisible()
    await expectNoBarrier(page, 'language offer')
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kayak.name.es ?? '')
  })

  test('a yes leads to the same page in German', async ({ page }) => {
    await page.goto(address)
    await page.getByRole('link', { name: t('language.offerAccept') }).click()
    await expect(page).toHaveURL(`/de${address}`)
    await expect(page.getByText(t('language.offer'))).toBeHidden()
  })

  test('a no is remembered on every page', async ({ page }) => {
    await page.goto(address)
    await page.getByRole('button', { name: t('language.offerDismiss') }).click()
    await expect(page.getByText(t('language.offer'))).toBeHidden()
    for (const path of [address, '/precios', `/fr${address}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(t('language.offer'))).toBeHidden()
    }
  })

  test('the offer hides nothing and moves nothing', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByText(t('language.offer'))).toBeVisible()
    const main = await page.getByRole('main').boundingBox()
    const offer = await page.getByText(t('language.offer')).boundingBox()
    expect(main?.y).toBeGreaterThanOrEqual((offer?.y ?? 0) + (offer?.height ?? 0))
    expect(await layoutShift(page)).toBe(0)
  })
})

test.describe('with a browser set to Portuguese', () => {
  test.use({ locale: 'pt-PT' })

  test('a page whose text is not there in Portuguese does not offer it', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(wordsFor('pt').t('language.offer'))).toHaveCount(0)
  })
})

test('a browser that speaks Spanish is offered nothing', async ({ page }) => {
  await page.goto('/precios')
  for (const language of ['de', 'en', 'fr', 'pt'] as const) {
    await expect(page.getByText(wordsFor(language).t('language.offer'))).toBeHidden()
  }
})

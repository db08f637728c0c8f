import studio from '#studio/texts/es.json' with { type: 'json' }
import { settings } from '#settings.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { administratorAt, havingSignedInAs } from '../support/people/accounts.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

test('the studio has a bar of its own, and at 1440 x 900 ten rows of its list are in view', async ({
  baseURL,
  page
}) => {
  await page.setViewportSize({ height: 900, width: 1440 })
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
  await page.goto('/estudio#/experiencias')
  await expect(page.getByRole('heading', { level: 2, name: studio.collections.experiencias })).toBeVisible()

  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(
    bar.getByRole('link', { name: wordsFor('esd').t('site.homeLink', { name: settings.name }) })
  ).toBeVisible()
  expect((await bar.boundingBox())?.height).toBe(56)
  await expect(page.getByRole('link', { exact: true, name: studio.toSite })).toBeVisible()

  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
  await expect(rows.nth(9)).toBeInViewport({ ratio: 1 })
  // A document without an address has no poster yet.
  const posters = rows.getByRole('link').locator('img')
  await expect(posters.first()).toHaveAttribute('src', /^\/carteles\/wide\//)
})

test('what the law asks for, and the other languages, stand behind one word of the bar', async ({
  baseURL,
  page
}) => {
  const { t } = wordsFor('esd')
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
  await page.goto('/estudio#/experiencias')
  await expect(page.getByRole('heading', { level: 2, name: studio.collections.experiencias })).toBeVisible()
  await page.getByRole('button', { exact: true, name: t('footer.legal') }).click()
  const legal = page.getByRole('contentinfo')
  await expect(legal.getByRole('link', { name: t('footer.privacy') })).toBeVisible()
  await expect(legal.getByRole('link', { name: 'English' })).toBeInViewport()
  await expectNoBarrier(page, 'studio, a list')
  await page.keyboard.press('Escape')
  await expect(legal).toBeHidden()
})

test('"?" names the keys, and Alt with an arrow opens the next section', async ({ baseURL, page }) => {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
  await page.goto('/estudio#/experiencias/ma-kayak-maro')
  await expect(page.getByRole('heading', { level: 3, name: studio.sections.texts })).toBeVisible()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: studio.keys.title })
  await expect(keys).toContainText('Ctrl S')
  await expectNoBarrier(page, 'studio, the keys')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('heading', { level: 3, name: studio.sections.when })).toBeFocused()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('heading', { level: 3, name: studio.sections.texts })).toBeFocused()
})

import { anEmail, havingGoogle, openLogin, openUserMenu, throughGoogle } from '../support/people/people.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'
import { spanish } from '../../fixtures/site.ts'

const { t } = spanish

test.beforeEach(async ({ page }) => {
  await havingChosenCookies(page)
  await havingGoogle(page)
})

test('a visitor closes the window of Google, opens it again and comes in', async ({ page }) => {
  await page.goto('/precios')
  const panel = await openLogin(page)
  const google = panel.getByRole('button', { name: t('login.google') })
  const [closed] = await Promise.all([page.waitForEvent('popup'), google.click()])
  await closed.close()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(google).toBeEnabled()
  await throughGoogle(page, google, anEmail('rosa'))
  await expect(page.getByText(t('login.welcome'))).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/precios$/)
  await expect((await openUserMenu(page)).getByRole('link', { name: t('menu.profile') })).toBeVisible()
})

import type { Ending } from '#domain/account/person.ts'
import {
  anEmail,
  changeAccount,
  fillCredentials,
  havingAccount,
  havingSignedIn,
  openLogin,
  openUserMenu,
  removeAccount
} from '../support/people/people.ts'
import { expect, type Page, test } from '../support/test.ts'
import { spanish } from '../../fixtures/site.ts'

const { t } = spanish

/** Sessions that began before a moment to come hold no more. */
function signOutEverywhere(page: Page, uid: string): Promise<void> {
  return changeAccount(page, uid, { validSince: String(Math.floor(Date.now() / 1000) + 3600) })
}

test('account pages lead whoever is not signed in to the home page, and nobody is made for it', async ({
  page
}) => {
  const accounts: string[] = []
  page.on('request', request => {
    if (request.url().includes('accounts:signUp')) accounts.push(request.url())
  })
  for (const path of ['/perfil', '/en/perfil']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/eligeprovincia$/)
  }
  expect(accounts).toEqual([])
})

test('whoever works here is asked to sign in, and comes back to the very place', async ({ page }) => {
  const email = anEmail()
  await havingAccount(page, email)
  await page.goto('/estudio#/empresas')
  await expect(page.getByText(t('accountFrame.staffOnly'))).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('accountFrame.signIn') })
    .click()
  await fillCredentials(page.getByRole('region', { name: t('login.title') }), email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/estudio#\/empresas$/)
})

for (const [what, change, ending] of [
  ['deleted', removeAccount, 'expired'],
  ['disabled', (page, uid) => changeAccount(page, uid, { disableUser: true }), 'disabled'],
  ['signed out everywhere', signOutEverywhere, 'expired']
] satisfies [string, (page: Page, uid: string) => Promise<void>, Ending][]) {
  test(`an account that is ${what} meanwhile is told so`, async ({ page }) => {
    const email = anEmail()
    const uid = await havingAccount(page, email)
    await havingSignedIn(page, email)
    await page.goto('/perfil')
    await expect(page.getByLabel(t('profile.name'), { exact: true })).toBeVisible()
    await change(page, uid)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText(t(`accountFrame.${ending}`))).toBeVisible()
    await page.goto('/precios')
    await openLogin(page)
  })
}

test('what is saved after the session ended elsewhere is answered in words, with the way back in', async ({
  page
}) => {
  const email = anEmail()
  const uid = await havingAccount(page, email)
  await havingSignedIn(page, email)
  await page.goto('/perfil')
  await page.getByLabel(t('profile.name'), { exact: true }).fill('Ana')
  await signOutEverywhere(page, uid)
  await page.getByRole('button', { exact: true, name: t('profile.save') }).click()
  const ending = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: t('accountFrame.expired') })
  await expect(ending).toBeFocused()
  await ending.getByRole('link', { name: t('accountFrame.signIn') }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('two tabs agree on who is there', async ({ context, page }) => {
  const email = anEmail()
  await havingAccount(page, email)
  await havingSignedIn(page, email)
  const [account, elsewhere] = await Promise.all([context.newPage(), context.newPage()])
  await account.goto('/perfil')
  await expect(account.getByLabel(t('profile.name'), { exact: true })).toBeVisible()
  await elsewhere.goto('/precios')
  await (await openUserMenu(page)).getByRole('button', { name: t('menu.signOut') }).click()
  await expect(account).toHaveURL(/\/eligeprovincia$/)
  await elsewhere.keyboard.press('Tab')
  await expect(elsewhere.locator('html')).not.toHaveAttribute('data-session')
})

test('offline, the account page says so and tries again', async ({ page }) => {
  const email = anEmail()
  await havingAccount(page, email)
  await havingSignedIn(page, email)
  await page.route('**/__/firebase/init.json', route => route.abort(), { times: 1 })
  await page.goto('/perfil')
  await expect(page.getByText(t('accountFrame.offline'))).toBeVisible()
  await page.getByRole('button', { name: t('accountFrame.retry') }).click()
  await expect(page.getByLabel(t('profile.name'), { exact: true })).toBeVisible()
})

import {
  anEmail,
  changeAccount,
  havingAccount,
  havingSignedIn,
  openLogin,
  openUserMenu
} from '../support/people/people.ts'
import { expect, test } from '../support/test.ts'
import { spanish } from '../../fixtures/site.ts'

const { t } = spanish

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

for (const [what, change, ending] of [
  ['disabled', { disableUser: true }, 'disabled'],
  ['signed out everywhere', { validSince: String(Math.floor(Date.now() / 1000) + 3600) }, 'expired']
] as const) {
  test(`an account that is ${what} meanwhile is told so`, async ({ page }) => {
    const email = anEmail()
    const uid = await havingAccount(page, email)
    await havingSignedIn(page, email)
    await page.goto('/perfil')
    await expect(page.getByLabel(t('profile.name'), { exact: true })).toBeVisible()
    await changeAccount(page, uid, change)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText(t(`accountFrame.${ending}`))).toBeVisible()
    await page.goto('/precios')
    await openLogin(page)
  })
}

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

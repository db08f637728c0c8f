import { readFile } from 'node:fs/promises'

import { expectNoBarrier } from '../support/barriers.ts'
import {
  anEmail,
  aPhone,
  codeFor,
  followAddressLink,
  havingAccount,
  havingGoogle,
  havingSignedIn,
  openLogin,
  openUserMenu,
  password,
  throughGoogle
} from '../support/people/people.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'
import { spanish } from '../../fixtures/site.ts'

const { t } = spanish

test('a customer changes their profile, and another tab follows', async ({ context, page }) => {
  const email = anEmail()
  await havingAccount(page, email)
  await havingSignedIn(page, email)
  await page.goto('/perfil')
  const own = page.getByRole('region', { name: t('profile.contactHeading') })
  await expect(own.getByLabel(t('profile.name'), { exact: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/perfil')
  await expect(other.getByText(email).first()).toBeVisible()
  await page.bringToFront()
  await own.getByLabel(t('profile.contactPhone')).fill('123')
  await own.getByLabel(t('profile.name'), { exact: true }).fill('Ana <b>María</b>')
  await own.getByRole('button', { name: t('profile.save') }).click()
  await expect(own.getByLabel(t('profile.contactPhone'))).toBeFocused()
  await expect(own.getByLabel(t('profile.contactPhone'))).toHaveAccessibleDescription(
    t('profile.fields.phone-invalid')
  )
  await own.getByLabel(t('profile.contactPhone')).fill('600 00 00 01')
  await own.getByRole('button', { name: t('profile.save') }).click()
  await expect(page.getByText(t('profile.saved'))).toBeVisible()
  await expect(other.getByText(`Ana <b>María</b> · ${email}`)).toBeVisible()
  await expectNoBarrier(page, 'profile')
})

test('ways in are linked and unlinked, all but the last', async ({ page }) => {
  const email = anEmail()
  await havingGoogle(page)
  await havingAccount(page, email)
  await havingSignedIn(page, email)
  await page.goto('/perfil')
  const ways = page.getByRole('region', { name: t('profile.providersHeading') })
  const unlinkPassword = ways.getByRole('button', { name: `${t('profile.unlink')}: ${t('login.password')}` })
  await expect(unlinkPassword).toBeDisabled()
  await expect(ways.getByText(t('profile.lastProvider'))).toBeVisible()
  const link = ways.getByRole('button', { name: `${t('profile.link')}: ${t('profile.google')}` })
  const later = ways.getByRole('listitem').filter({ hasText: t('profile.social') })
  await expect(later).toContainText(t('profile.socialNote'))
  await expect(later).not.toContainText(t('profile.notLinked'))
  const google = anEmail('google')
  await throughGoogle(page, link, google)
  await expect(unlinkPassword).toBeEnabled()
  await unlinkPassword.click()
  await expect(page.getByText(t('profile.unlinked'))).toBeVisible()

  // A sign-in that is too old is said in green and asks who it is; then the password is linked.
  await page.route('**/accounts:signUp*', route => route.fulfill({ json: tooOld, status: 400 }), { times: 1 })
  await ways.getByLabel(t('login.email')).fill(email)
  await ways.getByLabel(t('login.password'), { exact: true }).fill('corta')
  const add = ways.getByRole('button', { exact: true, name: t('profile.link') })
  await add.click()
  await expect(ways.getByText(t('login.fields.password-too-short'))).toBeVisible()
  await expectNoBarrier(page, 'ways to sign in', 'main')
  await ways.getByLabel(t('login.password'), { exact: true }).fill(password)
  const [popup] = await Promise.all([page.waitForEvent('popup'), add.click()])
  await expect(page.getByRole('status').filter({ hasText: t('login.errors.recent-login') })).toBeVisible()
  await popup.getByRole('listitem').filter({ hasText: google }).click()
  await expect(page.getByText(t('profile.passwordLinked'))).toBeVisible()

  // To take a way in away, too: who asks proves who they are, and it goes on.
  await page.route('**/accounts:update*', route => route.fulfill({ json: tooOld, status: 400 }), { times: 1 })
  const unlinkGoogle = `${t('profile.unlink')}: ${t('profile.google')}`
  await ways.getByRole('button', { name: unlinkGoogle }).click()
  const proof = page.getByRole('dialog', { name: unlinkGoogle })
  await proof.getByLabel(t('login.password'), { exact: true }).fill('no-es-esta')
  await proof.getByRole('button', { name: unlinkGoogle }).click()
  await expect(proof.getByRole('alert')).toHaveText(t('profile.passwordWrong'))
  await expectNoBarrier(page, 'proof before a way in goes', 'dialog')
  await proof.getByLabel(t('login.password'), { exact: true }).fill(password)
  await proof.getByRole('button', { name: unlinkGoogle }).click()
  await expect(unlinkPassword).toBeDisabled()
  await expect(proof).toBeHidden()
})

test('who comes in by telephone proves it by a code, and then has a password', async ({ page }) => {
  const [email, phone] = [anEmail(), aPhone()]
  await havingChosenCookies(page)
  await page.goto('/precios')
  const panel = await openLogin(page, spanish)
  await panel.getByRole('button', { name: t('login.phone') }).click()
  await page.getByLabel(t('login.phoneNumber')).fill(phone)
  await page.getByRole('button', { name: t('login.sendCode') }).click()
  await expect(page.getByText(t('login.smsSent'))).toBeVisible()
  const first = await codeFor(page, `+34${phone}`)
  await page.getByLabel(t('login.code')).fill(first)
  await page.getByRole('button', { name: t('login.confirm') }).click()
  await expect(page.getByText(t('login.welcome'))).toBeVisible()

  await page.goto('/perfil')
  const ways = page.getByRole('region', { name: t('profile.providersHeading') })
  await page.route('**/accounts:signUp*', route => route.fulfill({ json: tooOld, status: 400 }), { times: 1 })
  await ways.getByLabel(t('login.email')).fill(email)
  await ways.getByLabel(t('login.password'), { exact: true }).fill(password)
  await ways.getByRole('button', { exact: true, name: t('profile.link') }).click()
  const proof = page.getByRole('dialog', { name: `${t('profile.link')}: ${t('login.password')}` })
  await proof.getByRole('button', { name: t('profile.sendCode') }).click()
  await expect(proof.getByLabel(t('profile.code'))).toBeVisible()
  await expect.poll(() => codeFor(page, `+34${phone}`)).not.toBe(first)
  await proof.getByLabel(t('profile.code')).fill(await codeFor(page, `+34${phone}`))
  await proof.getByRole('button', { name: `${t('profile.link')}: ${t('login.password')}` }).click()
  await expect(page.getByText(t('profile.passwordLinked'))).toBeVisible()
})

test('a customer proves who they are and changes the password, then the e-mail', async ({ page }) => {
  const email = anEmail()
  await havingAccount(page, email)
  await havingSignedIn(page, email)
  await page.goto('/perfil')
  const access = page.getByRole('region', { name: t('profile.accessHeading') })
  await access.getByRole('button', { name: t('profile.changePassword') }).click()
  const dialog = page.getByRole('dialog', { name: t('profile.changePassword') })
  await dialog.getByLabel(t('login.password'), { exact: true }).fill('no-es-esta')
  await dialog.getByRole('button', { name: t('profile.proceed') }).click()
  await expect(dialog.getByRole('alert')).toHaveText(t('profile.passwordWrong'))
  await expectNoBarrier(page, 'change of the access', 'dialog')
  await dialog.getByLabel(t('login.password'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: t('profile.proceed') }).click()
  const secret = dialog.getByLabel(t('profile.newPassword'), { exact: true })
  await expect(secret).toBeFocused()
  await secret.fill('qwerty')
  await dialog.getByRole('button', { name: t('profile.changePassword') }).click()
  await expect(dialog.getByText(t('login.fields.password-common'))).toBeVisible()
  await expectNoBarrier(page, 'change of the access', 'dialog')
  await secret.fill('caballo grapa pila')
  const isNoticed = page.waitForResponse('**/fn/avisarCambioAcceso')
  await page.keyboard.press('Enter')
  expect((await isNoticed).ok()).toBe(true)
  await expect(page.getByText(t('profile.passwordChanged'))).toBeVisible()
  await expect(dialog).toBeHidden()

  const address = anEmail('nueva')
  await access.getByRole('button', { name: t('profile.changeEmail') }).click()
  const change = page.getByRole('dialog', { name: t('profile.changeEmail') })
  await change.getByLabel(t('login.password'), { exact: true }).fill('caballo grapa pila')
  await page.keyboard.press('Enter')
  await expect(change.getByLabel(t('profile.newEmail'))).toBeFocused()
  await expect(change.getByRole('link', { name: t('privacyNote.link') })).toBeVisible()
  await change.getByLabel(t('profile.newEmail')).fill('nueva')
  await page.keyboard.press('Enter')
  await expect(change.getByLabel(t('profile.newEmail'))).toHaveAccessibleDescription(
    t('login.fields.email-invalid')
  )
  await change.getByLabel(t('profile.newEmail')).fill(address)
  await page.keyboard.press('Enter')
  await expect(change.getByText(t('profile.emailChangeSent', { email: address }))).toBeFocused()
  await expectNoBarrier(page, 'change of the access', 'dialog')
  await change.getByRole('button', { name: t('profile.close') }).click()
  await expect(access.getByText(email)).toBeVisible()
  await followAddressLink(page, address)
  await page.reload()
  await expect(access.getByText(address)).toBeVisible()
  await (await openUserMenu(page)).getByRole('button', { name: t('menu.signOut') }).click()
  await expect(page).toHaveURL(/\/eligeprovincia$/)
  await page.goto('/login')
  const panel = page.getByRole('region', { name: t('login.title') })
  await panel.getByLabel(t('login.email')).fill(address)
  await panel.getByLabel(t('login.password'), { exact: true }).fill('caballo grapa pila')
  await panel.getByRole('button', { exact: true, name: t('login.submit') }).click()
  await expect(page.getByText(t('login.welcome'))).toBeVisible()
})

const tooOld = { error: { code: 400, message: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' } }

test('a customer takes their data along and deletes the account', async ({ page }) => {
  const email = anEmail()
  await havingAccount(page, email)
  await havingSignedIn(page, email)
  await page.goto('/perfil')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('profile.downloadButton') }).click()
  const file: { acceso: { email: string } } = JSON.parse(
    await readFile(await (await download).path(), 'utf8')
  )
  expect(file.acceso.email).toBe(email)

  await page.getByRole('button', { name: t('profile.deleteButton') }).click()
  const dialog = page.getByRole('dialog', { name: t('profile.deleteTitle') })
  await expectNoBarrier(page, 'deletion of an account')
  await dialog.getByLabel(t('login.password'), { exact: true }).fill('no-es-esta')
  await dialog.getByRole('button', { name: t('profile.confirmDelete') }).click()
  await expect(dialog.getByRole('alert')).toHaveText(t('profile.passwordWrong'))
  await dialog.getByLabel(t('login.password'), { exact: true }).fill(password)
  await expect(dialog.getByRole('alert')).toBeHidden()
  const ways: string[] = []
  const calls: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest()) ways.push(pathname)
    else if (pathname.startsWith('/fn/')) calls.push(pathname)
  })
  await dialog.getByRole('button', { name: t('profile.confirmDelete') }).click()
  const word = page.getByRole('alert').filter({ hasText: t('accountFrame.deleted-here') })
  await expect(word).toBeFocused()
  await expectNoBarrier(page, 'profile')
  expect(ways).toEqual([])
  // The page must not start anything for a deleted account.
  expect(calls).toEqual(['/fn/eliminarCuenta'])
  await word.getByRole('link', { name: t('notFound.home') }).click()
  await expect(page).toHaveURL(/\/eligeprovincia$/)
  await page.goto('/perfil')
  await expect(page).toHaveURL(/\/eligeprovincia$/)
  await page.goto('/login')
  await page.getByLabel(t('login.email')).fill(email)
  await page.getByLabel(t('login.password'), { exact: true }).fill(password)
  await page
    .getByRole('main')
    .getByRole('button', { exact: true, name: t('login.submit') })
    .click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('login.errors.credentials'))
})

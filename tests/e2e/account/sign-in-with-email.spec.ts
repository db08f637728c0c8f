import { wordsFor } from '#i18n/text/words.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import {
  anEmail,
  fillCredentials,
  followResetMail,
  havingAccount,
  openLogin,
  openUserMenu,
  password,
  paste
} from '../support/people/people.ts'
import { expect, test } from '../support/test.ts'
import { havingChosenCookies, refusingStorage } from '../support/visit.ts'
import { spanish } from '../../fixtures/site.ts'

const { t } = spanish

test.beforeEach(({ page }) => havingChosenCookies(page))

test('a visitor makes an account, signs in with it after a slip, and signs out', async ({ page }) => {
  const email = anEmail()
  await page.addInitScript(() => localStorage.setItem('plan', '1~~kayak-acantilados-maro'))
  await page.goto('/precios')
  const panel = await openLogin(page)
  await panel.getByRole('button', { name: t('login.register') }).click()
  const registration = page.getByRole('region', { name: t('login.registerTitle') })
  await registration.getByRole('button', { name: t('login.createAccount') }).click()
  await expect(registration.getByText(t('login.fields.email-required'))).toBeVisible()
  await expect(registration.getByLabel(t('login.email'))).toBeFocused()
  await fillCredentials(registration, email, 'corta')
  await registration.getByRole('button', { name: t('login.createAccount') }).click()
  await expect(registration.getByText(t('login.fields.password-too-short'))).toBeVisible()
  await expectNoBarrier(page, 'registration')
  await fillCredentials(registration, email)
  await registration.getByRole('button', { name: t('login.createAccount') }).click()

  await expect(panel.getByText(t('login.accountCreated'))).toBeVisible()
  // Nothing is typed again: one press would sign in.
  await expect(panel.getByLabel(t('login.email'))).toHaveValue(email)
  await expect(panel.getByLabel(t('login.password'), { exact: true })).toHaveValue(password)
  await fillCredentials(panel, email, 'otra-cosa')
  await panel.getByRole('button', { name: t('login.showPassword') }).click()
  await expect(panel.getByLabel(t('login.password'), { exact: true })).toHaveAttribute('type', 'text')
  await panel.getByRole('button', { exact: true, name: t('login.submit') }).click()
  await expect(panel.getByRole('alert')).toHaveText(t('login.errors.credentials'))
  await expectNoBarrier(page, 'sign-in')
  await panel.getByRole('button', { name: t('login.social') }).click()
  await expect(panel.getByText(t('login.socialUnavailable'))).toBeVisible()
  await fillCredentials(panel, email)
  // A refusal no longer applies while something else is typed.
  await expect(panel.getByRole('alert')).toBeHidden()
  await panel.getByRole('button', { exact: true, name: t('login.submit') }).click()
  await expect(page.getByText(t('login.welcome'))).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/precios$/)
  // From now on the account has the experiences saved on this device.
  const met = () => page.evaluate(() => localStorage.getItem('plan-cuenta'))
  await expect.poll(met).toContain('kayak-acantilados-maro')

  const menu = await openUserMenu(page)
  await expectNoBarrier(page, 'user menu', 'header')
  for (const name of [t('menu.profile'), t('menu.purchases'), t('menu.myExperiences')])
    await expect(menu.getByRole('link', { name })).toBeVisible()
  const isHome = page.waitForRequest(
    request => request.isNavigationRequest() && new URL(request.url()).pathname === '/'
  )
  // The home page leads on to where somebody may have been before: its address alone says nothing.
  const hasLedOn = page.waitForEvent('framenavigated', frame => frame.url().endsWith('/eligeprovincia'))
  await menu.getByRole('button', { name: t('menu.signOut') }).click()
  await isHome
  await hasLedOn
  await page.goto('/precios')
  await openLogin(page)
})

test('who registers with one press afterwards is where they were', async ({ page }) => {
  await page.goto('/preguntas-frecuentes')
  const panel = await openLogin(page)
  await panel.getByRole('button', { name: t('login.register') }).click()
  const registration = page.getByRole('region', { name: t('login.registerTitle') })
  const secret = registration.getByLabel(t('login.password'), { exact: true })
  await fillCredentials(registration, anEmail(), '123456')
  await expect(secret).toHaveAccessibleDescription(t('login.strength.common'))
  await registration.getByRole('button', { name: t('login.createAccount') }).click()
  await expect(registration.getByText(t('login.fields.password-common'))).toBeVisible()
  await expect(secret).toBeFocused()
  await expectNoBarrier(page, 'registration')
  await secret.fill('caballo grapa pila')
  await expect(registration.getByText(t('login.fields.password-common'))).toBeHidden()
  await expect(secret).toHaveAccessibleDescription(t('login.strength.good'))
  await registration.getByRole('button', { name: t('login.createAccount') }).click()
  await panel.getByRole('button', { exact: true, name: t('login.submit') }).click()
  await expect(page.getByText(t('login.welcome'))).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(/\/preguntas-frecuentes$/)
})

test('nobody learns from registering whether there is an account', async ({ page }) => {
  const email = anEmail()
  await havingAccount(page, email)
  await page.goto('/login')
  const panel = page.getByRole('region', { name: t('login.title') })
  await panel.getByRole('button', { name: t('login.register') }).click()
  const registration = page.getByRole('region', { name: t('login.registerTitle') })
  await fillCredentials(registration, email, 'caballo grapa pila')
  await registration.getByRole('button', { name: t('login.createAccount') }).click()
  await expect(panel.getByText(t('login.accountCreated'))).toBeVisible()
  await panel.getByRole('button', { exact: true, name: t('login.submit') }).click()
  await expect(panel.getByRole('alert')).toHaveText(t('login.errors.credentials'))
})

test('the way back outlasts a change of language, and leads to pages of this site alone', async ({
  page
}) => {
  const email = anEmail()
  await havingAccount(page, email)
  const signIn = async (labels: typeof t) => {
    const panel = page.getByRole('region', { name: labels('login.title') })
    await panel.getByLabel(labels('login.email')).fill(email)
    await panel.getByLabel(labels('login.password'), { exact: true }).fill(password)
    await panel.getByRole('button', { exact: true, name: labels('login.submit') }).click()
  }
  const ofSite = new URL((await page.goto('/precios?dia=hoy'))?.url() ?? '').origin
  await page.goto('/login', { referer: page.url() })
  await expect(page).toHaveURL(/\/login\?volver=/)
  await page.goto('/de/login', { referer: page.url() })
  await page.reload()
  await signIn(wordsFor('de').t)
  await expect(page).toHaveURL(`${ofSite}/precios?dia=hoy`)
  await (await openUserMenu(page)).getByRole('button', { name: t('menu.signOut') }).click()
  await expect(page).toHaveURL(/\/eligeprovincia$/)
  for (const hostile of [
    '//example.com',
    'https://example.com/',
    String.raw`\\example.com`,
    'javascript:alert(1)'
  ]) {
    await page.goto(`/login?volver=${encodeURIComponent(hostile)}`)
    await signIn(t)
    await expect(page).toHaveURL(/\/eligeprovincia$/)
    expect(new URL(page.url()).origin).toBe(ofSite)
    // Signing out leads to the page that is open already.
    const isOut = page.waitForEvent('load')
    await (await openUserMenu(page)).getByRole('button', { name: t('menu.signOut') }).click()
    await isOut
    await expect(page.locator('html')).not.toHaveAttribute('data-session')
  }
})

test('what is sent before the page is awake waits, and no password gets into an address', async ({
  page
}) => {
  const email = anEmail()
  await havingAccount(page, email)
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/_astro/LoginPage*.js', async route => {
    await isSeen
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  const panel = page.getByRole('region', { name: t('login.title') })
  await fillCredentials(panel, email)
  await panel.getByLabel(t('login.password'), { exact: true }).press('Enter')
  expect(new URL(page.url()).search).toBe('')
  goOn()
  await expect(page).toHaveURL(/\/eligeprovincia$/)
})

test('whoever forgot the password chooses another one', async ({ page }) => {
  const email = anEmail()
  await havingAccount(page, email)
  await page.goto('/login')
  const panel = page.getByRole('region', { name: t('login.title') })
  await panel.getByRole('button', { name: t('login.forgot') }).click()
  const reset = page.getByRole('region', { name: t('login.resetTitle') })
  await reset.getByRole('button', { name: t('login.back') }).click()
  await panel.getByRole('button', { name: t('login.forgot') }).click()
  await expectNoBarrier(page, 'password reset')
  await reset.getByLabel(t('login.email')).fill(email)
  await reset.getByRole('button', { name: t('login.sendEmail') }).click()
  await expect(panel.getByText(t('login.emailSent'))).toBeVisible()
  await followResetMail(page, email, 'nueva-123')
  await fillCredentials(panel, email, 'nueva-123')
  await panel.getByRole('button', { exact: true, name: t('login.submit') }).click()
  await expect(page).toHaveURL(/\/eligeprovincia$/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/eligeprovincia$/)
})

test('where the browser keeps nothing, who signs in is told beforehand that it will not last', async ({
  page
}) => {
  const email = anEmail()
  await havingAccount(page, email)
  await refusingStorage(page)
  await page.goto('/de/login')
  const { t } = wordsFor('de')
  const panel = page.getByRole('region', { name: t('login.title') })
  await expect(panel.getByText(t('login.notKept'))).toBeVisible()
  await expectNoBarrier(page, 'sign-in')
  await panel.getByLabel(t('login.email')).fill(email)
  await panel.getByLabel(t('login.password'), { exact: true }).fill(password)
  await panel.getByRole('button', { exact: true, name: t('login.submit') }).click()
  await expect(page.getByText(t('login.welcome'))).toBeVisible()
  await expect(page).toHaveURL(/\/eligeprovincia$/)
  await page.goto('/de/perfil')
  await expect(page).toHaveURL(/\/eligeprovincia$/)
})

test('nobody learns from a forgotten password whether there is an account', async ({ page }) => {
  await page.goto('/login')
  const panel = page.getByRole('region', { name: t('login.title') })
  await panel.getByRole('button', { name: t('login.forgot') }).click()
  const reset = page.getByRole('region', { name: t('login.resetTitle') })
  await reset.getByLabel(t('login.email')).fill(anEmail())
  await reset.getByRole('button', { name: t('login.sendEmail') }).click()
  await expect(panel.getByText(t('login.emailSent'))).toBeVisible()
})

test(
  'a keyboard alone is enough, and the password is pasted',
  { tag: '@passwords' },
  async ({ context, isMobile, page }) => {
    const email = anEmail()
    await havingAccount(page, email)
    await page.goto('/precios')
    const panel = isMobile ? await openLogin(page) : page.getByRole('region', { name: t('login.title') })
    if (isMobile) await panel.getByLabel(t('login.email')).focus()
    else {
      const opener = page.getByRole('banner').getByText(t('menu.login'), { exact: true }).first()
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(panel.getByLabel(t('login.email'))).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(opener).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(panel.getByLabel(t('login.email'))).toBeFocused()
      // Closed and opened again while the page was too busy to notice.
      await opener.evaluate((summary: HTMLElement) => {
        summary.focus()
        for (const _ of ['close', 'open']) summary.click()
      })
      await expect(panel.getByLabel(t('login.email'))).toBeFocused()
    }
    await expect(panel.getByLabel(t('login.email'))).toHaveAttribute('autocomplete', /username|email/)
    const secret = panel.getByLabel(t('login.password'), { exact: true })
    await expect(secret).toHaveAttribute('autocomplete', 'current-password')
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await paste(context, page, password)
    await expect(secret).toHaveValue(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText(t('login.welcome'))).toBeVisible()
    if (!isMobile) await expect(page.getByText(t('menu.account'), { exact: true }).first()).toBeFocused()
  }
)

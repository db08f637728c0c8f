import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

import type { Words } from '#i18n/text/words.ts'
import { spanish } from '../../../fixtures/site.ts'
import { havingChosenCookies } from '../visit.ts'

const project = 'demo-clavel'
const administrator = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' }

export const password = 'secreta1'

/** Nobody else's: tests run side by side on one sign-in. */
export function anEmail(name = 'ana'): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`
}

/** A mobile number of Spain that is not in use. */
export function aPhone(): string {
  return `6${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
}

/** An account that exists before the story begins; tells its id. */
export async function havingAccount(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local', {
    data: { email, password, returnSecureToken: true }
  })
  const { localId }: { localId: string } = await answer.json()
  return localId
}

/** Changes an account as an administrator of the project does while its owner is somewhere else. */
export async function changeAccount(page: Page, uid: string, change: Record<string, unknown>): Promise<void> {
  const place = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`
  const data = { localId: uid, ...change }
  // A connection that was kept open may have been closed at the other end.
  const answer = await page.request.post(place, { data, headers: administrator, maxRetries: 2 })
  expect(answer.ok()).toBe(true)
}

/** Its owner did so on another device. */
export async function removeAccount(page: Page, uid: string): Promise<void> {
  const place = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:delete`
  const answer = await page.request.post(place, { data: { localId: uid }, headers: administrator })
  expect(answer.ok()).toBe(true)
}

/** The code that went to a telephone last. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  const answer = await page.request.get(`/emulator/v1/projects/${project}/verificationCodes`)
  const { verificationCodes }: { verificationCodes: { code: string; phoneNumber: string }[] } =
    await answer.json()
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code ?? ''
}

/** Follows the link that was sent to a new address. */
export async function followAddressLink(page: Page, email: string): Promise<void> {
  const answer = await page.request.get(`/emulator/v1/projects/${project}/oobCodes`)
  const { oobCodes }: { oobCodes: { newEmail?: string; oobLink: string }[] } = await answer.json()
  const { pathname, search } = new URL(oobCodes.findLast(({ newEmail }) => newEmail === email)?.oobLink ?? '')
  expect((await page.request.get(pathname + search)).ok()).toBe(true)
}

/** Follows the link of a reset mail and chooses a password there. */
export async function followResetMail(page: Page, email: string, newPassword: string): Promise<void> {
  const answer = await page.request.get(`/emulator/v1/projects/${project}/oobCodes`)
  const { oobCodes }: { oobCodes: { email: string; oobLink: string }[] } = await answer.json()
  const { pathname, search } = new URL(oobCodes.findLast(code => code.email === email)?.oobLink ?? '')
  expect((await page.request.get(`${pathname}${search}&newPassword=${newPassword}`)).ok()).toBe(true)
}

/** Opens the way in: a menu of the bar, or on a small screen a page. */
export async function openLogin(page: Page, { t }: Words = spanish): Promise<Locator> {
  const drawer = page.getByText(t('menu.open'), { exact: true })
  if (await drawer.isVisible()) {
    await drawer.click()
    await page.getByRole('link', { exact: true, name: t('menu.login') }).click()
    await expect(page).toHaveURL(/\/login(?:\?|$)/)
  } else await page.getByRole('banner').getByText(t('menu.login'), { exact: true }).first().click()
  const panel = page.getByRole('region', { name: t('login.title') })
  await expect(panel).toBeVisible()
  return panel
}

export async function fillCredentials(panel: Locator, email: string, secret = password): Promise<void> {
  await panel.getByLabel(spanish.t('login.email')).fill(email)
  await panel.getByLabel(spanish.t('login.password'), { exact: true }).fill(secret)
}

/** Puts a text where the focus is, as from a manager of passwords or a message. */
export async function paste(context: BrowserContext, page: Page, text: string): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(copied => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+v')
}

/** A customer who has just come in at the page. */
export async function havingSignedIn(page: Page, email: string): Promise<void> {
  const { t } = spanish
  await havingChosenCookies(page)
  await page.goto('/login')
  const panel = page.getByRole('region', { name: t('login.title') })
  await fillCredentials(panel, email)
  await panel.getByRole('button', { exact: true, name: t('login.submit') }).click()
  await expect(page).toHaveURL(/\/eligeprovincia$/)
}

/** The menu of a customer, opened: in the bar, or in the drawer of a small screen. */
export async function openUserMenu(page: Page, { t }: Words = spanish): Promise<Locator> {
  const drawer = page.getByText(t('menu.open'), { exact: true })
  if (await drawer.isVisible()) await drawer.click()
  else await page.getByRole('banner').getByText(t('menu.account'), { exact: true }).first().click()
  return page.getByRole('banner')
}

/** The window of Google of the emulator, on this machine alone: only the script that ties it to the page is not its own. */
export async function havingGoogle(page: Page): Promise<void> {
  await page
    .context()
    .route('https://apis.google.com/js/api.js*', route =>
      route.fulfill({ contentType: 'text/javascript', path: 'tests/e2e/account/google-api.js' })
    )
}

/** Chooses a new Google account in the window that a click opens. */
export async function throughGoogle(page: Page, opener: Locator, email: string): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), opener.click()])
  await popup.getByRole('button', { name: 'Add new account' }).click()
  await popup.getByLabel('Email').fill(email)
  await popup.getByRole('button', { name: /Sign in/ }).click()
}

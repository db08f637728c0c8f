import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { cacheLimits, offlineSizes } from '#domain/privacy/offline-caches.ts'
import { addressKinds } from '#domain/privacy/own-addresses.ts'
import { messages } from '#i18n/text/messages.ts'
import { openMenu, spanish } from '../../fixtures/site.ts'

import { type Ledger, parties, things } from '../support/ledger.ts'
import { anEmail, fillCredentials, havingAccount, openLogin } from '../support/people/people.ts'
import { openCell, openMap } from '../support/listing-bar.ts'
import { expect, type Page, test } from '../support/test.ts'

const { bookingPanel, contactForm, cookies, filters, map, privacyReceipt, search } = messages.es
const kayak = '/experiencias/kayak-acantilados-maro'
const listing = '/malaga/experiencias/listado'

/**
 * Whom only the real servers of Google bring in: the window of Google, the check before an SMS, the addresses of the sign-in. The security policy
 * is made of the same list: a host that is not on it cannot be asked there either.
 */
const onlyInProduction = ['google', 'robotCheck', 'signIn']

/** These entries are of administrators, editors and authors of opinions (their own tests see them), and of browsers that allow no database. */
const onlyElsewhere = [
  'identityText',
  'opinion',
  'preview',
  'profileDraft',
  'studio',
  'studioImport',
  'studioPhotos'
]

test.use({
  geolocation: { latitude: 36.7213, longitude: -4.4214 },
  locale: 'en-GB',
  permissions: ['geolocation'],
  serviceWorkers: 'allow',
  viewport: { height: 900, width: 1280 }
})

test('what the site keeps and asks is what the receipt says, no more and no less', async ({
  ledger,
  page
}) => {
  await meetFailure(page)
  await chooseLanguage(page, ledger)
  await comeFromPartner(page, ledger)
  await searchAndFilter(page, ledger)
  await lookAround(page, ledger)
  await write(page, ledger)
  await signIn(page, ledger)
  const needsConsent: string[] = [...things, ...parties].flatMap(({ consent, id }) =>
    consent === null ? [] : id
  )
  expect([...ledger.stored, ...ledger.parties].filter(id => needsConsent.includes(id))).toEqual([])

  await page.goto(kayak)
  await page.getByRole('button', { name: cookies.all }).click()
  await seen(ledger, page, ['choice', 'countedVisit'])
  await page.goto(kayak)
  // Pages are kept from some seconds after the first touch on, and pictures from the page after that on.
  await page.getByRole('heading', { level: 1 }).click()
  await seen(ledger, page, ['pages', 'parts'])
  await page.goto(listing)
  await seen(ledger, page, ['pictures'])

  const ofVisitors = things.map(({ id }) => id).filter(id => !onlyElsewhere.includes(id))
  expect([...ledger.stored].toSorted()).toEqual(ofVisitors.toSorted())
  expect([...ledger.addresses].toSorted()).toEqual([...addressKinds].toSorted())
  const expected = parties.map(({ id }) => id).filter(id => !onlyInProduction.includes(id))
  expect([...ledger.parties].toSorted()).toEqual(expected.toSorted())
})

async function seen(ledger: Ledger, page: Page, ids: string[]): Promise<void> {
  await expect
    .poll(async () => {
      await ledger.look(page)
      return ids.filter(id => !ledger.stored.has(id))
    })
    .toEqual([])
}

/** A script that does not arrive reloads the page. */
async function meetFailure(page: Page): Promise<void> {
  await page.route('**/_astro/BookingPanel*', route => route.abort())
  await page.goto(kayak)
  const again = page.waitForEvent('load')
  await page.getByText(bookingPanel.options).click()
  await again
  await page.unroute('**/_astro/BookingPanel*')
  // The page is whole again, and awake.
  await page.goto(kayak, { waitUntil: 'networkidle' })
}

async function chooseLanguage(page: Page, ledger: Ledger): Promise<void> {
  await page.getByRole('button', { name: messages.en.language.offerDismiss }).click()
  const menu = await openMenu(page, spanish, 'language')
  await menu.getByRole('link', { name: 'Deutsch' }).click()
  await page.waitForURL(`**/de${kayak}`)
  await ledger.look(page)
}

async function comeFromPartner(page: Page, ledger: Ledger): Promise<void> {
  await page.goto(`${listing}?partner=costa-rentacar`)
  await page.waitForURL('**/senderismo')
  await ledger.look(page)
}

async function searchAndFilter(page: Page, ledger: Ledger): Promise<void> {
  await page.goto(listing)
  await page.getByRole('combobox', { name: search.label }).fill('flamenco')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await openCell(page, filters.order)
  await page.getByLabel(filters.nearby, { exact: true }).click()
  await page.waitForURL('**orden=cercania')
  await openMap(page, map.cell)
  await page.getByRole('button', { name: map.show }).click()
  await expect(page.getByRole('region', { name: map.label })).toBeVisible()
  // The order lies over the first card as long as it is open.
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /en mi plan/ })
    .first()
    .click()
  await expect.poll(() => ledger.stored.has('plan')).toBe(true)
  await expect.poll(() => ledger.parties.has('map')).toBe(true)
  await openCell(page, filters.whenAndWho)
  await page.getByLabel(filters.adultsField, { exact: true }).fill('3')
  await seen(ledger, page, ['dateAndPeople'])
  // The drawer takes the position along to a page that is opened next.
  await page.goto('/agenda')
  await ledger.look(page)
}

async function lookAround(page: Page, ledger: Ledger): Promise<void> {
  const paths = [
    '/malaga',
    '/meta/nerja-y-maro',
    '/empresas',
    '/precios',
    '/preguntas-frecuentes',
    '/plan',
    '/recibo-de-privacidad',
    '/no-existe',
    '/fr/eligeprovincia'
  ]
  for (const path of paths) {
    await page.goto(path)
    await ledger.look(page)
  }
}

/** A message that cannot be sent at first. */
async function write(page: Page, ledger: Ledger): Promise<void> {
  await page.goto('/contacto')
  // Its answer shows that the form is awake.
  await page.getByRole('button', { name: contactForm.send }).click()
  await expect(page.getByText(contactForm.problems['name-required'])).toBeVisible()
  await page.getByLabel(contactForm.name, { exact: true }).fill('Ana')
  await page.getByLabel(contactForm.email, { exact: true }).fill('ana@example.com')
  await page.getByLabel(contactForm.message, { exact: true }).fill('¿Hay aparcamiento en Maro?')
  await page.getByRole('main').getByRole('checkbox').check()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: contactForm.send }).click()
  await expect(page.getByText(contactForm.kept)).toBeVisible()
  await ledger.look(page)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: contactForm.retry }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(contactForm.sent)
}

async function signIn(page: Page, ledger: Ledger): Promise<void> {
  const email = anEmail()
  await havingAccount(page, email)
  await page.goto('/precios')
  const panel = await openLogin(page)
  await fillCredentials(panel, email)
  await panel.getByRole('button', { exact: true, name: spanish.t('login.submit') }).click()
  await expect.poll(() => ledger.stored.has('signedIn')).toBe(true)
  await page.goto('/experiencias')
  await expect.poll(() => ledger.stored.has('accountPlan')).toBe(true)
  await ledger.look(page)
}

test.describe('what nobody listed', () => {
  // The policy would stop the request, and what it stops is not seen by the ledger.
  test.use({ bypassCSP: true })

  test('is found out, also when it is gone a moment later', async ({ ledger, page }) => {
    await page.route('https://evil.example/**', route => route.fulfill({ body: '' }))
    await page.route('**/precios', async route => {
      const response = await route.fetch()
      await route.fulfill({
        headers: { ...response.headers(), 'set-cookie': 'hidden=1; HttpOnly' },
        response
      })
    })
    await page.goto('/precios')
    await page.evaluate(async () => {
      localStorage.setItem('trace', '1')
      localStorage.removeItem('trace')
      sessionStorage.setItem('trace', '1')
      document.cookie = 'short=1; max-age=0'
      await caches.open('trace')
      indexedDB.open('trace')
      await fetch('https://evil.example/', { mode: 'no-cors' })
    })
    await ledger.lookAtCookies()
    const planted = ['cache', 'database', 'local', 'session'].map(kind => `${kind} trace`)
    expect([...ledger.unknown].toSorted()).toEqual(
      [...planted, 'cookie hidden', 'cookie short', 'request evil.example'].toSorted()
    )
    ledger.unknown.clear()
    await page.evaluate(() => Object.assign(localStorage, { trace: '1' }))
    await ledger.look(page)
    expect([...ledger.unknown]).toContain('local trace')
    await page.context().clearCookies()
    ledger.unknown.clear()
  })
})

test('the receipt and the cookie page name everything, in every language', async ({ page }) => {
  for (const path of ['/recibo-de-privacidad', '/politica-de-cookies', '/de/recibo-de-privacidad']) {
    await page.goto(path)
    for (const name of things.flatMap(({ names }) => names))
      await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible()
  }
  await page.goto('/privacidad')
  await page.getByRole('link', { name: privacyReceipt.link }).click()
  await expect(page.getByRole('heading', { level: 1, name: privacyReceipt.title })).toBeVisible()
})

test('what is kept for offline weighs no more than the receipt says', () => {
  const worker = readFileSync('dist/sw.js')
  expect(brotliCompressSync(worker).length).toBeLessThan(offlineSizes.workerKb * 1000)
  // Beside them lie parts of versions before, which no new visitor gets.
  const [, core = ''] = /core:\[([^\]]*)\]/.exec(worker.toString()) ?? []
  const parts = [...core.matchAll(/"([^"]+)"/g)].map(([, path = '']) => join('dist', path))
  expect(parts.length).toBeGreaterThan(20)
  const sent = parts.map(path =>
    path.endsWith('woff2') ? statSync(path).size : brotliCompressSync(readFileSync(path)).length
  )
  expect(sent.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(offlineSizes.partsKb * 1000)
  const largest = Object.values(cacheLimits).reduce((sum, { bytes, entries }) => sum + bytes * entries, 0)
  const unpacked = parts.reduce((sum, path) => sum + statSync(path).size, 0)
  expect(largest + unpacked).toBeLessThan(offlineSizes.totalMb * 1_000_000)
})

import { cacheNames, offlineSizes } from '#domain/privacy/offline-caches.ts'
import { languages, localeOf } from '#domain/text/locale.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { messages } from '#i18n/text/messages.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { openCell } from '../support/listing-bar.ts'
import { expect, type Page, test } from '../support/test.ts'

const { cookies, filters } = messages.es
const kayak = '/experiencias/kayak-acantilados-maro'
const listing = '/malaga/experiencias/listado'
/** Everything that is needed later is fetched first, on a busy machine. */
const patience = { timeout: 40_000 }

test.use({
  geolocation: { latitude: 36.721_349, longitude: -4.421_449 },
  hasTouch: false,
  isMobile: false,
  permissions: ['geolocation'],
  serviceWorkers: 'allow',
  viewport: { height: 900, width: 1280 }
})

/** Everything on the device, by where it is. */
async function deviceOf(page: Page) {
  const kept = await page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    workers: (await navigator.serviceWorker.getRegistrations()).length
  }))
  const cookies = await page.context().cookies()
  return { ...kept, cookies: cookies.map(({ name }) => name) }
}

const nothing = { caches: [], cookies: [], databases: [], local: [], session: [], workers: 0 }

/** The bytes of each cache, as they lie on the device, and how many entries there are. */
async function sizesOf(page: Page): Promise<{ bytes: number; entries: number; name: string }[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    return Promise.all(
      names.map(async name => {
        const cache = await caches.open(name)
        const answers = await cache.matchAll()
        const blobs = await Promise.all(answers.map(answer => answer.blob()))
        return { bytes: blobs.reduce((sum, { size }) => sum + size, 0), entries: blobs.length, name }
      })
    )
  })
}

const hasKept = async (page: Page, path: string) =>
  page.evaluate(async address => (await caches.match(address)) !== undefined, path)

const positionsIn = (page: Page) => {
  const sent: string[] = []
  page.on('request', request => {
    const text = `${request.url()} ${request.postData() ?? ''}`
    if (/36\.7\d|4\.42/.test(text)) sent.push(text)
  })
  return sent
}

const ofAQuestion = `${listing}?dia=hoy&adultos=2`

for (const path of [
  listing,
  kayak,
  '/eligeprovincia',
  '/plan',
  '/encuentro',
  '/buscar?q=flamenco',
  ofAQuestion
]) {
  test(`arriving at ${path}, moving the pointer and scrolling keeps nothing on the device`, async ({
    page
  }) => {
    await page.clock.install()
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const name of await page.getByRole('banner').getByRole('link').all()) await name.hover()
    await page.getByRole('button', { name: cookies.all }).hover()
    await page.mouse.move(640, 10)
    await page.mouse.move(640, 890, { steps: 30 })
    await page.mouse.wheel(0, 600)
    await page.clock.fastForward(60_000)
    await page.waitForLoadState('networkidle')
    expect(await deviceOf(page)).toEqual(nothing)
  })
}

test('arriving by the link of a partner, or at a page of the account, keeps the two exceptions of the receipt', async ({
  context,
  page
}) => {
  await page.goto(`${listing}?partner=oficina-ronda`, { waitUntil: 'networkidle' })
  const { session, ...others } = await deviceOf(page)
  expect(session.toSorted()).toEqual(['partnerId', 'partnerKind', 'partnerMoment'])
  expect({ ...others, session: [] }).toEqual(nothing)
  const account = await context.newPage()
  await account.goto('/login', { waitUntil: 'networkidle' })
  const { databases, ...rest } = await deviceOf(account)
  expect(databases.every(name => name?.startsWith('firebase'))).toBe(true)
  expect({ ...rest, databases: [] }).toEqual(nothing)
})

test('what a link says, and the catalogue that it asks for, are kept with the first press', async ({
  page
}) => {
  await page.goto(ofAQuestion, { waitUntil: 'networkidle' })
  await expect(page.getByRole('main').locator('summary').first()).toContainText('2 adultos')
  expect(await deviceOf(page)).toEqual(nothing)
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(async () => (await deviceOf(page)).local).toContain('fechaYPersonas')
  await expect.poll(async () => (await deviceOf(page)).caches).toContain(cacheNames.data)
})

test('after the first press the device keeps what the receipt says, and no more than it says', async ({
  page
}) => {
  await page.goto(listing)
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => hasKept(page, '/plan'), patience).toBe(true)
  await expect.poll(() => hasKept(page, '/'), patience).toBe(true)
  const { cookies: names, local, session } = await deviceOf(page)
  expect([names, local, session]).toEqual([['provinciaSeleccionada'], ['vistoHacePoco'], ['visita']])

  const sizes = await sizesOf(page)
  const of = (start: string) => sizes.find(({ name }) => name.startsWith(start))
  expect(of(cacheNames.parts)?.entries).toBeGreaterThan(20)
  expect(of(cacheNames.parts)?.bytes).toBeLessThan(offlineSizes.unpackedKb * 1000)
  expect(of(cacheNames.data)?.bytes).toBeLessThan(offlineSizes.dataKb * 1000)
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(offlineSizes.totalMb * 1_000_000)

  await page.goto(routes.privacyReceipt)
  for (const kb of [
    offlineSizes.unpackedKb,
    offlineSizes.dataKb,
    offlineSizes.partsKb,
    offlineSizes.workerKb
  ])
    await expect(page.getByRole('main').getByText(`${kb} kB`, { exact: false }).first()).toBeVisible()
})

test('the catalogue of the whole region weighs no more than the receipt says', async ({ page }) => {
  await page.goto('/andalucia/experiencias/listado')
  await page.keyboard.press('Shift')
  await expect.poll(() => hasKept(page, '/plan'), patience).toBe(true)
  const data = (await sizesOf(page)).find(({ name }) => name === cacheNames.data)
  expect(data?.bytes).toBeLessThan(offlineSizes.dataKb * 1000)
})

for (const [answer, label] of [
  ['only what is necessary', cookies.necessary],
  ['all', cookies.all]
] as const) {
  test(`a visitor who accepted ${answer} and then only reads has the pages without a network`, async ({
    context,
    page
  }) => {
    await page.goto(listing)
    await page.getByRole('button', { name: label }).click()
    await expect(page.getByRole('region', { name: cookies.title })).toBeHidden()
    await page.goto(kayak)
    await expect.poll(() => hasKept(page, kayak), patience).toBe(true)
    await expect.poll(() => hasKept(page, '/plan'), patience).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/kayak/i)
  })
}

/** Visits a listing and comes back to the home without a network: the home leads to the kept listing. */
async function comeHomeOffline(page: Page): Promise<void> {
  await page.goto(listing)
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => hasKept(page, '/'), patience).toBe(true)
  await expect.poll(() => hasKept(page, listing), patience).toBe(true)
  await page.context().setOffline(true)
  await page.goto('/')
  await expect(page).toHaveURL(listing)
}

test('without a network the home leads to the kept listing of the saved province', async ({ page }) => {
  await comeHomeOffline(page)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test.describe('with a browser in another language', () => {
  test.use({ locale: 'de-DE' })

  test('the home leads to the listing in the language in which it is kept', async ({ page }) => {
    await comeHomeOffline(page)
  })
})

test.describe('near me', () => {
  const findNear = async (page: Page) => {
    await openCell(page, filters.order)
    await page.getByLabel(filters.nearby, { exact: true }).click()
    await expect(page.getByRole('article').getByText(/ km$/).first()).toBeVisible()
  }

  test('before a choice and with only what is necessary, the position stays on the device, as the note says', async ({
    page
  }) => {
    const sent = positionsIn(page)
    await page.goto(listing)
    await findNear(page)
    await page.getByRole('button', { name: cookies.necessary }).click()
    await expect(page.locator('html')).toHaveAttribute('data-accepted', 'general')
    await expect(page.getByRole('article').getByText(/ km$/).first()).toBeVisible()
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    expect(sent).toEqual([])
  })

  test('with the count of visits accepted, one call carries it rounded to about 100 metres, as the note says', async ({
    page
  }) => {
    const sent = positionsIn(page)
    await page.goto(listing)
    await page.getByRole('button', { name: cookies.all }).click()
    await findNear(page)
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]).toContain('/fn/grabarEstadisticas')
    expect(sent[0]).toContain('"coordenadas":{"lat":36.721,"lng":-4.421}')
    expect(sent.join()).not.toContain('36.7213')
  })
})

test('note, receipt, cookie page and policy say the same of the position, in every language', async ({
  page
}) => {
  const rounded = { de: '100 Meter', en: '100 metres', es: '100 metros', fr: '100 mètres', pt: '100 metros' }
  for (const language of languages) {
    const at = (route: string) => pathIn(localeOf(language), route)
    const { t } = wordsFor(localeOf(language))
    const words = rounded[language]
    expect(
      [t('filters.nearbyWhy'), t('cookies.kinds.visits.description')].map(text => text.includes(words))
    ).toEqual([true, true])
    for (const route of [routes.privacyReceipt, routes.cookies, routes.privacy]) {
      await page.goto(at(route))
      await expect(page.getByRole('main')).toContainText(words)
    }
  }
})

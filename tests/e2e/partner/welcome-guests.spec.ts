import { expect, test } from '../support/test.ts'

import { havingChosenCookies } from '../support/visit.ts'

const house = 'casa-burriana'

test.beforeEach(({ page }) => havingChosenCookies(page))

test('guests of a house are greeted with its name, its tips, and what is near', async ({ page }) => {
  await page.goto(`/malaga?partner=${house}`, { waitUntil: 'commit' })
  await page.waitForURL(`/bienvenida/${house}?partner=${house}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estás en Casa Burriana')
  await expect(page.getByText('«Coge la primera salida: a esa hora el mar suele estar plano.»')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Cerca de aquí' })).toBeVisible()
  await expect(page.getByText(/^unos [\d,]+ km$/).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'tourist-housing')
  expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(4)
})

test('the greeting has the poster of the first tip, as high as its words and up to the edge of a phone', async ({
  page
}) => {
  await page.goto(`/bienvenida/${house}`)
  const main = page.getByRole('main')
  const [picture, heading] = [main.getByRole('img').first(), main.getByRole('heading', { level: 1 })]
  const [first] = await main.getByRole('listitem').getByRole('img').all()
  expect(await picture.getAttribute('src')).toBe(await first?.getAttribute('src'))
  const [drawn, words] = [await picture.boundingBox(), await heading.boundingBox()]
  const width = page.viewportSize()?.width ?? 0
  expect(drawn?.x ?? 0).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0))
  expect(drawn?.height ?? 0).toBeLessThanOrEqual(180)
  if (width < 720) expect((drawn?.x ?? 0) + (drawn?.width ?? 0)).toBeCloseTo(width, 0)
})

test('a tip without a sentence in the language of the guest is shown without one', async ({ page }) => {
  await page.goto(`/de/malaga?partner=${house}`, { waitUntil: 'commit' })
  await page.waitForURL(`/de/bienvenida/${house}?partner=${house}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zu Gast bei Casa Burriana')
  await expect(
    page.getByText('„Nehmen Sie die erste Abfahrt: Um diese Zeit ist das Meer meist glatt.“')
  ).toBeVisible()
  await expect(page.getByText('El guitarrista vive a dos calles de aquí.')).toBeHidden()
})

test('the greeting is left at once, and is not found by search engines', async ({ page }) => {
  await page.goto(`/bienvenida/${house}?partner=${house}`)
  await page.getByRole('link', { name: 'Seguir sin este saludo' }).click()
  await expect(page).toHaveURL('/malaga/experiencias/listado')
  const answer = await page.request.get(`/bienvenida/${house}`)
  expect(await answer.text()).toContain('name="robots" content="noindex"')
})

test('what is near comes by distance, and what is more than 30 km away stands apart', async ({ page }) => {
  await page.goto(`/bienvenida/${house}`)
  const kilometres = async (name: string) => {
    const heading = page.getByRole('heading', { exact: true, name })
    const texts = await page
      .locator('section', { has: heading })
      .getByText(/^unos [\d,]+ km$/)
      .allTextContents()
    return texts.map(text => Number(text.replace(/[^\d,]/g, '').replace(',', '.')))
  }
  const near = await kilometres('Cerca de aquí')
  const farther = await kilometres('Un poco más lejos')
  expect(near).toEqual(near.toSorted((a, b) => a - b))
  expect(farther).toEqual(farther.toSorted((a, b) => a - b))
  expect(Math.max(...near)).toBeLessThanOrEqual(30)
  expect(Math.min(...farther)).toBeGreaterThan(30)
})

test('a car hire without coordinates greets with what there is in its province', async ({ page }) => {
  await page.goto('/bienvenida/costa-rentacar')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vienes de Costa Sur Rent a Car')
  await expect(page.getByRole('heading', { name: 'Qué hacer en Málaga' })).toBeVisible()
  // A season or a kind of partner may leave some out.
  expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(6)
})

test('an unknown house leaves the site as it is', async ({ page }) => {
  await page.goto('/malaga?partner=nobody', { waitUntil: 'commit' })
  await page.waitForURL('/malaga/experiencias/listado?partner=nobody')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

for (const [prefix, name] of [
  ['', 'Vienes de parte de Casa Burriana'],
  ['/de', 'Empfohlen von Casa Burriana']
] as const)
  test(`${prefix || '/es'}: home, list, detail and what was found name the house in one line`, async ({
    page
  }) => {
    await page.goto(`${prefix}/bienvenida/${house}?partner=${house}`)
    for (const address of [
      '/eligeprovincia',
      '/malaga/experiencias/listado',
      '/experiencias/kayak-acantilados-maro',
      '/buscar?q=kayak'
    ]) {
      await page.goto(prefix + address)
      const line = page.getByRole('complementary').filter({ hasText: name }).first()
      await expect(line).toBeVisible()
      expect((await line.boundingBox())?.height).toBeLessThanOrEqual(40)
    }
  })

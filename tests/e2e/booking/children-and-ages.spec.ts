import { expect, type Page, test } from '../support/test.ts'

import { translator } from '#i18n/text/translator.ts'

import { openCell } from '../support/listing-bar.ts'
import { havingChosenCookies } from '../support/visit.ts'

test.beforeEach(({ page }) => havingChosenCookies(page))

const t = translator('es')
const caminito = '/experiencias/caminito-del-rey-con-guia'
const asksAges = t('filters.partyAgesFrom', { years: 8 })
const refused = t('filters.partyAge', { years: 8 })

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const caminitoIn = (page: Page) => cards(page).filter({ hasText: 'Caminito' })

/** Opens what asks when and who comes. */
async function openWho(page: Page): Promise<void> {
  await openCell(page, t('filters.whenAndWho'))
}

for (const { limit, locale, prefix } of [
  { limit: asksAges, locale: 'es', prefix: '' },
  { limit: translator('de')('filters.partyAgesFrom', { years: 8 }), locale: 'de', prefix: '/de' }
] as const) {
  test(`[${locale}] an address of before ages were asked asks for them, and gives no total meanwhile`, async ({
    page
  }) => {
    await page.goto(`${prefix}/malaga/experiencias/listado?adultos=2&ninos=1`)
    await expect(caminitoIn(page).getByText(limit)).toBeVisible()
    await caminitoIn(page).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Caminito')
    await expect(page.getByText(translator(locale)('detail.minimumAge', { years: 8 })).first()).toBeVisible()
    await expect(page.getByRole('main').getByText(limit).first()).toBeVisible()
  })
}

test('a family says how old its child is, and reads on the card that it is not admitted', async ({
  page
}) => {
  await page.goto('/malaga/experiencias/listado?adultos=2')
  await openWho(page)
  await page.getByRole('button', { name: t('filters.oneMore', { kind: t('filters.childrenField') }) }).click()
  const age = page.getByLabel(t('filters.childAge', { number: 1 }))
  await expect(age).toHaveValue('')
  await age.selectOption('6')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/adultos=2&ninos=1&edades=6/)
  await expect(caminitoIn(page).getByText(refused)).toBeVisible()
  await expect(page.getByText(/Y \d+ más con límite de edad\./)).toBeVisible()
  // Experiences that refuse the child come last.
  await expect
    .poll(async () => {
      const texts = (await cards(page).allInnerTexts()).filter(text => text !== '')
      const isRefused = texts.map(text => text.includes('No admite menores'))
      return isRefused.includes(true) && !isRefused.slice(isRefused.indexOf(true)).includes(false)
    })
    .toBe(true)

  await age.evaluate(field => field.closest('details')?.setAttribute('open', ''))
  await age.selectOption('9')
  await expect(caminitoIn(page).getByText(/€ para 3/)).toBeVisible()
})

test('the booking box of what refuses a child says so in place of a total, and so does the message', async ({
  page
}) => {
  await page.goto(`${caminito}?adultos=2&ninos=1&edades=6`)
  const box = page.locator('[data-booking]')
  await box.getByLabel(t('filters.adultsField'), { exact: true }).focus()
  await expect(box.getByText(refused)).toBeVisible()
  await expect(box.getByText(/para 3/)).toHaveCount(0)
  await box.getByLabel(t('filters.childAge', { number: 1 })).selectOption('8')
  await expect(box.getByText(/para 3/)).toBeVisible()
  await expect(page).toHaveURL(/edades=8/)
})

test('what is fit for everybody leaves out what refuses children', async ({ page }) => {
  await page.goto('/malaga/experiencias/listado?apto=todos')
  await expect(cards(page).first()).toBeVisible()
  await expect(caminitoIn(page)).toHaveCount(0)
  await page.goto('/malaga/experiencias/listado?apto=todos&adultos=2&ninos=1&edades=9')
  await expect(caminitoIn(page).getByText(/€ para 3/)).toBeVisible()
})

test('a search with children becomes that filter', async ({ page }) => {
  await page.goto('/buscar?q=ruta+con+ni%C3%B1os')
  await expect(
    page.getByRole('button', { name: t('filters.remove', { filter: t('filters.allAges') }) })
  ).toBeVisible()
})

test('a child pays the rate of its age, and an older one what adults pay', async ({ page }) => {
  const kayak = (page: Page) => cards(page).filter({ hasText: 'acantilados de Maro' })
  await page.goto('/malaga/experiencias/listado?adultos=2&ninos=1&edades=9')
  await expect(kayak(page).getByText('86 € para 3')).toBeVisible()
  await page.goto('/malaga/experiencias/listado?adultos=2&ninos=1&edades=15')
  await expect(kayak(page).getByText('96 € para 3')).toBeVisible()
})

test('two adults get their total for the same walk', async ({ page }) => {
  await page.goto('/malaga/experiencias/listado?adultos=2')
  await expect(caminitoIn(page).getByText(/€ para 2/)).toBeVisible()
})

test('by keyboard alone: more and fewer, the number typed, each control 44 pixels high', async ({ page }) => {
  await page.goto(`${caminito}?adultos=2`)
  const box = page.locator('[data-booking]')
  const adults = box.getByLabel(t('filters.adultsField'), { exact: true })
  await adults.focus()
  await expect(adults).toHaveValue('2')
  const more = box.getByRole('button', { name: t('filters.oneMore', { kind: t('filters.adultsField') }) })
  const fewer = box.getByRole('button', { name: t('filters.fewer', { kind: t('filters.adultsField') }) })
  await page.keyboard.press('Tab')
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(adults).toHaveValue('3')
  await expect(more).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(fewer).toBeFocused()
  // Somebody comes: the last adult stays.
  for (const left of ['2', '1', '1']) {
    await page.keyboard.press('Space')
    await expect(adults).toHaveValue(left)
  }
  await expect(fewer).toBeFocused()
  for (const control of [more, fewer, adults]) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

import { pathIn } from '#domain/site/routes.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { localeOf } from '#domain/text/locale.ts'
import { longDay } from '#domain/time/day-words.ts'
import { messages } from '#i18n/text/messages.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

test.beforeEach(({ page }) => havingChosenCookies(page))

const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true })

test('a month or weekday stands in the sentence as the language writes it', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T09:00:00Z')
  await page.goto('/malaga/experiencias/listado?dia=enero&q=kayak')
  await expect(page.getByText('Nada para enero con esto.')).toBeVisible()
  await page.goto('/malaga/experiencias/listado?dia=lunes&q=kayak')
  await expect(page.getByText('Nada para el lunes, con esto.')).toBeVisible()
  await page.goto('/de/malaga/experiencias/listado?dia=enero&q=kayak')
  await expect(page.getByText('Für Januar gibt es damit nichts.')).toBeVisible()
})

test('a month of the address stays asked for where the list wakes before its days are drawn', async ({
  page
}) => {
  // It never arrives: what draws the days of a sleeping list.
  await page.route(/chosen-day.*\.js/, () => {})
  await page.goto('/malaga/experiencias/listado?dia=enero&q=kayak')
  await expect(page.getByText('Nada para enero con esto.')).toBeVisible()
})

for (const language of ['es', 'de'] as const) {
  const words = messages[language]
  const path = (route: string) => pathIn(localeOf(language), route)

  test(`in ${language}, where nothing fits, each thing that is on can be taken off, and it says what comes back`, async ({
    page
  }) => {
    await page.clock.setFixedTime('2026-11-20T09:00:00Z')
    await page.goto(path('/malaga/experiencias/listado?dia=hoy&q=kayak'))
    const lead = words.filters.noneNamed.replace('{{day}}', words.filters.today.toLowerCase())
    await expect(page.getByText(lead)).toBeVisible()
    await expectNoBarrier(page, 'listing without results', 'main')
    const [before = '', after = ''] = interpolate(words.filters.without, {
      filter: interpolate(words.filters.quoted, { text: 'kayak' })
    }).split('{{results}}')
    const removal = page
      .getByRole('list', { name: words.filters.chosen })
      .getByRole('button', { name: new RegExp(`^${before}\\d+ .*${after}$`) })
    const [found] = /\d+(?= )/.exec(await removal.innerText()) ?? []
    await removal.click()
    await expect(page).toHaveURL(path('/malaga/experiencias/listado?dia=hoy'))
    await expect(cards(page)).toHaveCount(Number(found))
  })

  test(`in ${language}, of a day that is past it says so with its year, and leads to the first that has something`, async ({
    page
  }) => {
    await page.clock.setFixedTime('2026-11-20T09:00:00Z')
    await page.goto(path('/malaga/experiencias/listado?dia=2020-01-01'))
    const past = words.filters.past.replace('{{day}}', longDay(language, '2020-01-01'))
    await expect(page.getByText(past)).toBeVisible()
    await page.getByRole('link', { name: new RegExp(`^${words.filters.today} · \\d+`) }).click()
    await expect(page).toHaveURL(path('/malaga/experiencias/listado?dia=2026-11-20'))
    await expect(cards(page).first()).toBeVisible()
  })
}

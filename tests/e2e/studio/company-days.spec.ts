import studio from '#studio/texts/es.json' with { type: 'json' }
import es from '#i18n/locales/es.json' with { type: 'json' }
import { addDays } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import { nearDays, shownDays } from '#studio/company/company-day.ts'
import { longDay } from '#domain/time/day-words.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { withDocuments } from '../support/documents.ts'
import { accountWith, havingSignedInAs } from '../support/people/accounts.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { company } = studio
const id = `dias-${crypto.randomUUID().slice(0, 8)}`
const path = `/experiencias/${id}`
/** One of the catalogue: the guard of the publisher holds when companies disappear. */
const own = 'albaicin-a-pie'
const document = {
  empresa: own,
  horarios: [
    {
      dias: ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'],
      inicios: ['00:05', '23:55']
    }
  ],
  nombre: { en: `Kayak ${id}`, es: `Kayak ${id}` },
  precios: [{ nombre: { es: 'Salida' }, precios: { adulto: 35 } }],
  provincias: ['29'],
  reservaTipo: 'whatsapp',
  slug: id,
  urlReservarWhatsapp: '+34 600 000 001'
}

const timeout = 30_000

test.beforeEach(() =>
  withDocuments(async db => {
    await db.doc(`experiencias/${id}`).set(document)
  })
)
test.afterEach(() =>
  withDocuments(async db => {
    await db.doc(`experiencias/${id}`).delete()
  })
)

async function openAsCompany(page: Page, site: string | undefined): Promise<void> {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await accountWith({ empresa: [own] }, site))
  await expect.poll(async () => (await page.request.get(path)).status(), { timeout }).toBe(200)
  await page.goto('/estudio')
}

const today = () => dayInAndalusia(new Date().toISOString())
const dayButton = (page: Page) =>
  page
    .getByRole('article', { name: document.nombre.es })
    .getByRole('button', { name: `${company.today} ${Number(today().slice(8))}` })
const word = (page: Page, name: string) => page.getByRole('button', { exact: true, name })
const textOf = async (page: Page, address: string) => (await page.request.get(address)).text()

test('a company says in two touches that it is sold out today, visitors read it, and one touch takes it back', async ({
  baseURL,
  page
}) => {
  await openAsCompany(page, baseURL)
  await expect(page.getByRole('heading', { level: 2, name: `${company.today}, ` })).toBeVisible()
  const days = page
    .getByRole('article', { name: document.nombre.es })
    .getByRole('group', { name: company.days })
  await expect(days.getByRole('button')).toHaveCount(nearDays)
  const all = page.getByRole('article', { name: document.nombre.es }).getByRole('button', { expanded: false })
  await all.click()
  await expect(days.getByRole('button')).toHaveCount(shownDays)
  await dayButton(page).click()
  await word(page, company.states['sold-out']).click()
  const status = page.getByRole('status').filter({ hasText: document.nombre.es })
  await expect(status).toContainText(company.seen.online.split('{{')[0] ?? '', { timeout })
  await expectNoBarrier(page, 'studio, the days of a company')
  expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBe(
    page.viewportSize()?.width
  )

  // Where visitors meet it: its page, its card, the page of the day, and the box in which it is booked.
  const said = `${es.schedule.soldOut}:`
  expect(await textOf(page, path)).toContain(said)
  await expect
    .poll(() => textOf(page, '/malaga/hoy'), { timeout })
    .toMatch(new RegExp(`${es.today.off}[^]*${document.nombre.es}`))
  await page.goto(path)
  await expect(page.getByText(`${said} ${longDay('es', today()).split(' de 20')[0]}`).first()).toBeVisible()
  await page.goto(`${path}?dia=${today()}&adultos=2`)
  await expect(page.getByText(es.bookingPanel.soldOutThatDay)).toBeVisible()

  await page.goto('/estudio')
  await dayButton(page).click()
  await word(page, company.states.closed).click()
  await expect(status).toContainText(company.seen.online.split('{{')[0] ?? '', { timeout })
  expect(await textOf(page, path)).toContain(`${es.schedule.closed}:`)
  await word(page, company.undo).click()
  await expect(status).toContainText(company.states['sold-out'].toLowerCase())
  await dayButton(page).click()
  await word(page, company.states.open).click()
  await expect(status).toContainText(company.seen.online.split('{{')[0] ?? '', { timeout })
  expect(await textOf(page, path)).not.toContain('data-day-off')
})

test('a company says that one departure is full: visitors are offered the others', async ({
  baseURL,
  page
}) => {
  await openAsCompany(page, baseURL)
  const article = page.getByRole('article', { name: document.nombre.es })
  await article.getByRole('button', { expanded: false }).click()
  const days = article.getByRole('group', { name: company.days })
  await days
    .getByRole('button')
    .nth(shownDays - 1)
    .click()
  // The words stand where the day was touched, however long the list of days is.
  for (const state of Object.values(company.states)) await expect(word(page, state)).toBeInViewport()
  await days.getByRole('button').nth(1).click()
  await word(page, '23:55').click()
  const status = page.getByRole('status').filter({ hasText: document.nombre.es })
  await expect(status).toContainText(company.seen.online.split('{{')[0] ?? '', { timeout })
  await expect(word(page, `23:55 ${company.full}`)).toHaveAttribute('aria-pressed', 'true')
  await expectNoBarrier(page, 'studio, the days of a company')
  await page.goto(`${path}?dia=${addDays(today(), 1)}&adultos=2`)
  await expect(page.getByRole('radio', { name: '00:05' }).first()).toBeEnabled()
  await expect(page.getByRole('radio', { name: '23:55' })).toHaveCount(0)
})

test('with the keyboard alone a day is chosen and marked', async ({ baseURL, page }) => {
  await openAsCompany(page, baseURL)
  await dayButton(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const closed = word(page, company.states.closed)
  while (!(await closed.evaluate(button => button === button.ownerDocument.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: document.nombre.es })).toContainText(
    company.seen.online.split('{{')[0] ?? '',
    { timeout }
  )
})

test('a company that has no signal is told so, and sends the same again', async ({
  baseURL,
  context,
  page
}) => {
  await openAsCompany(page, baseURL)
  await dayButton(page).click()
  await context.setOffline(true)
  await word(page, company.states.closed).click()
  await expect(page.getByText(company.failed.offline)).toBeVisible()
  await context.setOffline(false)
  await word(page, studio.retry).click()
  await expect
    .poll(async () => {
      let stored: unknown
      await withDocuments(async db => {
        stored = (await db.doc(`experiencias/${id}`).get()).get('excepciones')
      })
      return stored
    })
    .toEqual([{ desde: today(), estado: 'cerrado' }])
})

test('a company reads its guide, and is offered nothing of others', async ({ baseURL, page }) => {
  await openAsCompany(page, baseURL)
  await expect(page.getByRole('link', { exact: true, name: studio.tools.informe })).toBeHidden()
  await page.getByText(company.guideTitle).click()
  await expect(page.getByText(company.guide[0]?.text ?? '')).toBeVisible()
  await page.getByRole('link', { exact: true, name: studio.content }).click()
  await expect(page.getByRole('link', { exact: true, name: studio.collections.partners })).toBeHidden()
  await expect(page.getByRole('listitem').getByRole('link', { name: document.nombre.es })).toBeVisible()
})

import { expect, type Page, test } from '../support/test.ts'

import { barriersOn } from 'site-checks/browser'

import { wordsFor } from '#i18n/text/words.ts'
import { catalog, spanish } from '../../fixtures/site.ts'
import { expectNoBarrier } from '../support/barriers.ts'

const { plain, t } = spanish
const questions = (page: Page) => page.getByRole('main').getByRole('group')
const question = (id: string) => plain(catalog.questions.find(each => each.id === id)?.question ?? {})

test('the questions are there, by topic, their answers folded', async ({ page }) => {
  await page.goto('/preguntas-frecuentes')
  // Other stories may be adding one at this very moment.
  for (const { id } of catalog.questions)
    await expect(page.getByText(question(id), { exact: true })).toBeVisible()
  for (const topic of [
    t('questions.topics.bookings'),
    t('questions.topics.prices'),
    t('questions.topics.account')
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: topic })).toBeVisible()
  }
  await expect(page.getByText('un mensaje de WhatsApp ya empezado')).toBeHidden()
})

test('a question that is half below the cookie banner leaves enough to touch, wherever the page stands', async ({
  page
}) => {
  // The phone of Lighthouse.
  await page.setViewportSize({ height: 823, width: 412 })
  await page.goto('/preguntas-frecuentes')
  await expect(page.getByRole('region', { name: t('cookies.title') })).toBeVisible()
  for (const top of [0, 12, 24, 36, 48]) {
    await page.evaluate(y => scrollTo(0, y), top)
    expect(await barriersOn(page, 'main', 'all'), `${top} px down`).toEqual([])
  }
})

test('a question opens and closes by keyboard', async ({ page }) => {
  await page.goto('/preguntas-frecuentes')
  const answer = page.getByText('un mensaje de WhatsApp ya empezado')
  const asked = page.getByText(question('como-reservar'), { exact: true })
  await asked.focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
  await expectNoBarrier(page, 'answer to a question')
  await page.keyboard.press('Space')
  await expect(answer).toBeHidden()
})

test('a visitor searches them, accents and case or not', async ({ page }) => {
  await page.goto('/preguntas-frecuentes')
  const box = page.getByRole('searchbox', { name: t('questions.search') })
  const status = page.getByRole('main').getByRole('status')
  for (const text of ['codigo qr', 'CÓDIGO', 'qr código']) {
    await box.fill(text)
    await expect(page.getByText(question('codigo-qr-colaborador'), { exact: true })).toBeVisible()
    await expect(page.getByText(question('perros'), { exact: true })).toBeHidden()
    const count = await questions(page).filter({ visible: true }).count()
    await expect(status).toHaveText(t('questions.matches', { matches: count }))
  }
  await box.fill('')
  for (const { id } of catalog.questions)
    await expect(page.getByText(question(id), { exact: true })).toBeVisible()
})

test('a topic without matches takes its heading away', async ({ page }) => {
  await page.goto('/preguntas-frecuentes')
  const heading = page.getByRole('heading', { name: t('questions.topics.account') })
  await page.getByRole('searchbox', { name: t('questions.search') }).fill('perro')
  await expect(page.getByText(question('perros'), { exact: true })).toBeVisible()
  await expect(heading).toBeHidden()
})

test('a search for what nobody asks says so, and offers to ask', async ({ page }) => {
  await page.goto('/preguntas-frecuentes')
  await page.getByRole('searchbox', { name: t('questions.search') }).fill('submarino')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t('questions.noMatch'))
  await expect(questions(page).filter({ visible: true })).toHaveCount(0)
  await page.getByRole('link', { name: t('questions.ask') }).click()
  await expect(page).toHaveURL('/contacto')
})

test('the search speaks German on the German page', async ({ page }) => {
  const { t } = wordsFor('de')
  await page.goto('/de/preguntas-frecuentes')
  await page.getByRole('searchbox', { name: t('questions.search') }).fill('hund')
  const count = await questions(page).filter({ visible: true }).count()
  expect(count).toBeGreaterThan(0)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    t('questions.matches', { matches: count })
  )
})

test('a link to a question leads to it', async ({ page }) => {
  await page.goto('/preguntas-frecuentes#perros')
  await expect(page.getByText(question('perros'), { exact: true })).toBeInViewport()
})

import { expect, test } from '../support/test.ts'

import { wordsFor } from '#i18n/text/words.ts'
import { experienceThat, kayak } from '../../fixtures/site.ts'

const site = 'https://www.clavel.example'
const portuguese = wordsFor('pt')
const notice = portuguese.t('language.fallbackNotice', { shown: 'espanhol', wanted: 'português' })
const address = `/experiencias/${kayak.slug}`

test('a Portuguese page shows the Spanish text, marked as Spanish', async ({ page }) => {
  await page.goto(`/pt${address}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading.getByText(kayak.name.es ?? '')).toHaveAttribute('lang', 'es')
  const description = page.getByText('Salimos de la playa de Burriana')
  await expect(page.locator('[lang=es]').filter({ has: description })).not.toHaveCount(0)
})

test('one visible line says so, in Portuguese', async ({ page }) => {
  await page.goto(`/pt${address}`)
  await expect(page.getByText(notice)).toHaveCount(1)
  await expect(page.getByText(notice)).toBeVisible()
})

test('where the text is there the line is not', async ({ page }) => {
  for (const language of ['de', 'en', 'fr'] as const) {
    const { format, t } = wordsFor(language)
    await page.goto(`/${language}${address}`)
    const shown = { shown: format.languageName('es'), wanted: format.languageName(language) }
    await expect(page.getByText(t('language.fallbackNotice', shown))).toHaveCount(0)
  }
})

test('the words around the text stay Portuguese', async ({ page }) => {
  await page.goto(`/pt${address}`)
  await expect(page.getByRole('contentinfo')).toContainText(portuguese.t('footer.terms'))
  await expect(page.getByRole('main')).toContainText(portuguese.t('price.audience.adulto'))
})

test('search engines are sent to the language really shown', async ({ page }) => {
  await page.goto(`/pt${address}`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site + address)
  await expect(page.locator('link[hreflang]')).toHaveCount(0)
})

test('a page that lacks German alone leaves German out of its languages', async ({ page }) => {
  const { slug } = experienceThat(
    ({ descriptionHtml, name }) => !name.de && !descriptionHtml?.de && Boolean(name.en)
  )
  await page.goto(`/experiencias/${slug}`)
  const alternates = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll(links => links.map(link => link.getAttribute('hreflang')))
  expect(alternates).toContain('en')
  expect(alternates).not.toContain('de')
  await page.goto(`/de/experiencias/${slug}`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site}/experiencias/${slug}`)
})

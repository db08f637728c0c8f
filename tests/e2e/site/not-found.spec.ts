import { expect, test } from '../support/test.ts'

import { languages, localeOf } from '#domain/text/locale.ts'
import { pathIn } from '#domain/site/routes.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { kayak } from '../../fixtures/site.ts'

for (const language of languages) {
  const { t } = wordsFor(localeOf(language))

  test(`an unknown address is a 404 in ${language}`, async ({ page }) => {
    const response = await page.goto(pathIn(localeOf(language), '/no-existe'))
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.title'))
    await expect(page).toHaveTitle(new RegExp(t('notFound.title')))
    await expect(page.getByRole('main')).toContainText('404 Not Found')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const home = page.getByRole('main').getByRole('link', { name: t('notFound.home') })
    await expect(home).toHaveAttribute('href', pathIn(localeOf(language), '/'))
  })
}

test('every kind of address that leads nowhere is a 404', async ({ request }) => {
  for (const path of [
    '/atlantida',
    '/malaga/experiencias',
    '/malaga/experiencias/listado/no-existe',
    '/malaga/experiencias/listado/pagina/99',
    '/experiencias/no-existe',
    '/experiencias/no/existe',
    '/experiencias/..%2f..%2fpackage.json',
    '/DEPRECTED_categorias/no-existe',
    '/meta/no-existe',
    '/empresas/no-existe',
    '/agenda/no-existe',
    '/esd/precios',
    '/de/de/precios',
    '/en/no-existe.html'
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBeGreaterThanOrEqual(400)
    expect(response.status(), path).toBeLessThan(500)
  }
})

test('an id leads to its slug by one redirect, with prefix and query', async ({ request }) => {
  for (const [from, to] of [
    [`/experiencias/${kayak.id}`, `/experiencias/${kayak.slug}`],
    [`/de/experiencias/${kayak.id}`, `/de/experiencias/${kayak.slug}`],
    [
      `/pt/experiencias/${kayak.id}?partner=casas-del-sur&x=1`,
      `/pt/experiencias/${kayak.slug}?partner=casas-del-sur&x=1`
    ]
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status(), from).toBe(301)
    expect(response.headers().location, from).toBe(to)
    expect((await request.get(to, { maxRedirects: 0 })).status(), to).toBe(200)
  }
})

test('a deprecated category leads to its listing', async ({ page }) => {
  await page.goto('/DEPRECTED_categorias/cuevas')
  await expect(page).toHaveURL('/andalucia/experiencias/listado/cuevas')
  await page.goto('/en/DEPRECTED_categorias/cuevas?partner=casas-del-sur')
  await expect(page).toHaveURL('/en/andalucia/experiencias/listado/cuevas?partner=casas-del-sur')
})

test('the deprecated categories without an id lead to all experiences, in every locale', async ({
  request
}) => {
  for (const prefix of ['', '/es', '/en', '/de', '/fr', '/pt']) {
    const response = await request.get(`${prefix}/DEPRECTED_categorias?partner=casas-del-sur`, {
      maxRedirects: 0
    })
    expect(response.status(), prefix).toBe(301)
    const to = `${prefix}/andalucia/experiencias/listado?partner=casas-del-sur`
    expect(response.headers().location).toBe(to)
    expect((await request.get(to, { maxRedirects: 0 })).status(), to).toBe(200)
  }
})

test('a visitor with a malformed address is told so on a page of the site, in its language', async ({
  page
}) => {
  for (const [path, { t }] of [
    ['/%E0', wordsFor('esd')],
    ['/de/experiencias/%E0%A4%A', wordsFor('de')]
  ] as const) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.title'))
  }
})

test('a slash at the end is one redirect away from the page, and keeps the query', async ({ request }) => {
  const response = await request.get('/de/precios/?partner=casas-del-sur', { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toMatch(/\/de\/precios\?partner=casas-del-sur$/)
})

test('the page for errors offers the way home', async ({ page }) => {
  const { t } = wordsFor('fr')
  await page.goto('/fr/error')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.title'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('error.home') })
    .click()
  await expect(page).toHaveURL('/fr/eligeprovincia')
})

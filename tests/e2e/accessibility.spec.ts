import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

import { wordsFor } from '#i18n/words.ts'
import { kayak, spanish } from '../fixtures/site.ts'

const { t } = spanish
const guidelines = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** One page of every template. */
const templates = [
  '/404',
  '/agenda',
  '/andalucia/experiencias/listado/pagina/2',
  '/aviso-legal',
  '/contacto',
  '/eligeprovincia',
  '/empresas',
  '/empresas/mar-de-maro',
  '/error',
  `/experiencias/${kayak.slug}`,
  '/experiencias/castillo-pueblo-velez-blanco-indalo',
  '/experiencias/nerja-y-maro',
  '/login',
  '/malaga',
  '/malaga/experiencias/listado/senderismo',
  '/meta',
  '/meta/nerja-y-maro',
  '/plan',
  '/precios',
  '/preguntas-frecuentes'
]

test.use({ reducedMotion: 'reduce' })

test.beforeEach(async ({ isMobile, page }) => {
  await page.setViewportSize(isMobile ? { height: 740, width: 360 } : { height: 900, width: 1440 })
  // Covers show inside a visit only.
  await page.addInitScript(() => sessionStorage.setItem('visita', '1'))
})

/** What is wrong and where, short enough to be read in a report. */
async function problemsOf(page: Page, check = new AxeBuilder({ page }).withTags(guidelines)): Promise<string[]> {
  const { violations } = await check.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, html }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`)
  )
}

/** Darkness changes colours, and nothing else. */
async function problemsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  return problemsOf(page, new AxeBuilder({ page }).withRules('color-contrast'))
}

for (const prefix of ['', '/de']) {
  for (const template of templates) {
    test(`${prefix}${template} has no barrier, by day and by night`, async ({ page }) => {
      await page.goto(prefix + template)
      await expect(page).toHaveURL(prefix + template)
      expect(await problemsOf(page)).toEqual([])
      expect(await problemsInTheDark(page)).toEqual([])
    })
  }

  test(`the home page ${prefix || '/'} has no barrier`, async ({ browser, isMobile }) => {
    // With scripts it sends everybody on.
    const context = await browser.newContext({ javaScriptEnabled: true, viewport: { height: 740, width: isMobile ? 360 : 1440 } })
    const page = await context.newPage()
    await page.route('**/*', async route => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('location.replace(', 'void (')
      return route.fulfill({ body, response })
    })
    await page.goto(prefix || '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      wordsFor(prefix === '' ? 'esd' : 'de').t('home.heading')
    )
    expect(await problemsOf(page)).toEqual([])
    expect(await problemsInTheDark(page)).toEqual([])
    await context.close()
  })
}

test('open menus have no barrier', async ({ isMobile, page }) => {
  await page.goto('/jaen/experiencias/listado')
  const openers = isMobile
    ? [page.getByText(t('menu.open'), { exact: true })]
    : [
        page.getByRole('banner').getByText(t('menu.municipalities'), { exact: true }),
        page.getByRole('banner').getByText(t('footer.help'), { exact: true }),
        page.getByRole('banner').getByLabel(t('province.label')),
        page.getByRole('banner').getByLabel(t('language.label'))
      ].map(opener => opener.filter({ visible: true }))
  for (const opener of openers) {
    await opener.click()
    expect(await problemsOf(page)).toEqual([])
    expect(await problemsInTheDark(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  }
})

test('open answers have no barrier', async ({ page }) => {
  await page.goto('/preguntas-frecuentes')
  await page.getByText('¿Cómo se reserva?', { exact: true }).click()
  expect(await problemsOf(page)).toEqual([])
})

test('no page is wider than a small screen', async ({ page }) => {
  await page.setViewportSize({ height: 640, width: 320 })
  for (const template of templates) {
    await page.goto(`/de${template}`)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, template).toBeLessThanOrEqual(0)
  }
})

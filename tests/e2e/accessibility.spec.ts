import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from './support/test.ts'

import { consentTo, kindsOffered, writeConsent } from '#domain/consent.ts'
import { wordsFor } from '#i18n/words.ts'
import { tracking } from '#settings.ts'
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

const choice = writeConsent(consentTo([], kindsOffered(tracking), new Date().toISOString()))

test.beforeEach(async ({ isMobile, page }) => {
  await page.setViewportSize(isMobile ? { height: 740, width: 360 } : { height: 900, width: 1440 })
  await page.addInitScript(stored => {
    // Covers show inside a visit only. The cookie banner has a test of its own: where it ends it cuts targets in two.
    sessionStorage.setItem('visita', '1')
    localStorage.setItem('consentimiento', stored)
  }, choice)
})

/** What is wrong and where, short enough to be read in a report. */
async function problemsOf(page: Page, part = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(guidelines).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary, html }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`)
  )
}

// Both languages and both colour schemes of every template: the words of one do not change the colours of the other.
for (const { colorScheme, prefix, when } of [
  { colorScheme: 'light', prefix: '', when: 'by day' },
  { colorScheme: 'dark', prefix: '/de', when: 'by night' }
] as const) {
  for (const template of templates) {
    test(`${prefix}${template} has no barrier, ${when}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(prefix + template)
      await expect(page).toHaveURL(prefix + template)
      expect(await problemsOf(page)).toEqual([])
    })
  }

  test(`the home page ${prefix || '/'} has no barrier, ${when}`, async ({ page }) => {
    // With scripts it sends everybody on: here it must stay.
    await page.route('**/*', async route => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('location.replace(', 'void (')
      // A changed script is not the one the policy lets through: here the policy stays out of the way.
      const headers = { ...response.headers(), 'content-security-policy': '' }
      return route.fulfill({ body, headers, response })
    })
    await page.emulateMedia({ colorScheme })
    await page.goto(prefix || '/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      wordsFor(prefix === '' ? 'esd' : 'de').t('home.heading')
    )
    expect(await problemsOf(page)).toEqual([])
  })
}

// The width between a phone and a desk, for the templates that change their shape there.
for (const template of [
  '/agenda',
  '/contacto',
  `/experiencias/${kayak.slug}`,
  '/malaga/experiencias/listado/senderismo'
]) {
  test(`${template} has no barrier on a tablet`, async ({ page }) => {
    await page.setViewportSize({ height: 1024, width: 768 })
    await page.goto(template)
    expect(await problemsOf(page)).toEqual([])
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
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await problemsOf(page, 'header')).toEqual([])
    }
  }
})

test('the cookie banner has no barrier', async ({ page }) => {
  await page.addInitScript(() => localStorage.clear())
  await page.goto('/de/precios')
  const { t } = wordsFor('de')
  await expect(page.getByRole('region', { name: t('cookies.title') })).toBeVisible()
  const banner = 'section:has([data-consent-action])'
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await problemsOf(page, banner)).toEqual([])
  }
})

test('open answers have no barrier', async ({ page }) => {
  await page.goto('/preguntas-frecuentes')
  await page.getByText('¿Cómo se reserva?', { exact: true }).click()
  expect(await problemsOf(page)).toEqual([])
})

test('no page is wider than a small screen', async ({ page }) => {
  await page.setViewportSize({ height: 640, width: 320 })
  const wide: string[] = []
  for (const template of templates) {
    await page.goto(`/de${template}`)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) wide.push(`${template}: ${overflow} px`)
  }
  expect(wide).toEqual([])
})

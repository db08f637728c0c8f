import { expect, test } from '../support/test.ts'

import { knownGaps, lastReview, measures } from '#domain/catalogue/accessibility.ts'
import { businessText } from '#i18n/site/business-text.ts'
import { wordsFor } from '#i18n/text/words.ts'
import { settings } from '#settings.ts'

const pages = [
  { link: 'footer.terms', path: '/terminos-y-condiciones', text: 'terms' },
  { link: 'footer.cookies', path: '/politica-de-cookies', text: 'cookies' },
  { link: 'footer.privacy', path: '/privacidad', text: 'privacy' },
  { link: 'footer.legalNotice', path: '/aviso-legal', text: 'legal' },
  { link: 'footer.accessibility', path: '/accesibilidad', text: 'accessibility' },
  { link: 'footer.complaints', path: '/hojas-de-reclamaciones', text: 'complaints' },
  { link: 'footer.ordering', path: '/como-ordenamos', text: 'ordering' },
  { link: 'menu.about', path: '/quienes-somos', text: 'about' }
] as const

/** As most visitors have it: pages fade into the next one, and scroll smoothly. */
test.use({ reducedMotion: 'no-preference' })

for (const locale of ['esd', 'de'] as const) {
  const words = wordsFor(locale)
  const prefix = locale === 'esd' ? '' : `/${locale}`

  test(`the footer leads to every legal page, in ${words.language}`, async ({ page }) => {
    await page.goto(`${prefix}/contacto`)
    const footer = page.getByRole('contentinfo')
    for (const { link, path, text } of pages) {
      await footer.getByRole('link', { exact: true, name: words.t(link) }).click()
      await expect(page).toHaveURL(prefix + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(businessText(words, text).title)
    }
  })
}

test('no data of the business is left out of the legal notice', async ({ page }) => {
  await page.goto('/aviso-legal')
  const main = page.getByRole('main')
  for (const fact of [settings.legalName, settings.taxId, settings.address, settings.email]) {
    await expect(main).toContainText(fact)
  }
  await expect(main).not.toContainText('{{')
})

test('the contents of a long page lead to its sections', async ({ page }) => {
  const { sections } = businessText(wordsFor('esd'), 'terms')
  await page.goto('/terminos-y-condiciones')
  const contents = page.getByRole('navigation', { name: wordsFor('esd').t('document.contents') })
  await expect(contents.getByRole('link')).toHaveText(sections.map(({ title }) => title))
  const last = sections.at(-1)
  await contents.getByRole('link', { exact: true, name: last?.title ?? '' }).click()
  await expect(page.getByRole('heading', { exact: true, name: last?.title ?? '' })).toBeInViewport()
})

test('nothing leads to the closed dispute platform of the Union', async ({ page }) => {
  for (const path of ['/hojas-de-reclamaciones', '/terminos-y-condiciones']) {
    await page.goto(path)
    await expect(page.locator('a[href*="ec.europa.eu/consumers/odr"]')).toHaveCount(0)
  }
})

test('the pages of the account say honestly how far they are', async ({ request }) => {
  for (const path of ['/login', '/perfil', '/compras', '/experiencias', '/de/perfil']) {
    const text = await (await request.get(path)).text()
    expect(text, path).toMatch(/<meta name="robots" content="noindex"/)
    expect(text.match(/<h1/g), path).toHaveLength(1)
  }
})

test('the statement of accessibility says what is checked, what is missing and since when', async ({
  page
}) => {
  const { format, t } = wordsFor('de')
  await page.goto('/de/accesibilidad')
  const main = page.getByRole('main')
  for (const { id } of measures)
    await expect(main.getByText(t(`accessibilityStatement.measures.${id}`), { exact: true })).toBeVisible()
  for (const { id } of knownGaps) {
    const gap = main.getByRole('listitem').filter({ hasText: t(`accessibilityStatement.gaps.${id}.what`) })
    await expect(gap.getByRole('definition')).toHaveCount(3)
    await expect(gap).toContainText(t(`accessibilityStatement.gaps.${id}.instead`))
  }
  await expect(main).toContainText(format.date(lastReview))
  // The version of the standard, and who decides about a complaint.
  for (const fact of ['EN 301 549 V3.2.1', 'Junta de Andalucía', 'OADIS'])
    await expect(main).toContainText(fact)
})

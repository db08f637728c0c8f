import studio from '#studio/texts/es.json' with { type: 'json' }
import english from '#studio/texts/en.json' with { type: 'json' }

import { expectNoBarrier } from '../support/barriers.ts'
import { administratorAt, havingSignedInAs } from '../support/people/accounts.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

/** A publisher that holds twenty prices and asks an administrator; what it decides by has tests of its own. */
async function havingHeld(page: Page, mayDecide: boolean, waiting: object): Promise<unknown[]> {
  const decisions: unknown[] = []
  const standing = { ignored: 0, lastPublished: null, leftOut: [], moment: '2026-11-25T10:00:00Z' }
  await page.route('**/vista-previa/estado.json', route =>
    route.fulfill({
      json: { ...standing, waiting: decisions.length > 0 ? { kind: 'nothing' } : waiting }
    })
  )
  await page.route('**/vista-previa/publicacion.json', route => {
    if (route.request().method() === 'POST') decisions.push(route.request().postDataJSON())
    const held = Array.from({ length: 20 }, (_, index) => ({
      collection: 'experiencias',
      id: `kayak-${index}`,
      kind: 'price'
    }))
    return route.fulfill({ json: { held, mayDecide, releases: [], stop: null } })
  })
  return decisions
}

const isPart = { isPart: true, kind: 'held', reason: '20 other prices in experiencias', since: '2026-11-25' }
const panel = (page: Page, { held } = studio) => page.getByRole('region', { name: held.title })

test.beforeEach(async ({ baseURL, page }) => {
  await havingChosenCookies(page)
  await havingSignedInAs(page, await administratorAt(baseURL))
})

test('an administrator reads what is held, says so, and lets it through', async ({ page }) => {
  const { held } = studio
  const decisions = await havingHeld(page, true, isPart)
  await page.goto('/estudio#/informe')
  const place = panel(page)
  await expect(place).toContainText(held.part)
  await expect(place).toContainText('Experiencias: otros precios · 20 documentos')
  await expect(place.getByRole('link')).toHaveCount(12)
  await place.getByRole('button', { name: held.all }).click()
  await expect(place.getByRole('link')).toHaveCount(20)
  await expectNoBarrier(page, 'studio, a publication that is held')
  await place.getByRole('button', { name: held.release }).click()
  await expect(place.getByText(held.readFirst)).toBeVisible()
  expect(decisions).toEqual([])
  // With the keyboard alone.
  await place.getByLabel(held.read).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => decisions).toEqual([{ tipo: 'soltar' }])
  await expect(page.getByText(studio.report.none)).toBeVisible()
})

test('an editor is told in English what would go, and who can let it through', async ({ page }) => {
  const alarms = [
    { collection: 'preguntas', documents: 14, kind: 'emptied' },
    { kind: 'shrunk', pages: 1000, removed: 300 }
  ]
  await havingHeld(page, false, { alarms, kind: 'held', reason: 'gone', since: '2026-11-25' })
  await page.goto('/en/estudio#/informe')
  const place = panel(page, english)
  await expect(place).toContainText('Everything in “Questions” would go: 14 documents.')
  await expect(place).toContainText('300 of the 1000 pages of the site would go.')
  await expect(place).toContainText(english.held.onlyAdmins)
  await expect(place.getByRole('button', { name: english.held.release })).toBeHidden()
})

test('what somebody decided is not let through here', async ({ page }) => {
  const stopped = { by: 'eva', kind: 'stopped', reason: '', since: '2026-11-25', to: null }
  await havingHeld(page, true, { alarms: [stopped], kind: 'held', reason: 'paused', since: '2026-11-25' })
  await page.goto('/estudio#/informe')
  await expect(panel(page)).toContainText(studio.held.alarms.stopped)
  await expect(panel(page).getByRole('button', { name: studio.held.release })).toBeHidden()
})

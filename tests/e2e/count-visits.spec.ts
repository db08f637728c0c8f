import { consentTo, kindsOffered, writeConsent } from '#domain/consent.ts'
import { tracking } from '#settings.ts'

import { expect, type Page, test } from './support/test.ts'
import { havingChosenCookies } from './support/visit.ts'

function reportsOf(page: Page): Record<string, unknown>[] {
  const reports: Record<string, unknown>[] = []
  page.on('request', request => {
    if (request.url().endsWith('/fn/grabarEstadisticas')) reports.push(request.postDataJSON().data)
  })
  return reports
}

test('who agreed is counted: the partner who sent them, once, under one id', async ({ page }) => {
  const consent = writeConsent(consentTo(['analytics'], kindsOffered(tracking), '2026-01-01T00:00:00Z'))
  await page.addInitScript(stored => localStorage.setItem('consentimiento', stored), consent)
  const reports = reportsOf(page)
  await page.goto('/malaga/experiencias/listado?partner=costa-rentacar')
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => reports.length).toBe(1)
  expect(reports[0]).toMatchObject({
    coordenadas: null,
    partnerId: 'costa-rentacar',
    provincia: 'malaga',
    tipo: 'visitaPartner',
    url: '/malaga/experiencias/listado'
  })
  await page.goto('/cadiz/experiencias/listado')
  await page.getByRole('heading', { level: 1 }).click()
  await page.waitForLoadState('networkidle')
  expect(reports).toHaveLength(1)
})

test('who accepted only what is necessary is counted by nobody, and nobody is made known', async ({
  page
}) => {
  await havingChosenCookies(page)
  const reports = reportsOf(page)
  const accounts: string[] = []
  page.on('request', request => {
    if (request.url().includes('accounts:signUp')) accounts.push(request.url())
  })
  await page.goto('/malaga/experiencias/listado?partner=costa-rentacar')
  await page.getByRole('heading', { level: 1 }).click()
  await page.waitForLoadState('networkidle')
  expect([reports, accounts]).toEqual([[], []])
})

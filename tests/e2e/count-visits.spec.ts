import { expect, type Page, test } from './support/test.ts'
import { havingChosenCookies } from './support/visit.ts'

function reportsOf(page: Page): Record<string, unknown>[] {
  const reports: Record<string, unknown>[] = []
  page.on('request', request => {
    if (request.url().endsWith('/fn/grabarEstadisticas')) reports.push(request.postDataJSON().data)
  })
  return reports
}

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
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  expect([reports, accounts]).toEqual([[], []])
})

import { messages } from '#i18n/text/messages.ts'

import { expect, type Page, test } from '../support/test.ts'
import { arriveAndBeLedOn, havingChosenCookies } from '../support/visit.ts'

const { cookies } = messages.es
const byPartner = '/malaga/experiencias/listado?partner=costa-rentacar'

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
  await arriveAndBeLedOn(page, byPartner, '**/senderismo')
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  expect([reports, accounts]).toEqual([[], []])
})

test('who accepted is counted once, with the partner who brought them, until they take it back', async ({
  context,
  page
}) => {
  const reports = reportsOf(page)
  const [answers, accounts]: [number[], string[]] = [[], []]
  page.on('request', request => {
    if (request.url().includes('accounts:signUp')) accounts.push(request.url())
  })
  page.on('response', response => {
    if (response.url().endsWith('/fn/grabarEstadisticas')) answers.push(response.status())
  })
  await arriveAndBeLedOn(page, byPartner, '**/senderismo')
  expect(reports).toEqual([])
  await page.getByRole('button', { name: cookies.all }).click()
  await expect.poll(() => answers).toEqual([200])
  expect(reports).toEqual([
    expect.objectContaining({
      coordenadas: null,
      idioma: 'esd',
      partnerId: 'costa-rentacar',
      provincia: 'malaga',
      tipo: 'visitaPartner'
    })
  ])
  await page.goto('/malaga/experiencias/listado')
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  expect([reports.length, accounts.length]).toEqual([1, 1])

  await page.getByRole('contentinfo').getByRole('link', { name: cookies.settingsTitle }).click()
  const dialog = page.getByRole('dialog', { name: cookies.settingsTitle })
  await dialog.getByRole('checkbox', { name: cookies.kinds.visits.name }).uncheck()
  await dialog.getByRole('button', { name: cookies.save }).click()
  await expect(dialog).toBeHidden()
  const anotherVisit = await context.newPage()
  const reportsLater = reportsOf(anotherVisit)
  await arriveAndBeLedOn(anotherVisit, byPartner, '**/senderismo')
  await anotherVisit.keyboard.press('Shift')
  await anotherVisit.waitForLoadState('networkidle')
  expect(reportsLater).toEqual([])
})

import { cacheNames } from '#domain/privacy/offline-caches.ts'
import { routes } from '#domain/site/routes.ts'
import { messages } from '#i18n/text/messages.ts'

import { type Ledger, things } from '../support/ledger.ts'
import { expect, type Page, test } from '../support/test.ts'

const { cookies, privacyReceipt } = messages.es
const byPartner = '/malaga/experiencias/listado?partner=oficina-ronda'
const kayak = '/experiencias/kayak-acantilados-maro'

test.use({
  hasTouch: false,
  isMobile: false,
  serviceWorkers: 'allow',
  viewport: { height: 900, width: 1280 }
})

/** Stored items that need consent, of everything stored until now. */
async function agreedTo(ledger: Ledger, page: Page): Promise<string[]> {
  await ledger.look(page)
  return things.flatMap(({ consent, id }) => (consent !== null && ledger.stored.has(id) ? id : [])).toSorted()
}

const answers: [answer: string, give: (page: Page) => Promise<void>, allowed: string[]][] = [
  ['only what is necessary', page => page.getByRole('button', { name: cookies.necessary }).click(), []],
  ['a selection without the count of visits', page => choose(page, false), []],
  ['a selection with the count of visits', page => choose(page, true), ['countedVisit', 'partnerOfDay']],
  ['all', page => page.getByRole('button', { name: cookies.all }).click(), ['countedVisit', 'partnerOfDay']]
]

async function choose(page: Page, areVisitsCounted: boolean): Promise<void> {
  await page
    .getByRole('region', { name: cookies.title })
    .getByRole('button', { name: cookies.settings })
    .click()
  const dialog = page.getByRole('dialog', { name: cookies.settingsTitle })
  await dialog.getByRole('checkbox', { name: cookies.kinds.visits.name }).setChecked(areVisitsCounted)
  await dialog.getByRole('button', { name: cookies.save }).click()
}

for (const [answer, give, allowed] of answers) {
  test(`after the answer «${answer}» the device keeps what the cookie page says of it, and nobody else is asked`, async ({
    ledger,
    page
  }) => {
    const reports: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('/fn/grabarEstadisticas')) reports.push(request.postData() ?? '')
    })
    await page.goto(byPartner)
    await page.getByRole('heading', { level: 1 }).click()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('partnerId'))).toBe('oficina-ronda')
    expect(await agreedTo(ledger, page)).toEqual([])
    expect(reports).toEqual([])

    await give(page)
    await expect(page.getByRole('region', { name: cookies.title })).toBeHidden()
    await page.goto(kayak)
    await page.getByRole('heading', { level: 1 }).click()
    // The worker comes last.
    await expect.poll(() => page.evaluate(name => caches.has(name), cacheNames.data)).toBe(true)
    await expect.poll(() => agreedTo(ledger, page)).toEqual(allowed)
    await page.waitForLoadState('networkidle')
    // Steps of the second page are reported with the arrival, or after it where that was reported before.
    expect(reports.length > 0).toBe(allowed.length > 0)
    expect(new Set(reports).size).toBe(reports.length)
    expect([...ledger.parties]).toEqual([])

    await page.goto(routes.cookies)
    for (const { ground, id, names } of things.filter(({ id }) => ledger.stored.has(id))) {
      const entry = page.getByRole('listitem').filter({ hasText: privacyReceipt.things[id] })
      for (const name of names) await expect(entry.getByText(name, { exact: true })).toBeVisible()
      await expect(entry).toContainText(privacyReceipt.grounds[ground])
    }
  })
}

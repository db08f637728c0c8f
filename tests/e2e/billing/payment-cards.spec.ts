import { messages } from '#i18n/text/messages.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { havingSignedIn } from '../support/people/account.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { cards } = messages.es

test.beforeEach(({ page }) => havingChosenCookies(page))

test('the number of a card stays where it is typed: no request and no storage ever holds it', async ({
  baseURL,
  context,
  page
}) => {
  await havingSignedIn(page, baseURL)
  const sent: string[] = []
  context.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/compras')
  const section = page.getByRole('region', { name: cards.heading })
  const dialog = page.getByRole('dialog')

  await section.getByRole('button', { name: cards.add }).click()
  await dialog.getByLabel(cards.number).fill('4242 4242 4242 4241')
  await dialog.getByLabel(cards.expiry).fill('01/20')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(cards['card-number-invalid'])).toBeVisible()
  await expect(dialog.getByText(cards['card-expired'])).toBeVisible()
  await expectNoBarrier(page, 'card form', 'dialog')
  await dialog.getByLabel(cards.number).fill('4242 4242 4242 4242')
  await dialog.getByLabel(cards.expiry).fill('04/40')
  await page.keyboard.press('Enter')
  await expect(section.getByRole('listitem')).toContainText(cards.onlyHere)
  await expect(section.getByRole('button', { name: cards.add })).toBeFocused()
  expect(sent.filter(request => request.includes('guardarTarjeta'))).toEqual([])

  await section.getByRole('button', { name: cards.add }).click()
  await dialog.getByLabel(cards.number).fill('5555-5555-5555-4444')
  await dialog.getByLabel(cards.expiry).fill('0440')
  await dialog.getByLabel(cards.keep).check()
  await dialog.getByRole('button', { name: cards.save }).dblclick()
  await expect(section.getByRole('listitem')).toHaveCount(2)
  expect(sent.filter(request => request.includes('guardarTarjeta'))).toHaveLength(1)

  await page.reload()
  const kept = section.getByRole('listitem')
  await expect(kept).toContainText(interpolate(cards.ending, { brand: 'Mastercard', digits: '4444' }))
  await expect(kept).toHaveCount(1)
  const numbers = /4242\D*4242|5555\D*5555/
  expect(sent.filter(request => numbers.test(request))).toEqual([])
  expect(await everythingKept(page)).not.toMatch(numbers)
  await kept.getByRole('button').click()
  await dialog.getByRole('button', { exact: true, name: cards.remove }).click()
  await expect(section.getByText(cards.empty)).toBeVisible()
})

/** Everything that this browser stores for the site, as one text. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const contents = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<unknown[]>(resolve => {
            const opening = indexedDB.open(name)
            opening.addEventListener('success', () => {
              const stores = [...opening.result.objectStoreNames]
              if (stores.length === 0) return resolve([])
              const reading = opening.result.transaction(stores)
              const all = stores.map(store => reading.objectStore(store).getAll())
              reading.addEventListener('complete', () => resolve(all.map(({ result }) => result)))
            })
          })
      )
    )
    const kept = [contents, Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]
    return JSON.stringify(kept)
  })
}

import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const listing = '/malaga/experiencias/listado'

test.use({ hasTouch: false, isMobile: false, viewport: { height: 900, width: 1280 } })
test.beforeEach(({ page }) => havingChosenCookies(page))

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link').first()

test('a page is fetched when somebody points at the link to it, under the policy of the site', async ({
  context,
  page
}) => {
  const devtools = await context.newCDPSession(page)
  const fetched: string[] = []
  const rules: (string | undefined)[] = []
  devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet.errorType))
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname)
  })
  await devtools.send('Preload.enable')
  await page.goto(listing)
  await expect.poll(() => rules).toEqual([undefined])
  expect(fetched).toEqual([])
  const path = (await firstCard(page).getAttribute('href')) ?? ''
  await firstCard(page).hover()
  await expect.poll(() => fetched).toEqual([path])
})

for (const [visitor, saveData, expected] of [
  ['whose browser knows no such rules', false, 1],
  ['who saves data', true, 0]
] as const) {
  test(`for somebody ${visitor}: ${expected} page is fetched ahead`, async ({ page }) => {
    await page.addInitScript(isSaving => {
      HTMLScriptElement.supports = type => type === 'module' || type === 'classic'
      Object.defineProperty(navigator, 'connection', { value: { saveData: isSaving } })
    }, saveData)
    const awake = page.waitForResponse('**/_astro/after-first-touch*')
    await page.goto(listing)
    await page.keyboard.press('Shift')
    await awake
    await page.waitForLoadState('networkidle')
    await firstCard(page).hover()
    await firstCard(page).focus()
    await expect(page.locator('head > link[rel=prefetch]')).toHaveCount(expected)
  })
}

import { messages } from '#i18n/text/messages.ts'

import { expect, type Page, test } from '../support/test.ts'
import { openMap } from '../support/listing-bar.ts'
import { havingChosenCookies } from '../support/visit.ts'

const { contactForm, map } = messages.es

/** Old and cheap: what takes this machine a second takes it four. */
const slowness = 4

test.beforeEach(async ({ context, page }) => {
  await havingChosenCookies(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
})

/** The code of an island waits until somebody has done what they came for. */
async function holdBack(page: Page, island: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/_astro/${island}.*.js`, async route => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a message that was written and sent before its form is awake is sent once', async ({ page }) => {
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/fn/formContacto')) sent.push(request.postData() ?? '')
  })
  const arrive = await holdBack(page, 'ContactForm')
  await page.goto('/contacto')
  await page.getByLabel(contactForm.name, { exact: true }).fill('Ana')
  await page.getByLabel(contactForm.email, { exact: true }).fill('ana@example.com')
  await page.getByLabel(contactForm.message, { exact: true }).fill('¿Hay aparcamiento en Maro?')
  await page.getByRole('main').getByRole('checkbox').check()
  const send = page.getByRole('button', { name: contactForm.send })
  await send.click()
  await send.click()
  arrive()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(contactForm.sent)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('¿Hay aparcamiento en Maro?')
  expect(page.url()).not.toContain('ana@')
})

test('a map that is asked for before its code is there is shown', async ({ page }) => {
  const arrive = await holdBack(page, 'ListingMap')
  await page.goto('/malaga/experiencias/listado')
  await openMap(page, map.cell)
  await page.getByRole('button', { name: map.show }).click()
  arrive()
  await expect(page.getByRole('region', { name: map.label })).toBeVisible()
})

/** Scrolls to the end of the page, a screen in half a second, and names the pictures in view that had neither arrived nor colours in their place, frame by frame. */
function emptyFramesOf(page: Page): Promise<{ empty: string[]; seen: number; waited: number }> {
  return page.evaluate(async () => {
    const empty = new Set<string>()
    const seen = new Set<Element>()
    const waited = new Set<Element>()
    const isInView = ({ bottom, height, top }: DOMRect) => height > 0 && bottom > 0 && top < innerHeight
    const isDrawn = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0
    const look = () => {
      for (const picture of document.querySelectorAll<HTMLImageElement>('main img')) {
        if (!isInView(picture.getBoundingClientRect())) continue
        seen.add(picture)
        if (isDrawn(picture)) continue
        waited.add(picture)
        if (getComputedStyle(picture).backgroundImage === 'none') empty.add(picture.src)
      }
    }
    const frame = () => new Promise(requestAnimationFrame)
    for (let y = 0; y < document.documentElement.scrollHeight - innerHeight; y += innerHeight / 30) {
      scrollTo({ behavior: 'instant', top: y })
      await frame()
      look()
    }
    return { empty: [...empty], seen: seen.size, waited: waited.size }
  })
}

/** A list as it was built, one whose cards a filter brought, and results of a search: the browser draws the cards of the last two. */
for (const address of [
  '/andalucia/experiencias/listado',
  '/andalucia/experiencias/listado?orden=precios',
  '/buscar?q=m%C3%A1laga'
]) {
  test(`no frame of ${address} is empty while it is scrolled and no picture has come`, async ({ page }) => {
    const { promise: isScrolled, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/carteles/**', async route => {
      await isScrolled
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    const { empty, seen, waited } = await emptyFramesOf(page)
    goOn()
    expect(seen).toBeGreaterThan(5)
    expect(waited).toBeGreaterThan(0)
    expect(empty).toEqual([])
  })
}

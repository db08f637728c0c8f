import { readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'

import { messages } from '#i18n/messages.ts'

import { writeWorker } from '../../scripts/site/worker.ts'
import { writeWhole } from '../../scripts/write-whole.ts'
import { type OwnHost, openOwnHost } from './support/own-host.ts'
import { expect, type Page, test } from './support/test.ts'
import { havingChosenCookies } from './support/visit.ts'

const kayak = '/experiencias/kayak-acantilados-maro'
const listing = '/malaga/experiencias/listado'
/** Everything that is needed later is fetched first, on a busy machine. */
const keepingPatienceMs = 40_000
const savedNotice = /Esta página se guardó el .*: los precios y horarios pueden haber cambiado/

test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ page }) => {
  // A device fetches much before it can do without a network.
  test.slow()
  return havingChosenCookies(page)
})

/** Everything that the device keeps, as `cache path`. */
async function keptBy(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) found.push(`${name} ${new URL(url).pathname}`)
    }
    return found
  })
}

/** Looks at a page and touches it, as people do; the device has then kept it. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).click()
  const { pathname } = new URL(page.url())
  const isReady = async () => {
    const entries = await keptBy(page)
    return ['clavel-datos', ` ${pathname}`].every(part => entries.some(entry => entry.includes(part)))
  }
  await expect.poll(isReady, { timeout: keepingPatienceMs }).toBe(true)
}

test('without a network: visited pages, the offer of the province, the search and the plan', async ({
  context,
  page
}) => {
  await visit(page, listing)
  await visit(page, kayak)
  await page
    .getByRole('button', { name: /en mi plan/ })
    .first()
    .click()
  await context.setOffline(true)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kayak')
  await expect(page.getByRole('status').filter({ hasText: savedNotice })).toBeVisible()

  const search = page.getByRole('combobox', { name: messages.es.search.label })
  await search.fill('flamenco')
  await expect(page.getByRole('option').first()).toContainText(/flamenc/i)

  await page.goto('/plan')
  await expect(page.getByRole('link', { name: /Kayak/ })).toBeVisible()

  await page.goto('/agenda')
  await expect(page.getByRole('heading', { level: 1, name: messages.es.offline.title })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: /Kayak/ }).click()
  await expect(page).toHaveURL(kayak)

  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: savedNotice })).toBeHidden()
})

test('a page that is not kept is explained in its language', async ({ context, page }) => {
  await visit(page, '/de/contacto')
  await context.setOffline(true)
  const answer = await page.goto('/de/agenda')
  expect(answer?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1, name: messages.de.offline.title })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: messages.de.contact.title })).toBeVisible()
})

test('what shows who somebody is is not kept for the next person', async ({ context, page }) => {
  await visit(page, kayak)
  for (const path of ['/perfil', '/compras', '/experiencias', '/login', '/en/perfil'])
    await page.goto(path, { waitUntil: 'networkidle' })
  await page.goto(kayak)
  const personal = /\/(?:fn|__)\/|\/(?:perfil|compras|experiencias|login|admin)$/
  expect((await keptBy(page)).filter(entry => personal.test(entry))).toEqual([])
  await context.setOffline(true)
  await page.goto('/perfil')
  await expect(page.getByRole('heading', { level: 1, name: messages.es.offline.title })).toBeVisible()
})

test.describe('when the shop publishes', () => {
  let host: OwnHost

  test.beforeEach(async () => {
    host = await openOwnHost()
  })
  test.afterEach(() => host.close())

  test('a changed price is shown at once, and the kept copy follows', async ({ context, page }) => {
    await visit(page, host.origin + kayak)
    change(kayak, html => html.replaceAll('Kayak', 'Canoa'))
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Canoa')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Canoa')
  })

  test('a new version takes over with its own parts, and brings the kept pages along', async ({
    context,
    page
  }) => {
    await visit(page, host.origin + listing)
    await visit(page, host.origin + kayak)
    const before = await versionsKept(page)
    await publishNewStyles()
    await page.reload()
    const timeout = keepingPatienceMs
    await expect.poll(() => versionsKept(page), { timeout }).not.toEqual(before)
    await expect.poll(async () => (await versionsKept(page)).length, { timeout }).toBe(1)
    const pages = (await keptBy(page)).filter(entry => entry.startsWith('clavel-paginas'))
    expect(pages.some(entry => entry.endsWith(listing))).toBe(true)
    await context.setOffline(true)
    await page.goto(host.origin + listing)
    const display = await page.getByRole('contentinfo').evaluate(element => getComputedStyle(element).color)
    expect(display).toBe('rgb(255, 248, 240)')
  })

  test('a shop that stops keeping things takes them from every device', async ({ page }) => {
    await visit(page, host.origin + kayak)
    await writeWorker(host.folder, false)
    await page.reload()
    await expect.poll(() => keptBy(page)).toEqual([])
    const left = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(left).toBe(0)
  })

  function change(path: string, edit: (html: string) => string): void {
    const file = join(host.folder, `${path}.html`)
    writeWhole(file, edit(readFileSync(file, 'utf8')))
  }

  /** What a change of a style sheet does: another name, in every page that has it. */
  async function publishNewStyles(): Promise<void> {
    const styles = readdirSync(join(host.folder, '_astro')).find(
      name => name.startsWith('Page.') && name.endsWith('.css')
    )
    if (styles === undefined) throw new Error('the pages have no style sheet')
    renameSync(join(host.folder, '_astro', styles), join(host.folder, '_astro', 'Page.another1.css'))
    for (const path of [kayak, listing, '/sin-conexion', '/plan']) {
      change(path, html => html.replaceAll(styles, 'Page.another1.css'))
    }
    await writeWorker(host.folder)
  }

  async function versionsKept(page: Page): Promise<string[]> {
    const names = await page.evaluate(() => caches.keys())
    return names.filter(name => name.startsWith('clavel-partes'))
  }
})

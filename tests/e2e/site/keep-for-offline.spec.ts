import { copyFileSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'

import { dataFiles } from '#domain/site/data-files.ts'
import { messages } from '#i18n/text/messages.ts'

import { writeWorker } from '../../../scripts/site/worker.ts'
import { writeFileAtomic } from '#publishing/files/write-file-atomic.ts'
import { accountAt, havingSignedInAs } from '../support/people/accounts.ts'
import { type OwnHost, openOwnHost } from '../support/own-host.ts'
import { openUserMenu } from '../support/people/people.ts'
import { expect, type Page, test } from '../support/test.ts'
import { openCell } from '../support/listing-bar.ts'
import { havingChosenCookies } from '../support/visit.ts'

const kayak = '/experiencias/kayak-acantilados-maro'
const listing = '/malaga/experiencias/listado'
/** Everything that is needed later is fetched first, on a busy machine. */
const keepingPatienceMs = 40_000
const savedNotice = {
  de: /wurde am .* gespeichert/,
  es: /Esta página se guardó el .*: los precios y horarios pueden haber cambiado/
}
const saveKayak = { de: /in meinem Plan merken/, es: /en mi plan/ }

test.use({ serviceWorkers: 'allow' })
// A device keeps some 50 files, and the next story's device does so at the same time.
test.slow()
test.beforeEach(({ page }) => havingChosenCookies(page))

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

/** Data that are prefetched beside a page. */
function dataNeededAt(path: string): string[] {
  const language = path.startsWith('/de/') ? 'de' : 'es'
  return [...dataFiles.search(language), ...dataFiles.plan(language)]
}

/** Looks at a page and touches it, as people do; the device has then kept it. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).click()
  const { pathname } = new URL(page.url())
  const isReady = async () => {
    const entries = await keptBy(page)
    const needed = [
      ...dataNeededAt(pathname).map(file => `clavel-datos ${file}`),
      ` ${pathname}`,
      ' /carteles/escenas/offline.svg'
    ]
    return needed.every(part => entries.some(entry => entry.includes(part)))
  }
  await expect.poll(isReady, { timeout: keepingPatienceMs }).toBe(true)
}

for (const [language, prefix] of [
  ['es', ''],
  ['de', '/de']
] as const) {
  test(`with nothing at the other end, in ${language}: visited pages, the offer of the province, the search and the plan`, async ({
    context,
    page
  }) => {
    const host = await openOwnHost()
    const at = (path: string) => host.origin + prefix + path
    const { filters, meeting, offline, search } = messages[language]
    await visit(page, at(listing))
    await visit(page, at(kayak))
    await page.getByRole('button', { name: saveKayak[language] }).first().click()
    host.close()
    await context.setOffline(true)

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/kaja?k|kayak/i)
    await expect(page.getByRole('status').filter({ hasText: savedNotice[language] })).toBeVisible()

    await page.getByRole('combobox', { name: search.label }).fill('kajak')
    await expect(page.getByRole('option').first()).toContainText(/kaja?k|kayak/i)

    await page.goto(at(listing))
    await openCell(page, filters.more)
    await page.getByLabel(filters.free, { exact: true }).check()
    await expect(page.getByText(filters.failed)).toBeHidden()
    await expect(page).toHaveURL(/gratis/)

    await page.goto(at('/plan'))
    await expect(page.getByRole('main').getByRole('link', { name: /kaja?k|kayak/i })).toBeVisible()

    await page.getByRole('main').getByRole('link', { name: meeting.title }).click()
    await expect(page).toHaveURL(/encuentro#/)
    await expect(page.getByRole('heading', { name: meeting.where })).toBeVisible()
    await expect(page.getByRole('article').getByRole('link', { name: /^\+34/ })).toBeVisible()

    const answer = await page.goto(at('/agenda'))
    expect(answer?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1, name: offline.title })).toBeVisible()
    // Its picture was never seen before, and is there.
    await expect.poll(() => page.evaluate(() => document.images[0]?.naturalWidth ?? 0)).toBeGreaterThan(0)
    await page
      .getByRole('main')
      .getByRole('link', { name: /kaja?k|kayak/i })
      .click()
    await expect(page).toHaveURL(at(kayak))
  })
}

test('with the network back, a page is as it is online', async ({ context, page }) => {
  await visit(page, kayak)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: savedNotice.es })).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: savedNotice.es })).toBeHidden()
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

test('what a customer reads is in no cache, and signing out forgets the pages', async ({ baseURL, page }) => {
  const account = await accountAt(baseURL)
  await havingSignedInAs(page, account)
  await visit(page, kayak)
  for (const [path, call] of [
    ['/experiencias', 'misExperiencias'],
    ['/compras', 'listarCompras']
  ] as const) {
    const answered = page.waitForResponse(`**/fn/${call}`)
    await page.goto(path)
    expect((await answered).status()).toBe(200)
  }
  await page.goto('/perfil')
  await expect(page.getByRole('main').getByText(account.email).first()).toBeVisible()
  const secrets = [account.email, account.localId, account.idToken, account.refreshToken]
  expect(await entriesWith(page, secrets)).toEqual([])
  expect(await entriesWith(page, ['Kayak'])).not.toEqual([])

  const menu = await openUserMenu(page)
  await menu.getByRole('button', { name: messages.es.menu.signOut }).click()
  // The home page leads on.
  await page.waitForURL(({ pathname }) => !['/', '/perfil'].includes(pathname))
  const pages = (await keptBy(page)).filter(entry => entry.startsWith('clavel-paginas'))
  expect(pages.filter(entry => entry.endsWith(kayak))).toEqual([])
})

/** The kept answers in which one of the texts stands. */
async function entriesWith(page: Page, texts: string[]): Promise<string[]> {
  return page.evaluate(async searched => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? ''
        if (searched.some(part => text.includes(part))) found.push(`${name} ${request.url}`)
      }
    }
    return found
  }, texts)
}

test('a device that is full shows the site as before', async ({ context, page }) => {
  const devtools = await context.newCDPSession(page)
  await page.goto(kayak)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
  await page.getByRole('heading', { level: 1 }).click()
  await page.getByRole('combobox', { name: messages.es.search.label }).fill('kayak')
  await expect(page.getByRole('option').first()).toContainText(/kayak/i)
  await page.goto(listing)
  await openCell(page, messages.es.filters.more)
  await page.getByLabel(messages.es.filters.free, { exact: true }).check()
  await expect(page).toHaveURL(/gratis/)
  await expect(page.getByText(messages.es.filters.failed)).toBeHidden()
  expect((await keptBy(page)).filter(entry => entry.includes(' /'))).toEqual([])
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

  test('a page that stays open goes on with the parts it was made of, a new visit gets the new ones', async ({
    context,
    page
  }) => {
    await visit(page, host.origin + listing)
    publishNewScripts()
    await writeWorker(host.folder)
    const later = await context.newPage()
    const asked: string[] = []
    later.on('request', request => asked.push(new URL(request.url()).pathname))
    await later.goto(host.origin + listing)
    await later.getByRole('combobox', { name: messages.es.search.label }).fill('kayak')
    await expect(later.getByRole('option').first()).toContainText(/kayak/i)
    expect(asked).toContain('/_astro/SearchBox.another1.js')

    await page.getByRole('combobox', { name: messages.es.search.label }).fill('kayak')
    await expect(page.getByRole('option').first()).toContainText(/kayak/i)
    await later.close()
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

  test('a new version does not wait for a page that stays open, which goes on', async ({ context, page }) => {
    await visit(page, host.origin + listing)
    await visit(page, host.origin + kayak)
    const [before] = await versionsKept(page)
    await publishNewStyles()
    const later = await context.newPage()
    await later.goto(host.origin + listing)
    const timeout = keepingPatienceMs
    const isReplaced = async () => {
      const kept = await versionsKept(later)
      return kept.length === 1 && kept[0] !== before
    }
    await expect.poll(isReplaced, { timeout }).toBe(true)
    await later.close()
    await page.getByRole('combobox', { name: messages.es.search.label }).fill('kayak')
    await expect(page.getByRole('option').first()).toContainText(/kayak/i)
  })

  test('a shop that stops keeping things takes them from every device', async ({ page }) => {
    await visit(page, host.origin + kayak)
    await writeWorker(host.folder, false)
    // A worker that is busy goes when it has nothing left to do, at the latest for one of the next pages.
    const leaveWithNextPage = async () => {
      await page.reload()
      await page.getByRole('heading', { level: 1 }).click()
      await expect.poll(() => keptBy(page)).toEqual([])
    }
    await expect(leaveWithNextPage).toPass({ timeout: 3 * keepingPatienceMs })
    const left = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(left).toBe(0)
  })

  function change(path: string, edit: (html: string) => string): void {
    const file = join(host.folder, `${path}.html`)
    writeFileAtomic(file, edit(readFileSync(file, 'utf8')))
  }

  /** Publishes a changed script: pages have its new name, and the old file stays for open pages. */
  function publishNewScripts(): void {
    const [script] =
      /SearchBox\.[\w-]+\.js/.exec(readFileSync(join(host.folder, `${listing}.html`), 'utf8')) ?? []
    if (script === undefined) throw new Error('the pages have no search box')
    copyFileSync(join(host.folder, '_astro', script), join(host.folder, '_astro', 'SearchBox.another1.js'))
    for (const path of [kayak, listing, '/sin-conexion', '/plan']) {
      change(path, html => html.replaceAll(script, 'SearchBox.another1.js'))
    }
  }

  /** Publishes a changed style sheet: every page that uses it has its new name. */
  async function publishNewStyles(): Promise<void> {
    const [styles] =
      /page\.[\w-]+\.css/.exec(readFileSync(join(host.folder, `${listing}.html`), 'utf8')) ?? []
    if (styles === undefined) throw new Error('the pages have no style sheet')
    renameSync(join(host.folder, '_astro', styles), join(host.folder, '_astro', 'page.another1.css'))
    for (const path of [kayak, listing, '/sin-conexion', '/plan']) {
      change(path, html => html.replaceAll(styles, 'page.another1.css'))
    }
    await writeWorker(host.folder)
  }

  async function versionsKept(page: Page): Promise<string[]> {
    const names = await page.evaluate(() => caches.keys())
    return names.filter(name => name.startsWith('clavel-partes'))
  }
})

import { consentReloadDelayMs, consentVersion } from '#domain/privacy/consent.ts'
import { languages, localeOf } from '#domain/text/locale.ts'
import { pathIn, routes } from '#domain/site/routes.ts'
import { messages } from '#i18n/text/messages.ts'
import { settings } from '#settings.ts'

import { addDays } from '#domain/time/calendar-day.ts'
import { expectNoBarrier } from '../support/barriers.ts'
import { builtDay } from '../support/built-day.ts'
import { dayInStrip } from '../support/choose-day.ts'
import { openCell } from '../support/listing-bar.ts'
import { expect, test } from '../support/test.ts'

const { cookies } = messages.es
const contact = '/contacto'
const stored = () => JSON.parse(localStorage.getItem('consentimiento') ?? 'null')

test('before a choice nothing is stored about it and no other host is asked', async ({ baseURL, page }) => {
  const foreign: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(String(baseURL))) foreign.push(request.url())
  })
  await page.goto(contact)
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  expect(await page.evaluate(stored)).toBeNull()
})

for (const width of [360, 390, 768, 1440]) {
  test(`at ${width} px the buttons of the banner stand as far apart as a finger needs, in one row`, async ({
    page
  }) => {
    await page.setViewportSize({ height: 844, width })
    await page.goto('/malaga/experiencias/listado')
    const boxes = await Promise.all(
      [cookies.necessary, cookies.all, cookies.settings].map(name =>
        page.getByRole('button', { exact: true, name }).boundingBox()
      )
    )
    const row = boxes.flatMap(box => box ?? [])
    expect(new Set(row.map(({ y }) => y)).size).toBe(1)
    for (const [index, { width: own, x }] of row.entries()) {
      const next = row[index + 1]
      if (next) expect(next.x - (x + own)).toBeGreaterThanOrEqual(24)
    }
    await expectNoBarrier(page, 'cookie banner')
  })
}

test('accept all and accept only what is necessary weigh the same', async ({ page }) => {
  await page.goto(contact)
  const all = page.getByRole('button', { name: cookies.all })
  const necessary = page.getByRole('button', { name: cookies.necessary })
  const [one, other] = await Promise.all([all.boundingBox(), necessary.boundingBox()])
  expect([one?.width, one?.height]).toEqual([other?.width, other?.height])
  const look = (element: Element) => {
    const { backgroundColor, color, fontWeight } = getComputedStyle(element)
    return { backgroundColor, color, fontWeight }
  }
  expect(await all.evaluate(look)).toEqual(await necessary.evaluate(look))
  await expectNoBarrier(page, 'cookie banner')
})

test('the banner shifts nothing and hides no focus', async ({ page }) => {
  await page.addInitScript(() => {
    let shift = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shift += 'value' in entry ? Number(entry.value) : 0
      document.documentElement.dataset.shift = String(shift)
    }).observe({ buffered: true, type: 'layout-shift' })
  })
  await page.goto(contact)
  const banner = page.getByRole('region', { name: cookies.title })
  await expect(banner).toBeVisible()
  const link = page.getByRole('contentinfo').getByRole('link').last()
  await link.focus()
  const gap = async () => {
    const [under, over] = await Promise.all([link.boundingBox(), banner.boundingBox()])
    return (over?.y ?? 0) - (under?.y ?? 0) - (under?.height ?? 0)
  }
  await expect.poll(gap).toBeGreaterThan(0)
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.001)
})

test('accept only what is necessary: recorded with its date, and what is touched next stays open', async ({
  page
}) => {
  const opened: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) opened.push(request.url())
  })
  await page.clock.install()
  await page.goto('/malaga/experiencias/listado')
  await page.getByRole('button', { name: cookies.necessary }).click()
  await openCell(page, messages.es.filters.whenAndWho)
  await expect(page.getByRole('region', { name: cookies.title })).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-accepted', 'general')
  expect(await page.evaluate(stored)).toMatchObject({ accepted: ['general'], version: consentVersion })
  await page.clock.fastForward(5 * consentReloadDelayMs)
  // A page that is loaded again asks for itself before this answer comes.
  await page.evaluate(async () => void (await fetch('/robots.txt')))
  await expect(page.getByRole('radiogroup', { name: messages.es.bookingPanel.day })).toBeVisible()
  expect(opened).toHaveLength(1)
})

test('a browser that keeps nothing is told so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      }
    })
  })
  await page.goto(contact)
  await page.getByRole('button', { name: cookies.necessary }).click()
  await expect(page.getByRole('alert').filter({ hasText: cookies.notKept })).toBeVisible()
  await expect(page.getByRole('region', { name: cookies.title })).toBeHidden()
})

for (const language of ['es', 'de'] as const) {
  const { contactForm, home } = messages[language]

  test(`only what is necessary: what was chosen and written before the answer stays on the page, ${language}`, async ({
    page
  }) => {
    const tomorrow = await dayInStrip(page, addDays(await builtDay(page), 1), language)
    const province = page.getByRole('combobox', { name: home.where })
    const message = page.getByLabel(contactForm.message, { exact: true })
    const answer = async () => {
      await page.getByRole('button', { name: messages[language].cookies.necessary }).click()
      await expect(page.locator('html')).toHaveAttribute('data-accepted', 'general')
      await page.clock.fastForward(consentReloadDelayMs)
      // A page that is loaded again asks for itself before this answer comes.
      await page.evaluate(async () => void (await fetch('/robots.txt')))
    }
    const opened: string[] = []
    page.on('request', request => {
      if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname)
    })

    await page.clock.install()
    await page.goto(pathIn(localeOf(language), routes.home))
    await tomorrow.check()
    await province.selectOption('Málaga')
    await answer()
    await expect(tomorrow).toBeChecked()
    await expect(province.getByRole('option', { selected: true })).toHaveText('Málaga')

    await page.evaluate(() => localStorage.clear())
    await page.goto(pathIn(localeOf(language), routes.contact))
    await message.fill('¿Hay aparcamiento en Maro?')
    await answer()
    await expect(message).toHaveValue('¿Hay aparcamiento en Maro?')
    expect(opened).toHaveLength(2)
  })
}

test('accept all', async ({ page }) => {
  await page.goto(contact)
  await page.getByRole('button', { name: cookies.all }).click()
  await expect(page.getByRole('region', { name: cookies.title })).toBeHidden()
  expect(await page.evaluate(stored)).toMatchObject({ accepted: ['general', 'visits'] })
})

for (const missing of ['Page.astro', 'after-first-touch']) {
  test(`an answer holds from its click on: ${missing} has not arrived when somebody goes on`, async ({
    page
  }) => {
    const never = () => {}
    await page.route(`**/_astro/${missing}*`, never)
    await page.goto(contact, { waitUntil: 'commit' })
    await page.getByRole('button', { name: cookies.all }).click()
    await expect(page.getByRole('region', { name: cookies.title })).toBeHidden()
    await page.unroute(`**/_astro/${missing}*`, never)
    await page.goto('/precios')
    expect(await page.evaluate(stored)).toMatchObject({
      accepted: ['general', 'visits'],
      version: consentVersion
    })
    await expect(page.getByRole('region', { name: cookies.title })).toBeHidden()
  })
}

test('the settings start with nothing ticked but what is mandatory, and the footer opens them again', async ({
  page
}) => {
  await page.goto(contact)
  await page.getByRole('button', { exact: true, name: cookies.settings }).click()
  const dialog = page.getByRole('dialog', { name: cookies.settingsTitle })
  const general = dialog.getByRole('checkbox', { name: cookies.kinds.general.name })
  const visits = dialog.getByRole('checkbox', { name: cookies.kinds.visits.name })
  await expect(general).toBeChecked()
  await expect(general).toBeDisabled()
  await expect(visits).not.toBeChecked()
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  await expectNoBarrier(page, 'cookie settings')
  await visits.check()
  await dialog.getByRole('button', { name: cookies.save }).click()
  await expect(dialog).toBeHidden()
  expect(await page.evaluate(stored)).toMatchObject({ accepted: ['general', 'visits'] })
  await page.getByRole('contentinfo').getByRole('link', { name: cookies.settingsTitle }).click()
  await expect(visits).toBeChecked()
})

test('by keyboard alone, in French', async ({ page }) => {
  await page.goto(`/fr${contact}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: messages.fr.cookies.necessary })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: messages.fr.cookies.settingsTitle })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { exact: true, name: messages.fr.cookies.settings })).toBeFocused()
})

for (const language of languages) {
  test.describe('on a low phone', () => {
    test.use({ locale: language, viewport: { height: 640, width: 360 } })

    test(`the name, the price and the way to the booking stand beside the banner, ${language}`, async ({
      page
    }) => {
      const { bookingPanel, cookies } = messages[language]
      await page.goto(pathIn(localeOf(language), routes.experience('caballo-ermita-virgen-cabeza-ronda')))
      const book = page.getByRole('link', { exact: true, name: bookingPanel.choose })
      const areSeen = async () => {
        const [name, way, banner] = await Promise.all([
          page.getByRole('heading', { level: 1 }).boundingBox(),
          book.boundingBox(),
          page.getByRole('region', { name: cookies.title }).boundingBox()
        ])
        // The first line of the name at least.
        expect((way?.y ?? 0) - (name?.y ?? 0)).toBeGreaterThan(40)
        expect((banner?.y ?? 0) - (way?.y ?? 0)).toBeGreaterThan(way?.height ?? 0)
      }
      // Fonts and pictures may still arrive.
      await expect(areSeen).toPass()
      await book.click()
      await expect(page).toHaveURL(/#reservar$/)
    })
  })
}

test.describe('on the narrowest phone, where the buttons of the banner need two rows', () => {
  test.use({ locale: 'de', viewport: { height: 640, width: 320 } })

  test('the price and the way to the booking stand above it', async ({ page }) => {
    const { bookingPanel, cookies } = messages.de
    await page.goto(pathIn('de', routes.experience('caballo-ermita-virgen-cabeza-ronda')))
    const book = page.getByRole('link', { exact: true, name: bookingPanel.choose })
    const [way, banner] = await Promise.all([
      book.boundingBox(),
      page.getByRole('region', { name: cookies.title }).boundingBox()
    ])
    expect((banner?.y ?? 0) - (way?.y ?? 0)).toBeGreaterThan(way?.height ?? 0)
    await book.click()
    await expect(page).toHaveURL(/#reservar$/)
  })
})

test('an answer in one tab takes the banner away in the other, and what it accepts counts there', async ({
  context,
  page
}) => {
  await page.goto('/malaga/experiencias/listado?partner=casas-del-sur')
  const reports: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/fn/grabarEstadisticas')) reports.push(request.url())
  })
  const banner = page.getByRole('region', { name: cookies.title })
  await page.getByRole('heading', { level: 1 }).click()
  await expect(banner).toBeVisible()
  const other = await context.newPage()
  await other.goto(contact)
  await other.getByRole('button', { name: cookies.all }).click()
  await expect(banner).toBeHidden()
  await expect.poll(() => reports.length).toBe(1)
})

test('a choice of more than two years ago is asked for again', async ({ page }) => {
  await page.goto(contact)
  await page.getByRole('button', { name: cookies.all }).click()
  await page.reload()
  await expect(page.getByRole('region', { name: cookies.title })).toBeHidden()
  await page.evaluate(() => {
    const { consentimiento = '' } = localStorage
    const [day = ''] = /20\d\d-/.exec(consentimiento) ?? []
    localStorage.consentimiento = consentimiento.replace(day, `${Number.parseInt(day) - 3}-`)
  })
  await page.reload()
  await expect(page.getByRole('region', { name: cookies.title })).toBeVisible()
})

test('the first layer says whose the cookies are and what the others are for', async ({ page }) => {
  for (const language of languages) {
    await page.goto(pathIn(localeOf(language), routes.contact))
    const { kinds, text, title } = messages[language].cookies
    const banner = page.getByRole('region', { name: title })
    await expect(banner).toContainText(text.replace('{{name}}', settings.name))
    await banner.getByRole('button', { exact: true, name: messages[language].cookies.settings }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('checkbox')).toHaveCount(2)
    await expect(dialog.getByText(kinds.analytics.name, { exact: true })).toHaveCount(0)
  }
})

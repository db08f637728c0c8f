import { expect, type Page, test } from '../support/test.ts'

import { catalog, experienceThat, kayak, sectionTitles as titles, spanish } from '../../fixtures/site.ts'
import { readablePhone } from '#domain/text/phone.ts'
import { expectNoBarrier } from '../support/barriers.ts'

const { format, plain, t } = spanish
const address = `/experiencias/${kayak.slug}`

/** The titles as the line with the links names them. */
const entries = titles.map(title => {
  if (title === t('detail.cancellation')) return t('detail.cancellationShort')
  if (title === t('detail.opinions')) return `${title} (${catalog.opinions[kayak.id]?.length})`
  return title === t('detail.important') ? t('detail.importantShort') : title
})

/** A section in the text of the page, by its heading. */
const section = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { exact: true, level: 2, name: title }) })

test.describe('on a narrow screen', () => {
  test.use({ viewport: { height: 844, width: 390 } })

  test('every section is in view, and the table of contents leads to each', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('tab')).toHaveCount(0)
    const contents = page.getByRole('navigation', { name: t('detail.onThisPage') })
    for (const [index, title] of titles.entries()) {
      await expect(section(page, title)).toBeVisible()
      await contents.getByRole('link', { exact: true, name: entries[index] ?? '' }).click()
      await expect(section(page, title)).toBeInViewport()
    }
  })

  test('the description, step by step, and what is included', async ({ page }) => {
    await page.goto(address)
    const description = section(page, t('detail.description'))
    await expect(description).toContainText('Salimos de la playa de Burriana')
    const steps = description.getByRole('listitem').filter({ hasText: plain(kayak.steps[0] ?? {}) })
    await expect(steps).toHaveCount(1)
    for (const item of [...kayak.steps, ...kayak.included, ...kayak.notIncluded]) {
      await expect(description).toContainText(plain(item))
    }
  })

  test('the schedules, one row each', async ({ page }) => {
    await page.goto(address)
    const rows = section(page, t('detail.schedules')).getByRole('row')
    await expect(rows).toHaveCount(kayak.schedules.length + 1)
    await expect(rows.nth(1)).toContainText('09:30 y 12:30')
    await expect(rows.nth(1)).toContainText('Del 1 de abril al 14 de junio')
  })

  test('the prices, per whom, VAT included', async ({ page }) => {
    await page.goto(address)
    const prices = section(page, t('price.heading'))
    for (const { audience, euros } of kayak.prices.flatMap(({ amounts }) => amounts)) {
      const row = prices.getByRole('row').filter({ hasText: spanish.audience({ audience }) })
      await expect(row).toContainText(format.price(euros))
    }
    await expect(prices).toContainText('IVA incluido')
  })

  test('the meeting point, the address and the way', async ({ page }) => {
    await page.goto(address)
    const way = section(page, t('detail.gettingThere'))
    await expect(way).toContainText(plain(kayak.meetingPoint ?? {}))
    await expect(way).toContainText(kayak.address ?? '')
    await expect(way).toContainText('quince minutos a pie')
  })

  test('the place, as a link that opens a map', async ({ page }) => {
    await page.goto(address)
    const link = section(page, t('detail.map')).getByRole('link', { name: t('detail.openMap') })
    await expect(link).toHaveAttribute('href', new RegExp(`${kayak.position?.lat}.*${kayak.position?.lng}`))
  })

  test('the conditions of cancellation and what to know', async ({ page }) => {
    await page.goto(address)
    const cancellation = section(page, t('detail.cancellation'))
    await expect(cancellation).toContainText('Cancelación gratuita hasta 48 horas antes.')
    await expect(cancellation).toContainText('devolución completa')
    await expect(section(page, t('detail.important'))).toContainText('Edad mínima: 6 años')
  })

  test('the opinions: who, what, when, and whether the purchase was verified', async ({ page }) => {
    await page.goto(address)
    const opinions = section(page, t('detail.opinions'))
    const own = catalog.opinions[kayak.id] ?? []
    expect(own.length).toBeGreaterThan(0)
    await expect(opinions.getByRole('blockquote')).toHaveCount(own.length)
    for (const { author, text } of own) {
      const opinion = opinions.getByRole('listitem').filter({ hasText: text })
      await expect(opinion).toContainText(author)
      await expect(opinion).toContainText(/ompra (no )?verificada/)
      await expect(opinion.getByRole('time')).toBeVisible()
    }
  })

  test('the page is not wider than the screen', async ({ page }) => {
    await page.goto(address)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { height: 900, width: 1440 } })

  test('the sections are tabs, the first one open', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('tab')).toHaveText(entries)
    await expect(page.getByRole('tab', { selected: true })).toHaveText(t('detail.description'))
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel', { name: t('detail.description') })).toBeVisible()
  })

  test('the arrows walk round the tabs, Home and End go to their ends', async ({ page }) => {
    await page.goto(address)
    await page.getByRole('tab', { name: t('detail.description') }).focus()
    const opened = (title: string) => page.getByRole('tabpanel', { name: title })
    for (const [key, title] of [
      ['ArrowRight', t('detail.schedules')],
      ['ArrowRight', t('price.heading')],
      ['ArrowLeft', t('detail.schedules')],
      ['Home', t('detail.description')],
      ['ArrowLeft', t('detail.opinions')],
      ['ArrowRight', t('detail.description')],
      ['End', t('detail.opinions')]
    ] as const) {
      await page.keyboard.press(key)
      await expect(page.getByRole('tab', { name: title })).toBeFocused()
      await expect(opened(title)).toBeVisible()
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
    }
  })

  test('the tab key goes from the open tab into its panel', async ({ page }) => {
    await page.goto(address)
    await page.getByRole('tab', { name: t('detail.description') }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel', { name: t('detail.description') })).toBeFocused()
  })

  test('a link to a section opens its tab', async ({ page }) => {
    await page.goto(`${address}#opiniones`)
    await expect(page.getByRole('tabpanel', { name: t('detail.opinions') })).toBeVisible()
    await page.getByRole('tab', { name: t('price.heading') }).click()
    await expect(page).toHaveURL(`${address}#precios`)
    await page.reload()
    await expect(page.getByRole('tabpanel', { name: t('price.heading') })).toBeVisible()
    // The bar of the site stays at the top: a day half under it is too small for axe.
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoBarrier(page, 'tabs of an experience', 'main')
  })

  test('on paper all that one needs on the way is there, whatever tab is open', async ({ page }) => {
    const company = catalog.companyById.get(kayak.companyId ?? '')
    await page.goto(`${address}#opiniones`)
    await expect(page.getByRole('tab', { selected: true })).toContainText(t('detail.opinions'))
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    for (const title of titles.filter(each => each !== t('detail.opinions'))) {
      await expect(section(page, title)).toBeVisible()
    }
    const map = section(page, t('detail.map'))
    await expect(map.getByRole('img')).toBeVisible()
    await expect(map.getByRole('link')).toHaveCount(0)
    const links = page.getByRole('main').getByRole('link').filter({ visible: true })
    for (const link of await links.all()) await expect(link).toHaveCSS('text-decoration-line', 'none')
    await expect(page.getByRole('img', { name: t('detail.printCode') })).toBeVisible()
    await expect(page.getByRole('img', { name: plain(kayak.name) }).first()).toBeVisible()
    await expect(
      page.getByText(`${company?.name} ${readablePhone(company?.phone ?? '')}`).filter({ visible: true })
    ).toHaveCount(1)
    await expect(page.getByRole('banner')).toBeHidden()

    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
  })
})

test.describe('around the sections', () => {
  test('how many opinions there are stands behind the name, and leads to them', async ({ page }) => {
    await page.goto(address)
    const count = catalog.opinions[kayak.id]?.length ?? 0
    await page
      .getByRole('main')
      .getByRole('link', { exact: true, name: t('detail.opinionCount', { count }) })
      .click()
    await expect(section(page, t('detail.opinions')).getByRole('blockquote').first()).toBeInViewport()
  })

  test('without opinions there is no word of them behind the name', async ({ page }) => {
    const silent = experienceThat(
      ({ id, isDestination }) => !isDestination && catalog.opinions[id] === undefined
    )
    await page.goto(`/experiencias/${silent.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { exact: true, name: t('detail.opinions') })).toBeVisible()
    await expect(page.getByRole('link', { name: /\d opini/ })).toHaveCount(0)
  })

  test('the facts at a glance', async ({ page }) => {
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main.getByRole('definition').filter({ hasText: '3 h' })).toBeVisible()
    await expect(main.getByRole('definition').filter({ hasText: 'español, inglés y alemán' })).toBeVisible()
    await expect(main.getByRole('definition').filter({ hasText: '22 €' })).toBeVisible()
  })

  test('who sells it, and the way to its page', async ({ page }) => {
    await page.goto(`${address}#informacion`)
    const company = catalog.companyById.get(kayak.companyId ?? '')
    await section(page, t('detail.important'))
      .getByRole('link', { exact: true, name: company?.name ?? '' })
      .click()
    await expect(page).toHaveURL(`/empresas/${kayak.companyId}`)
  })

  test('the place of the page in the site', async ({ page }) => {
    await page.goto(address)
    const trail = page.getByRole('navigation', { name: t('site.breadcrumbs') })
    await expect(trail.getByRole('listitem').last()).toHaveText(plain(kayak.name))
    await trail.getByRole('link').first().click()
    await expect(page).toHaveURL('/malaga/experiencias/listado')
  })

  test('the meta experience it is part of, and others close to it', async ({ page }) => {
    await page.goto(address)
    const main = page.getByRole('main')
    expect(await section(page, t('detail.similar')).getByRole('article').count()).toBeGreaterThan(0)
    await main.getByText(t('detail.partOf')).getByRole('link').click()
    await expect(page).toHaveURL('/meta/nerja-y-maro')
  })
})

test('an experience without a price says so, and never that it is free', async ({ page }) => {
  const unpriced = experienceThat(
    ({ isDestination, priceFrom }) => priceFrom.kind === 'unknown' && !isDestination
  )
  await page.goto(`/experiencias/${unpriced.slug}#precios`)
  const main = page.getByRole('main')
  await expect(main).toContainText(t('price.unknownLong'))
  await expect(section(page, t('price.heading'))).not.toContainText(t('price.free'))
})

test('a free experience says that it is free', async ({ page }) => {
  const free = experienceThat(({ priceFrom }) => priceFrom.kind === 'free')
  await page.goto(`/experiencias/${free.slug}#precios`)
  await expect(section(page, t('price.heading'))).toContainText(t('price.free'))
})

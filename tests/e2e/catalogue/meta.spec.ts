import { startVisit } from '../../../scripts/checks/in-browser.ts'
import { expect, type Page, test } from '../support/test.ts'

import { eventsOf, membersOf } from '#catalog/model/catalog.ts'
import { catalog, experienceAt, openMenu, spanish } from '../../fixtures/site.ts'

const { plain, t } = spanish
const nerja = experienceAt('nerja-y-maro')
const members = membersOf(catalog, nerja)
const hidden = members.filter(({ isHidden }) => isHidden)

const linksTo = (page: Page, slug: string) =>
  page
    .getByRole('main')
    .getByRole('link')
    .and(page.locator(`[href="/experiencias/${slug}"]`))

test('a meta experience shows what belongs to it, the hidden ones too', async ({ page }) => {
  await page.goto('/meta/nerja-y-maro')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(nerja.name))
  expect(hidden.length).toBeGreaterThan(0)
  for (const { slug } of members) await expect(linksTo(page, slug)).toHaveCount(1)
})

test('what is hidden is in no listing and in no cover', async ({ context, page }) => {
  // The first page of a visit would lead on from the cover.
  await startVisit(context)
  for (const path of ['/malaga/experiencias/listado', '/malaga/experiencias/listado/agua', '/malaga']) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    for (const { slug } of hidden) await expect(linksTo(page, slug)).toHaveCount(0)
  }
})

test('a hidden experience has a page, which says what it is part of', async ({ page }) => {
  await page.goto('/meta/nerja-y-maro')
  const [first] = hidden
  await linksTo(page, first?.slug ?? '').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(first?.name ?? {}))
  const part = page.getByRole('main').getByText(t('detail.partOf'))
  await expect(part.getByRole('link')).toHaveAttribute('href', '/meta/nerja-y-maro')
})

test('its events are on its page', async ({ page }) => {
  await page.goto('/meta/nerja-y-maro')
  const events = eventsOf(catalog, nerja)
  expect(events.length).toBeGreaterThan(0)
  for (const { slug } of events) await expect(linksTo(page, slug)).toHaveCount(1)
})

test('the municipality menu leads to its own page, which shows its members as well', async ({ page }) => {
  await page.goto('/precios')
  const menu = await openMenu(page, spanish, 'municipalities')
  await menu.getByRole('link').and(page.locator('[href="/experiencias/nerja-y-maro"]')).click()
  await expect(page).toHaveURL('/experiencias/nerja-y-maro')
  await expect(page.getByRole('heading', { level: 2, name: t('detail.members') })).toBeVisible()
  for (const { slug } of members) await expect(linksTo(page, slug).first()).toBeVisible()
})

test('on a wide screen the picture of a destination leaves no void beside it, and what there is to do begins below', async ({
  page
}) => {
  await page.setViewportSize({ height: 900, width: 1440 })
  await page.goto('/experiencias/nerja-y-maro')
  const picture = await page
    .getByRole('img', { name: plain(nerja.name) })
    .first()
    .boundingBox()
  const share = await page
    .getByRole('main')
    .getByRole('button', { name: t('share.share') })
    .boundingBox()
  const bottom = (box: typeof picture) => (box?.y ?? 0) + (box?.height ?? 0)
  expect(bottom(picture) - bottom(share)).toBeLessThan(160)
  const next = page.getByRole('heading', { level: 2, name: t('detail.members') })
  expect((await next.boundingBox())?.y).toBeLessThan(720)
})

test('a destination says where it is and what there is to do, and nothing of what is sold', async ({
  page
}) => {
  await page.setViewportSize({ height: 900, width: 1440 })
  await page.goto('/experiencias/nerja-y-maro')
  const facts = page.getByRole('main').locator('dl')
  await expect(facts).toHaveCount(1)
  await expect(facts).toContainText('Nerja, Málaga')
  const shown = members.length + eventsOf(catalog, nerja).length
  await expect(facts).toContainText(t('listing.results', { count: shown }))
  await expect(facts).toContainText('Gratis y desde 20 € por adulto')
  const names = page.getByRole('main').getByRole('heading')
  for (const key of ['schedules', 'cancellation', 'opinions', 'soldBy', 'included', 'similar'] as const)
    await expect(names.and(page.getByText(t(`detail.${key}`), { exact: true }))).toHaveCount(0)
  await expect(page.getByRole('main')).not.toContainText(t('price.unknown'))
  await expect(page.getByRole('tab')).toHaveText([
    t('detail.description'),
    t('detail.gettingThere'),
    t('detail.map'),
    t('detail.importantShort')
  ])
  for (const { slug } of members) await expect(linksTo(page, slug)).toHaveCount(1)
})

test('all of them are listed', async ({ page }) => {
  await page.goto('/meta')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(catalog.destinations.length)
  await page.goto('/meta/nerja-y-maro')
  await page
    .getByRole('navigation', { name: t('site.breadcrumbs') })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL('/meta')
})

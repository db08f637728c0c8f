import { expect, type Page, test } from '../support/test.ts'

import { pathIn, routes } from '#domain/site/routes.ts'
import { nearDay } from '#domain/time/day-words.ts'
import { visitKey, visitText } from '#stores/visit/visit.ts'
import { noParty } from '#domain/visit/visit.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { expectNoBarrier } from '../support/barriers.ts'
import { expectNoSidewaysScroll } from '../support/first-screen.ts'
import { havingChosenCookies } from '../support/visit.ts'

const slug = 'kayak-acantilados-maro'
const today = '2027-06-01'

async function openCard(page: Page, locale: 'de' | 'esd', fragment: string, now: string): Promise<void> {
  await page.clock.setFixedTime(new Date(now))
  await havingChosenCookies(page)
  await page.goto(`${pathIn(locale, routes.meeting)}#${fragment}`)
}

for (const locale of ['esd', 'de'] as const) {
  const { language, t } = wordsFor(locale)

  test(`the card says where, when, what to bring, whom to call and until when to cancel, in ${locale}`, async ({
    page
  }) => {
    await openCard(page, locale, `${slug}~20270612~0930~2~1`, '2027-06-01T10:00:00+02:00')
    const card = page.getByRole('article')
    await expect(card.getByText('09:15', { exact: true })).toBeVisible()
    await expect(card.getByRole('heading', { name: t('meeting.where') })).toBeVisible()
    await expect(card.getByText(/36\.\d+, -3\.\d+/)).toBeVisible()
    await expect(card.getByRole('img', { name: t('meeting.map', { name: '' }).trim() })).toBeVisible()
    await expect(card.getByRole('heading', { name: t('meeting.bring') })).toBeVisible()
    await expect(card.getByRole('link', { name: /^\+34/ })).toHaveAttribute('href', /^tel:\+34/)
    await expect(card.getByText(t('meeting.freeUntil', { deadline: '' }).slice(0, 12))).toBeVisible()
    await expect(card.getByText(t('meeting.freePast'))).toBeHidden()
    await expect(card.getByRole('img', { name: t('meeting.open') })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoBarrier(page, 'card of a meeting point')
  })

  test(`the day is chosen on the card, by keyboard, in ${locale}`, async ({ page }) => {
    await openCard(page, locale, slug, '2027-06-01T10:00:00+02:00')
    await expect(page.getByText(t('meeting.noDay'))).toBeVisible()
    const choice = (day: string) => page.getByRole('radio', { name: nearDay(language, day, today) })
    await choice('2027-06-12').press('Space')
    await expect(page.getByText(t('meeting.noDay'))).toBeHidden()
    await expect(page).toHaveURL(/~20270612$/)
    await expect(choice('2027-06-12')).toBeChecked()
    await expectNoBarrier(page, 'card of a meeting point', 'main')
  })

  test(`a day on which it is not done is said, and closed, in ${locale}`, async ({ page }) => {
    await openCard(page, locale, `${slug}~20271225`, '2027-12-20T10:00:00+01:00')
    await expect(page.getByText(t('meeting.closed'))).toBeVisible()
    await expect(
      page.getByRole('radio', { name: nearDay(language, '2027-12-25', '2027-12-20') })
    ).toBeDisabled()
  })
}

const { t } = wordsFor('esd')

test('the streets around the spot are shown at walking scale when they are asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await openCard(page, 'esd', `${slug}~20270612~0930`, '2027-06-01T10:00:00+02:00')
  const drawing = page.getByRole('img', { name: t('meeting.map', { name: '' }).trim() })
  await expect(drawing).toContainText(t('welcome.walk', { minutes: 5 }))
  const tiles = () => asked.filter(url => url.includes('openstreetmap'))
  expect(tiles()).toEqual([])
  await page.getByRole('button', { name: t('map.show') }).press('Enter')
  await expect(page.getByRole('region', { name: t('map.label') })).toBeVisible()
  await expect.poll(() => tiles().some(url => url.includes('/15/'))).toBe(true)
  await expectNoBarrier(page, 'map of one place')
})

test('a deadline that is over says so', async ({ page }) => {
  await openCard(page, 'esd', `${slug}~20270612~0930`, '2027-06-12T08:00:00+02:00')
  await expect(page.getByText(t('meeting.freePast'))).toBeVisible()
})

test('nonsense in the address, and what is gone, are said', async ({ page }) => {
  await openCard(page, 'esd', '<script>', '2027-06-01T10:00:00+02:00')
  await expect(page.getByRole('alert').filter({ hasText: t('meeting.broken') })).toBeVisible()
  await page.goto(`${routes.meeting}#gone-for-ever`)
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: t('meeting.gone') })).toBeVisible()
})

test('the card is shared as text, the same lines in the same order', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void (document.title = text) }
    })
  })
  await openCard(page, 'esd', `${slug}~20270612~0930~2`, '2027-06-01T10:00:00+02:00')
  await page.getByRole('button', { name: t('meeting.share') }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: t('meeting.copied') })).toBeVisible()
  const text = await page.title()
  expect(text).toContain('Kayak por los acantilados de Maro')
  expect(text.indexOf(t('meeting.beThere'))).toBeLessThan(text.indexOf('+34'))
})

test('an experience and a plan lead to the card', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-06-01T10:00:00+02:00'))
  await havingChosenCookies(page)
  await page.addInitScript(plan => localStorage.setItem('plan', plan), `1~20270612~${slug}.0`)
  await page.goto(routes.plan)
  await page.getByRole('link', { name: t('meeting.title') }).click()
  await expect(page.getByText('09:15', { exact: true })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: t('meeting.print') })).toBeHidden()
  await expect(page.getByRole('heading', { name: t('meeting.where') })).toBeVisible()
})

test('the day of the visit is taken along to the card', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-06-01T10:00:00+02:00'))
  await havingChosenCookies(page)
  const said = visitText({ day: '2027-06-12', party: noParty }, '2027-06-01') ?? ''
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [visitKey, said] as const)
  await page.goto(`${routes.meeting}#${slug}`)
  await expect(page.getByText('09:15', { exact: true })).toBeVisible()
})

import type { Experience } from '#domain/catalogue/experience.ts'
import { cardHours } from '#domain/listing/cards/card-hours.ts'
import { unfiltered } from '#domain/listing/listing-query.ts'
import { pathIn } from '#domain/site/routes.ts'
import { localeOf } from '#domain/text/locale.ts'
import { addDays, type Day } from '#domain/time/calendar-day.ts'
import { startDay } from '#domain/time/day-words.ts'
import { messages } from '#i18n/text/messages.ts'
import { wordsFor } from '#i18n/text/words.ts'

import { catalog, isShown } from '../../fixtures/site.ts'
import { builtDay, momentOf } from '../support/built-day.ts'
import { expect, type Page, test } from '../support/test.ts'
import { havingChosenCookies } from '../support/visit.ts'

const listing = '/malaga/experiencias/listado'
const tenOClock = { minutes: 10 * 60 }
/** Experiences with usual hours: days off are counted from the day of the build. */
const usual = catalog.listed.malaga.filter(
  experience => isShown(experience, 'malaga') && experience.daysOff.length === 0
)
const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ visible: true })

/** Opens a listing at ten o'clock, so many days after its build. */
async function openAt(page: Page, path: string, days = 0): Promise<Day> {
  const day = addDays(await builtDay(page), days)
  await page.clock.setFixedTime(momentOf(day, '10:00'))
  await havingChosenCookies(page)
  await page.goto(path)
  return day
}

for (const language of ['es', 'de'] as const) {
  const locale = localeOf(language)
  const words = wordsFor(locale)
  const { filters } = messages[language]
  const cardOf = (page: Page, { name }: Experience) =>
    cards(page).filter({ has: page.getByRole('heading', { exact: true, name: words.plain(name) }) })

  test.describe(`in ${language}`, () => {
    test('each card says when it begins next, before anything is touched', async ({ page }) => {
      const day = await openAt(page, pathIn(locale, listing))
      for (const experience of usual) {
        const next = cardHours(experience, unfiltered, { day, ...tenOClock }, messages[language].schedule)
        if (next === null || next.day === null) continue
        const card = cardOf(page, experience)
        const word = next.day === day ? filters.today.toLowerCase() : `${startDay(language, next.day, day)},`
        await expect(card).toContainText(`· ${word} ${next.hours}`)
        const badge = card
          .getByText(`${filters.today} ${next.hours}`, { exact: true })
          .filter({ visible: true })
        await expect(badge).toHaveCount(next.day === day ? 1 : 0)
      }
    })

    test('on a day that is chosen, cards and rows say all its hours', async ({ page }) => {
      const day = await openAt(page, pathIn(locale, listing))
      const onDay = (chosen: Day) =>
        usual.flatMap(experience => {
          const asked = { dayParts: [], isCancellable: false, when: chosen }
          const hours = cardHours(experience, asked, { day, ...tenOClock }, messages[language].schedule)
          return hours === null ? [] : [{ experience, hours: hours.hours }]
        })
      // Weekends have more on offer than some weekdays.
      const week = [1, 2, 3, 4, 5, 6, 7].map(days => addDays(day, days))
      const chosen = week.find(each => onDay(each).length > 3) ?? day
      const shown = onDay(chosen)
      expect(shown.length).toBeGreaterThan(3)
      for (const view of ['', '&vista=lista']) {
        await page.goto(pathIn(locale, `${listing}?dia=${chosen}${view}`))
        for (const { experience, hours } of shown)
          await expect(cardOf(page, experience)).toContainText(`· ${hours}`)
      }
    })
  })
}

test('the day after the build the cards say what comes next by then', async ({ page }) => {
  const day = await openAt(page, listing, 1)
  const experience = usual.find(
    each => cardHours(each, unfiltered, { day, ...tenOClock }, messages.es.schedule)?.today
  )
  if (experience === undefined) throw new Error('Nothing begins on that day')
  const next = cardHours(experience, unfiltered, { day, ...tenOClock }, messages.es.schedule)
  const card = cards(page).filter({ hasText: wordsFor('esd').plain(experience.name) })
  await expect(card).toContainText(`· hoy ${next?.hours ?? ''}`)
})

test('a card that is drawn from the file says the same as one of the page', async ({ page }) => {
  await openAt(page, '/buscar?q=kayak&provincia=malaga')
  await expect(cards(page).first()).toContainText(/· (?:hoy|\p{L}{3}.\d[^,]*,).\d{2}:\d{2}/u)
})

test('no card shows more than one badge', async ({ page }) => {
  await openAt(page, listing)
  for (const card of await cards(page).all())
    expect(await card.locator('.badge').filter({ visible: true }).count()).toBeLessThanOrEqual(1)
})

test.describe('what a province leaves out', () => {
  const shown = catalog.listed.malaga.filter(experience => isShown(experience, 'malaga')).length

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled, viewport: { height: 900, width: 1440 } })

      test('is in no card, in no number and in no pin', async ({ page }) => {
        expect(shown).toBeLessThan(catalog.listed.malaga.length)
        await page.goto(listing)
        await expect(cards(page)).toHaveCount(shown)
        const pins = page.locator('svg[data-places] a').filter({ visible: true })
        const slugs = await pins.evaluateAll(all =>
          all.flatMap(pin => pin.getAttribute('data-slugs')?.split(' ') ?? [])
        )
        expect(slugs).toHaveLength(shown)
      })
    })
  }

  test('is no row of the list either', async ({ page }) => {
    for (const query of ['vista=lista', 'vista=lista&orden=precios']) {
      await page.goto(`${listing}?${query}`)
      await expect(cards(page)).toHaveCount(shown)
    }
  })
})

import { expect, test } from 'vitest'

import type { Result } from '#domain/data/remote.ts'
import type { CompanyDays, DayMark, DayState, MarkedDay } from '#studio/company/company-day.ts'
import type { Exception } from '#domain/time/day-off.ts'
import { createCompanyDays } from '#studio/company/company-days.store.ts'

const today = '2026-11-25'
const soldOut: Exception = { from: today, reason: 'sold-out', until: today }
const mark: DayMark = { day: today, id: 'kayak', state: 'sold-out' }

function daysOf(isOnline: boolean): CompanyDays {
  const departures = ['10:00', '12:00'].map(hour => ({ hour, isFull: false }))
  const days = [{ day: today, departures, hours: ['12:30'], isUsual: true, state: 'open' as const }]
  return { experiences: [{ days, id: 'kayak', isOnline, slug: 'kayak', title: 'Kayak' }], today }
}

interface Site {
  isOnline?: boolean
  marks?: (mark: DayMark) => Result<MarkedDay>
  /** Answers of the page in turn; the last one repeats. */
  pages?: (Exception[] | null)[]
}

async function opened({ isOnline = true, marks, pages = [[soldOut]] }: Site = {}) {
  const sent: DayState[] = []
  let clock = 0
  const store = createCompanyDays({
    api: {
      days: async () => ({ kind: 'done', value: daysOf(isOnline) }),
      mark: async wanted => {
        sent.push(wanted.state)
        return marks?.(wanted) ?? { kind: 'done', value: { before: 'open', revision: '1' } }
      },
      seen: async () => (pages.length > 1 ? (pages.shift() ?? null) : (pages[0] ?? null))
    },
    now: () => clock,
    wait: async milliseconds => void (clock += milliseconds)
  })
  await store.load()
  return { sent, store }
}

const stateIn = ({ $days }: Awaited<ReturnType<typeof opened>>['store']) => {
  const days = $days.get()
  return days.kind === 'ready' ? days.value.experiences[0]?.days[0]?.state : null
}

test('a mark is followed until the page of visitors says it', async () => {
  const { store } = await opened({ pages: [null, [], [soldOut]] })
  await store.mark(mark)
  expect(store.$last.get()).toMatchObject({ kind: 'marked', seen: { kind: 'online', seconds: 0.5 } })
  expect(stateIn(store)).toBe('sold-out')
})

test('undo makes the day what it was, also on the page', async () => {
  const { sent, store } = await opened({ pages: [[soldOut], []] })
  await store.mark(mark)
  await store.undo()
  expect(sent).toEqual(['sold-out', 'open'])
  expect(stateIn(store)).toBe('open')
  expect(store.$last.get()).toMatchObject({ seen: { kind: 'online' } })
})

test('one departure is full while the others of its day are open, and undo opens it', async () => {
  const full: Exception = { ...soldOut, start: '12:00' }
  const { sent, store } = await opened({ pages: [[{ ...full, start: '10:00' }], [full], []] })
  await store.mark({ ...mark, hour: '12:00' })
  expect(store.$last.get()).toMatchObject({ seen: { kind: 'online', seconds: 0.25 } })
  const fullHours = () => {
    const days = store.$days.get()
    const [day] = days.kind === 'ready' ? (days.value.experiences[0]?.days ?? []) : []
    return day?.departures.flatMap(({ hour, isFull }) => (isFull ? [hour] : []))
  }
  expect([stateIn(store), fullHours()]).toEqual(['open', ['12:00']])
  await store.undo()
  expect([sent, fullHours()]).toEqual([['sold-out', 'open'], []])
})

test('a mark that did not arrive is taken back, and can be sent again', async () => {
  const answers: Result<MarkedDay>[] = [{ code: 'offline', kind: 'failed' }]
  const { store } = await opened({
    marks: () => answers.shift() ?? { kind: 'done', value: { before: 'open', revision: '1' } }
  })
  await store.mark(mark)
  expect(store.$last.get()).toMatchObject({ code: 'offline', kind: 'failed' })
  expect(stateIn(store)).toBe('open')
  await store.retry()
  expect(stateIn(store)).toBe('sold-out')
})

test('a page that does not follow is not waited for without end', async () => {
  const { store } = await opened({ pages: [[]] })
  await store.mark(mark)
  expect(store.$last.get()).toMatchObject({ seen: { kind: 'unknown' } })
})

test('what is not on the site is marked, and no page is waited for', async () => {
  const { store } = await opened({ isOnline: false })
  await store.mark(mark)
  expect(store.$last.get()).toMatchObject({ seen: { kind: 'not-online' } })
})

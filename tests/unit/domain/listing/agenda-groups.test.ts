import { describe, expect, test } from 'vitest'

import { cardOf } from '#domain/catalogue/card.ts'
import { agendaGroups } from '#domain/listing/agenda-groups.ts'

import { anEvent, anExperience } from '../../../fixtures/builders.ts'
import { friday } from '../../../fixtures/listing.ts'

const on = (...days: string[]) =>
  days.map(day => cardOf(anEvent(`${day}T20:00:00+01:00`, { id: `on-${day}` }), null))
const daysOf = (events: { day: string }[] = []) => events.map(({ day }) => day)

describe('agendaGroups', () => {
  test('this week has what is left of it, the months what comes later', () => {
    const { months, week } = agendaGroups(friday, on('2026-11-20', '2026-11-22', '2026-11-23', '2026-12-01'))
    expect(week).toMatchObject({ from: friday, isThisWeek: true, until: '2026-11-22' })
    expect(daysOf(week?.events)).toEqual(['2026-11-20', '2026-11-22'])
    expect(months.map(({ events, month }) => [month, daysOf(events)])).toEqual([
      ['2026-11', ['2026-11-23']],
      ['2026-12', ['2026-12-01']]
    ])
  })

  test('without any this week, the next week that has some takes its place, with its days', () => {
    const { months, week } = agendaGroups(friday, on('2026-12-10'))
    expect(week).toMatchObject({ from: '2026-12-07', isThisWeek: false, until: '2026-12-13' })
    expect(months).toEqual([])
  })

  test('what goes on since before today is of this week', () => {
    const { week } = agendaGroups(friday, on('2026-11-14', '2026-12-10'))
    expect(week?.isThisWeek).toBe(true)
    expect(daysOf(week?.events)).toEqual(['2026-11-14'])
  })

  test('what has no date has no place', () => {
    expect(agendaGroups(friday, [cardOf(anExperience(), null)])).toEqual({ months: [], week: null })
  })
})

import { describe, expect, test } from 'vitest'

import { decodeExperience } from '#contract/documents/experience.ts'
import { encodeDayOff, readDaysOff } from '#contract/documents/experience/days-off.ts'
import { startsOn, usually } from '#domain/catalogue/availability.ts'
import { clockTimeOf } from '#domain/time/calendar-day.ts'
import { fullStartsIn, writeTimetable } from '#domain/time/timetable-text.ts'
import { packSchedule, unpackSchedule } from '#domain/time/schedule-file.ts'

import { anExperienceDocument } from '../../fixtures/documents.ts'

const saturday = '2026-11-28'
const horarios = [{ dias: ['sabado'], inicios: ['10:00'] }]

function decode(excepciones: unknown) {
  const { problems, value } = decodeExperience(anExperienceDocument({ excepciones, horarios }))
  if (value === null) throw new Error('The experience was left out')
  return { experience: value, fields: problems.map(({ field }) => field) }
}

describe('excepciones', () => {
  test('close a day on which it would begin, and the page says so', () => {
    const { experience } = decode([{ desde: saturday, estado: 'cerrado' }])
    expect(experience.daysOff).toEqual([{ from: saturday, reason: 'closed', until: saturday }])
    expect(startsOn(saturday, experience)).toEqual([])
    expect(startsOn('2026-12-05', experience)).toHaveLength(1)
    expect(startsOn(saturday, usually(experience))).toHaveLength(1)
  })

  test('of one departure leave the others of its day, also in a file and on a page', () => {
    const { experience } = decode([{ desde: saturday, estado: 'completo', hora: '10:00' }])
    const [schedule] = experience.schedules
    if (schedule?.kind !== 'starts') throw new Error('It has no starts')
    const two = { ...experience, schedules: [{ ...schedule, starts: ['10:00', '12:00'] }] }
    const hoursOn = (day: string) => startsOn(day, two).map(({ first }) => clockTimeOf(first))
    expect(experience.daysOff).toEqual([])
    expect(hoursOn(saturday)).toEqual(['12:00'])
    expect(hoursOn('2026-12-05')).toEqual(['10:00', '12:00'])
    expect(two.schedules.map(packSchedule).map(unpackSchedule)).toEqual(two.schedules)
    expect(fullStartsIn(`<dd data-timetable="${writeTimetable(two)}">`)).toEqual([
      { from: saturday, reason: 'sold-out', start: '10:00', until: saturday }
    ])
    expect(startsOn(saturday, usually(two))).toHaveLength(2)
  })

  test('travel within the schedules of a file', () => {
    const { experience } = decode([{ desde: '2026-12-24', estado: 'completo', hasta: '2027-01-06' }])
    const read = experience.schedules.map(packSchedule).map(unpackSchedule)
    expect(read).toEqual(experience.schedules)
    expect(startsOn('2027-01-02', { ...experience, schedules: read })).toEqual([])
  })

  test.each([
    [[{ desde: 'mañana', estado: 'cerrado' }], 'excepciones.0.desde'],
    [[{ desde: '2026-02-30', estado: 'cerrado' }], 'excepciones.0.desde'],
    [[{ desde: saturday, estado: 'quizá' }], 'excepciones.0.estado'],
    [[{ desde: saturday, estado: 'completo', hora: 'tarde' }], 'excepciones.0.hora'],
    [[{ desde: saturday, estado: 'cerrado', hasta: '2026-11-27' }], 'excepciones.0.hasta']
  ])('that cannot be read are reported, and the page stays: %j', (excepciones, field) => {
    const { experience, fields } = decode(excepciones)
    expect(fields).toContain(field)
    expect(startsOn(saturday, experience)).toHaveLength(1)
  })

  test('of a departure are written as they are read', () => {
    const stored = { desde: saturday, estado: 'completo', hora: '10:00' }
    expect(readDaysOff([stored]).map(encodeDayOff)).toEqual([stored])
  })

  test('are written as they are read, and what cannot be read is passed over', () => {
    const [day] = readDaysOff([{ desde: saturday, estado: 'completo' }, { desde: 7 }, null])
    expect(day && encodeDayOff(day)).toEqual({ desde: saturday, estado: 'completo' })
    expect(readDaysOff('nada')).toEqual([])
  })
})

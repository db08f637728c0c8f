import { describe, expect, test } from 'vitest'

import { decodeExperience } from '#contract/documents/experience.ts'
import { encodeDayOff, readDaysOff } from '#contract/documents/experience/days-off.ts'
import { startsOn, usually } from '#domain/catalogue/availability.ts'
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
    [[{ desde: saturday, estado: 'cerrado', hasta: '2026-11-27' }], 'excepciones.0.hasta']
  ])('that cannot be read are reported, and the page stays: %j', (excepciones, field) => {
    const { experience, fields } = decode(excepciones)
    expect(fields).toContain(field)
    expect(startsOn(saturday, experience)).toHaveLength(1)
  })

  test('are written as they are read, and what cannot be read is passed over', () => {
    const [day] = readDaysOff([{ desde: saturday, estado: 'completo' }, { desde: 7 }, null])
    expect(day && encodeDayOff(day)).toEqual({ desde: saturday, estado: 'completo' })
    expect(readDaysOff('nada')).toEqual([])
  })
})

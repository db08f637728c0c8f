import { describe, expect, test } from 'vitest'

import { formOfCollection } from '#contract/documents/forms.ts'
import { emptyWeek, isPainted, painted } from '#domain/studio/form/week.ts'
import { storedWeeks, weekFieldsOf, weeksIn } from '#domain/studio/form/week-times.ts'

const form = formOfCollection('experiencias')
  .flatMap(section => section.fields)
  .find(({ name }) => name === 'horarios')
const fields = form ? weekFieldsOf(form) : null
if (fields === null) throw new Error('Times are no week')

const summer = { desde: '06-15', hasta: '09-15' }

test.each([
  ['nothing', undefined],
  ['starts', [{ dias: ['martes', 'sabado'], inicios: ['10:00', '12:30'] }]],
  ['opening hours', [{ abre: '10:00', cierra: '14:15', dias: ['lunes'] }]],
  [
    'two openings in a day, until midnight, in a season',
    [
      { abre: '10:00', cierra: '14:00', dias: ['lunes', 'martes'], temporada: summer },
      { abre: '17:00', cierra: '24:00', dias: ['lunes', 'martes'], temporada: summer }
    ]
  ],
  [
    'seasons',
    [
      { dias: ['domingo'], inicios: ['10:15'] },
      { dias: ['domingo'], inicios: ['09:00'], temporada: summer }
    ]
  ]
])('%s is painted and stored as it was', (_, times) => {
  expect(storedWeeks(weeksIn(times, fields) ?? [], fields)).toEqual(times)
})

test.each([
  ['past midnight', { abre: '22:00', cierra: '02:00', dias: ['viernes'] }],
  ['what is no time', { dias: ['viernes'], inicios: ['25:00'] }],
  ['what is no day', { dias: ['fiesta'], inicios: ['10:00'] }],
  ['something else beside it', { dias: ['viernes'], inicios: ['10:00'], nota: 'sale si hay viento' }],
  ['starts and hours at once', { abre: '10:00', cierra: '12:00', dias: ['viernes'], inicios: ['10:00'] }]
])('%s cannot be painted, and stays as it is', (_, time) => {
  expect(weeksIn([time], fields)).toBeNull()
})

test('accents, capitals and short hours are read, and written as the site writes them', () => {
  const weeks = weeksIn([{ dias: ['Miércoles', 'SÁBADO'], inicios: ['9:00'] }], fields)
  expect(storedWeeks(weeks ?? [], fields)).toEqual([{ dias: ['miercoles', 'sabado'], inicios: ['09:00'] }])
})

describe('a brush', () => {
  const saturday = { day: 5, minute: 17 * 60 }

  test('puts a start, once, and takes away every start of its half hour', () => {
    const once = painted(emptyWeek(undefined), { ...saturday, brush: 'starts', isOn: true })
    expect(storedWeeks([once], fields)).toEqual([{ dias: ['sabado'], inicios: ['17:00'] }])
    expect(painted(once, { ...saturday, brush: 'starts', isOn: true })).toEqual(once)
    const [odd] = weeksIn([{ dias: ['sabado'], inicios: ['17:10', '17:20', '18:00'] }], fields) ?? []
    const left = odd && painted(odd, { ...saturday, brush: 'starts', isOn: false })
    expect(left && storedWeeks([left], fields)).toEqual([{ dias: ['sabado'], inicios: ['18:00'] }])
  })

  test('joins half hours to opening hours, and cuts them', () => {
    let week = emptyWeek(undefined)
    for (const minute of [600, 630, 660, 720])
      week = painted(week, { brush: 'open', day: 0, isOn: true, minute })
    expect(storedWeeks([week], fields)).toEqual([
      { abre: '10:00', cierra: '11:30', dias: ['lunes'] },
      { abre: '12:00', cierra: '12:30', dias: ['lunes'] }
    ])
    const cut = painted(week, { brush: 'open', day: 0, isOn: false, minute: 630 })
    expect(isPainted(cut.days[0] ?? { open: [], starts: [] }, 630, 'open')).toBe(false)
    expect(cut.days[0]?.open).toEqual([
      [600, 630],
      [660, 690],
      [720, 750]
    ])
  })
})

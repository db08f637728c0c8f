import { describe, expect, test } from 'vitest'

import { formOfCollection } from '#contract/documents/forms.ts'
import { emptyWeek, isPainted, paintCells, shownMinutes, type Stroke } from '#studio/times/week.ts'
import { storedWeeks, weekFieldsOf, weeksIn } from '#studio/times/week-times.ts'

const form = formOfCollection('experiencias')
  .flatMap(section => section.fields)
  .find(({ name }) => name === 'horarios')
const fields = form ? weekFieldsOf(form) : null
if (fields === null) throw new Error('Times are no week')

const summer = { desde: '06-15', hasta: '09-15' }

test.each([
  ['nothing', undefined],
  ['starts', [{ dias: ['martes', 'sabado'], inicios: ['10:00', '12:30'] }]],
  ['opening hours', [{ abre: '10:00', cierra: '14:30', dias: ['lunes'] }]],
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
      { dias: ['domingo'], inicios: ['10:30'] },
      { dias: ['domingo'], inicios: ['09:00'], temporada: summer }
    ]
  ]
])('%s is painted and stored as it was', (_, times) => {
  expect(storedWeeks(weeksIn(times, fields) ?? [], fields)).toEqual(times)
})

test.each([
  ['past midnight', { abre: '22:00', cierra: '02:00', dias: ['viernes'] }],
  ['what is not on a half hour', { dias: ['viernes'], inicios: ['10:15'] }],
  ['hours that end at a quarter', { abre: '10:00', cierra: '14:15', dias: ['viernes'] }],
  ['no start at all', { dias: ['viernes'], inicios: [] }],
  [
    'a season in words',
    { dias: ['viernes'], inicios: ['10:00'], temporada: { desde: 'verano', hasta: '09-15' } }
  ],
  [
    'a season with something else',
    { dias: ['viernes'], inicios: ['10:00'], temporada: { ...summer, nota: 'si hace bueno' } }
  ],
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

test('a season that is being filled in stays as it is', () => {
  const times = [{ dias: ['domingo'], inicios: ['10:00'], temporada: { desde: '07-', hasta: '' } }]
  expect(storedWeeks(weeksIn(times, fields) ?? [], fields)).toEqual(times)
})

describe('a brush', () => {
  const saturday = { day: 5, minute: 17 * 60 }
  const stroke = (brush: Stroke['brush'], from: Stroke['from'], to = from, isOn = true): Stroke => ({
    brush,
    from,
    isOn,
    to
  })

  test('puts a start, once, and takes it away', () => {
    const once = paintCells(emptyWeek(undefined), stroke('starts', saturday))
    expect(storedWeeks([once], fields)).toEqual([{ dias: ['sabado'], inicios: ['17:00'] }])
    expect(paintCells(once, stroke('starts', saturday))).toEqual(once)
    expect(paintCells(once, stroke('starts', saturday, saturday, false))).toEqual(emptyWeek(undefined))
  })

  test('paints a block, from whichever corner it is drawn', () => {
    const corners = [
      { day: 4, minute: 720 },
      { day: 1, minute: 600 }
    ] as const
    const block = paintCells(emptyWeek(undefined), stroke('open', ...corners))
    expect(block).toEqual(paintCells(emptyWeek(undefined), stroke('open', corners[1], corners[0])))
    expect(storedWeeks([block], fields)).toEqual([
      { abre: '10:00', cierra: '12:30', dias: ['martes', 'miercoles', 'jueves', 'viernes'] }
    ])
  })

  test('joins half hours to opening hours, and cuts them', () => {
    const [from, to] = [
      { day: 0, minute: 600 },
      { day: 0, minute: 660 }
    ]
    const joined = paintCells(paintCells(emptyWeek(undefined), stroke('open', from, to)), {
      ...stroke('open', { day: 0, minute: 690 })
    })
    expect(joined.days[0]?.open).toEqual([[600, 720]])
    const middle = { day: 0, minute: 630 }
    const cut = paintCells(joined, stroke('open', middle, middle, false))
    expect(isPainted(cut, middle, 'open')).toBe(false)
    expect(cut.days[0]?.open).toEqual([
      [600, 630],
      [660, 720]
    ])
  })
})

describe('the half hours that are shown', () => {
  test('are those of the day, and all that is painted outside of it', () => {
    const none = shownMinutes(emptyWeek(undefined), false)
    expect([none[0], none.at(-1)]).toEqual([480, 1290])
    const [early] = weeksIn([{ dias: ['lunes'], inicios: ['05:30', '23:00'] }], fields) ?? []
    const shown = shownMinutes(early ?? emptyWeek(undefined), false)
    expect([shown[0], shown.at(-1)]).toEqual([330, 1380])
  })

  test('are all of them where that is asked for', () => {
    expect(shownMinutes(emptyWeek(undefined), true)).toHaveLength(48)
  })
})

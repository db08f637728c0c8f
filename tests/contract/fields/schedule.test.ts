import { describe, expect, test } from 'vitest'

import { decodeExperience } from '#contract/documents/experience.ts'
import { anExperienceDocument } from '../../fixtures/documents.ts'

function decode(...horarios: unknown[]) {
  const { problems, value } = decodeExperience(anExperienceDocument({ horarios }))
  return { fields: problems.map(({ field }) => field), problems, schedules: value?.schedules }
}

describe('schedules', () => {
  test('have fixed starts', () => {
    const temporada = { desde: '03-01', hasta: '10-31' }
    expect(decode({ dias: ['sabado', 'lunes'], inicios: ['12:30', '9:00'], temporada }).schedules).toEqual([
      {
        kind: 'starts',
        season: { from: '03-01', until: '10-31' },
        starts: ['09:00', '12:30'],
        weekdays: [1, 6]
      }
    ])
  })

  test('or opening hours', () => {
    expect(decode({ abre: '20:00', cierra: '24:00', dias: ['martes'] }).schedules).toEqual([
      { closes: '00:00', kind: 'open', opens: '20:00', season: null, weekdays: [2] }
    ])
  })

  test('accents and capitals of days do not matter', () => {
    expect(decode({ dias: ['Miércoles', 'SÁBADO'], inicios: ['10:00'] }).schedules?.[0]?.weekdays).toEqual([
      3, 6
    ])
  })

  test.each([
    ['a day that is none', { dias: ['lunes', 'fiesta'], inicios: ['10:00'] }, 'horarios.0.dias.1'],
    ['a time that is none', { dias: ['lunes'], inicios: ['25:00'] }, 'horarios.0.inicios.0'],
    ['no days', { dias: [], inicios: ['10:00'] }, 'horarios.0.dias'],
    ['no hours', { dias: ['lunes'] }, 'horarios.0'],
    ['no closing time', { abre: '10:00', dias: ['lunes'] }, 'horarios.0'],
    [
      'a season that is none',
      { dias: ['lunes'], inicios: ['10:00'], temporada: { desde: '02-30', hasta: '03-01' } },
      'horarios.0.temporada.desde'
    ]
  ])('%s leaves the document out', (_, horario, field) => {
    const { fields, schedules } = decode(horario)
    expect(fields).toEqual([field])
    expect(schedules).toBeUndefined()
  })

  test('February 29 is a day of the year', () => {
    const temporada = { desde: '02-29', hasta: '03-01' }
    expect(decode({ dias: ['lunes'], inicios: ['10:00'], temporada }).problems).toEqual([])
  })
})

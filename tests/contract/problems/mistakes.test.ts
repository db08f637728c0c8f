import { describe, expect, test } from 'vitest'

import { decodeExperience } from '#contract/documents/experience.ts'

import { anExperienceDocument } from '../../fixtures/documents.ts'

function decode(fields: Record<string, unknown>) {
  const { problems, value } = decodeExperience(anExperienceDocument(fields))
  return { experience: value, problems }
}

describe('fields that only advise', () => {
  test.each([
    { accesibilidad: 'sí' },
    { actualizado: '2026-05-16T10:00' },
    { actualizado: 20_260_516 },
    { cancelacionHoras: '48 h' },
    { coordenadas: { lat: '36.7', lng: -4.4 } },
    { duracionMinutos: 0 },
    { fechaFin: 'mañana' },
    { orden: 'primero' },
    { palabrasClaves: 'mar, sol' },
    { precioDesde: -1 },
    { registroTurismo: 7 }
  ])('never take the experience away: %j is reported and ignored', wrong => {
    const { experience, problems } = decode(wrong)
    expect(experience).toEqual(decode({}).experience)
    expect(problems).toMatchObject([{ outcome: 'ignored' }])
    expect(problems[0]?.field.split('.')[0]).toBe(Object.keys(wrong)[0])
  })

  test('a day is enough for the last change', () => {
    const { experience, problems } = decode({ actualizado: '2026-05-16' })
    expect(experience?.updated).toBe('2026-05-16T00:00:00+02:00')
    expect(problems).toEqual([])
  })

  test('beside a real mistake are reported with it', () => {
    const { experience, problems } = decode({ nombre: 7, orden: 'primero' })
    expect(experience).toBeNull()
    expect(new Set(problems.map(({ field, outcome }) => `${field} ${outcome}`))).toEqual(
      new Set(['nombre left-out', 'orden left-out'])
    )
  })
})

describe('names of fields', () => {
  test.each([
    ['fehca', 'fecha'],
    ['Fecha', 'fecha'],
    ['fechaInicio', 'fecha'],
    ['fecha_evento', 'fecha'],
    ['presios', 'precios'],
    ['imagen', 'imagenes'],
    ['dirección', 'direccion'],
    ['duracion_minutos', 'duracionMinutos']
  ])('%s is taken for a slip: was %s meant?', (written, meant) => {
    expect(decode({ [written]: '2026-05-16' }).problems).toMatchObject([
      {
        field: written,
        outcome: 'ignored',
        problem: expect.stringContaining(`«${meant}»`),
        value: '"2026-05-16"'
      }
    ])
  })

  test('another name is left alone, and so is one like a field that is there', () => {
    expect(decode({ codigoInterno: 7, fuente: 'x', tambienEn: [] }).problems).toEqual([])
    expect(decode({ municipio: 'Nerja', municipioIne: '29075' }).problems).toEqual([])
  })
})

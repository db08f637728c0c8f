import { expect, test } from 'vitest'

import { rowMaker } from '#studio/list/document-row.contract.ts'

const fields = {
  horarios: [{ dias: ['martes', 'sabado'], inicios: ['10:30'] }],
  nombre: { es: 'Kayak' },
  provincias: ['29'],
  reservaTipo: 'mostrar-aviso'
}
const place = { collection: 'experiencias', id: 'kayak' } as const
const at = (day: string, minutes: number) => ({ day, minutes })

test('the next start goes on with the clock, though a row is made once for a version', () => {
  const makeRow = rowMaker()
  let reads = 0
  const startAt = (day: string, minutes: number) =>
    makeRow(
      place,
      'r1',
      () => {
        reads += 1
        return fields
      },
      at(day, minutes)
    ).nextStart
  expect(startAt('2026-06-09', 9 * 60)).toEqual({ day: '2026-06-09', hours: '10:30' })
  expect(startAt('2026-06-09', 20 * 60)?.day).toBe('2026-06-13')
  expect(startAt('2026-06-14', 0)?.day).toBe('2026-06-16')
  expect(reads).toBe(1)
})

test('what begins at no time has no next start', () => {
  const makeRow = rowMaker()
  const { horarios: _, ...timeless } = fields
  expect(makeRow(place, 'r1', () => timeless, at('2026-06-09', 0)).nextStart).toBeNull()
  const category = { collection: 'categorias', id: 'agua' } as const
  expect(
    makeRow(category, 'r1', () => ({ nombre: { es: 'Agua' } }), at('2026-06-09', 0)).nextStart
  ).toBeNull()
})

test('a row says which problem a document has, in the words of its form', () => {
  const rowOf = (changed: object) =>
    rowMaker()(place, 'r1', () => ({ ...fields, ...changed }), at('2026-06-09', 0))
  const wrong = { duracionMinutos: 'mucho', vip: 'quizá' }
  expect(rowOf(wrong)).toMatchObject({
    firstProblem: { label: { en: 'Duration', es: 'Duración' }, problem: 'no es un número' },
    problems: 2
  })
  expect(rowOf({}).firstProblem).toBeNull()
})

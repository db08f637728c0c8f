import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { findingsOf } from '#contract/problems/issue-words.ts'
import { countDocuments, excerptOf, formatReport, type Problem } from '#contract/problems/problem.ts'
import { anExperienceDocument, aSnapshot } from '../../fixtures/documents.ts'

function wordsFor(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value)
  return findingsOf(error?.issues ?? [], value)
}

describe('the words for what a schema refuses', () => {
  test.each([
    ['a wrong type', z.number(), 'x', 'no es un número', 'un número, por ejemplo 25'],
    ['a wrong list', z.array(z.string()), 'x', 'no es una lista', 'una lista'],
    ['nothing', z.string(), undefined, 'falta un valor', 'un texto'],
    ['null', z.boolean(), null, 'falta un valor', 'sí o no (true o false)'],
    ['a fraction', z.int(), 1.5, 'no es un número entero', 'un número entero, por ejemplo 90'],
    ['an unusual type', z.bigint(), 'x', 'no es de un tipo que valga', 'otro tipo de valor'],
    [
      'a long text',
      z.string().max(1000),
      'x'.repeat(12_345),
      'es demasiado largo (12.345 caracteres)',
      'como mucho 1000 caracteres'
    ],
    ['a short text', z.string().min(2), 'x', 'es demasiado corto (1 carácter)', 'al menos 2 caracteres'],
    ['a long list', z.array(z.number()).max(1), [1, 2], 'es demasiado larga', 'como mucho 1 elemento'],
    ['a short list', z.array(z.number()).min(1), [], 'es demasiado corta', 'al menos 1 elemento'],
    ['a big number', z.number().max(100_000), 100_001, 'es demasiado grande', 'como mucho 100.000'],
    ['a small number', z.number().min(0), -1, 'es demasiado pequeño', 'al menos 0'],
    ['a step', z.number().multipleOf(5), 3, 'no es un múltiplo de 5', 'un múltiplo de 5'],
    [
      'a form',
      z.email(),
      'x',
      'no está bien escrito',
      'una dirección de correo, por ejemplo ana@example.com'
    ],
    ['an unusual form', z.ipv4(), 'x', 'no está bien escrito', 'otra forma de escribirlo'],
    ['a choice', z.enum(['a', 'b']), 'c', 'no es uno de los valores posibles', 'uno de: a, b'],
    ['too much', z.strictObject({}), { a: 1 }, 'sobran campos: a', 'solo los campos descritos'],
    [
      'a key',
      z.record(z.string().min(2), z.number()),
      { a: 1 },
      'el nombre de un campo no vale',
      'otro nombre de campo'
    ],
    [
      'an element',
      z.map(z.boolean(), z.number()),
      new Map([[true, 'x']]),
      'un valor de la lista no vale',
      'otro valor'
    ]
  ])('%s', (_, schema, value, problem, expected) => {
    expect(wordsFor(schema, value)).toMatchObject([{ expected, problem }])
  })

  test('a missing field is called by its name', () => {
    expect(wordsFor(z.object({ nombre: z.string(), uid: z.string() }), {})).toMatchObject([
      { path: ['nombre'], problem: 'falta el nombre' },
      { path: ['uid'], problem: 'falta «uid»' }
    ])
  })

  test('a union is explained by the branch that comes nearest', () => {
    const schema = z.object({ precio: z.union([z.string(), z.object({ adulto: z.number() })]) })
    expect(wordsFor(schema, { precio: { adulto: 'x' } })).toMatchObject([
      { path: ['precio', 'adulto'], problem: 'no es un número' }
    ])
  })

  test('our own rules bring their own words', () => {
    const schema = z.string().refine(() => false, { params: { expected: 'un día', problem: 'no es un día' } })
    expect(wordsFor(schema, 'x')).toEqual([{ expected: 'un día', path: [], problem: 'no es un día' }])
  })
})

test('a value is shown as JSON, cut to 80 characters', () => {
  expect(excerptOf({ a: 'b' })).toBe('{"a":"b"}')
  expect(excerptOf(undefined)).toBe('')
  expect(excerptOf('x'.repeat(100))).toHaveLength(80)
})

describe('formatReport', () => {
  function aProblem(fields: Partial<Problem> = {}): Problem {
    return {
      collection: 'experiencias',
      expected: 'un número, por ejemplo 25',
      field: 'precioDesde',
      id: 'paseo',
      outcome: 'ignored',
      problem: 'no es un número',
      value: '"x"',
      ...fields
    }
  }

  const counts = countDocuments(
    aSnapshot({ experiencias: [anExperienceDocument(), anExperienceDocument({ id: 'b' })] })
  )

  test('counts what was read and what is not on the site, then says what is wrong, the worst first', () => {
    const lost = aProblem({
      field: 'nombre',
      id: 'b',
      outcome: 'left-out',
      problem: 'falta el nombre',
      value: ''
    })
    expect(formatReport([aProblem(), lost, { ...lost, field: 'slug' }], counts).split('\n')).toEqual([
      'experiencias  2 leídos  1 fuera  1 aviso',
      'fuera  experiencias/b      nombre       falta el nombre; se espera un número, por ejemplo 25',
      'fuera  experiencias/b      slug         falta el nombre; se espera un número, por ejemplo 25',
      'aviso  experiencias/paseo  precioDesde  no es un número ("x"); se espera un número, por ejemplo 25'
    ])
  })

  test('has at most 40 lines and says where the rest is', () => {
    const lines = formatReport(
      Array.from({ length: 100 }, (_, index) =>
        aProblem({ field: `campo${'x'.repeat(index)}`, id: `e${index}` })
      ),
      counts
    ).split('\n')
    expect(lines).toHaveLength(40)
    expect(lines.at(-1)).toBe('y 62 más en .catalog/report.json')
  })

  test('shows 39 problems without cutting', () => {
    const lines = formatReport(
      Array.from({ length: 39 }, (_, index) =>
        aProblem({ field: `campo${'x'.repeat(index)}`, id: `e${index}` })
      ),
      counts
    ).split('\n')
    expect(lines.at(-1)).toContain('e38')
  })

  test('says once what many documents have, with some of their names and the place in a list left open', () => {
    const lines = formatReport(
      Array.from({ length: 864 }, (_, index) =>
        aProblem({ field: `precios.${index % 4}.nombre`, id: `e${index}` })
      ),
      counts
    ).split('\n')
    expect(lines.slice(1)).toEqual([
      'aviso  experiencias × 864  precios.0.nombre  no es un número ("x"); se espera un número, por ejemplo 25: e0, e1, e2 y 861 más'
    ])
  })

  test('counts in what is left all that a line would have said', () => {
    const kinds = Array.from({ length: 50 }, (_, kind) =>
      ['a', 'b', 'c'].map(id => aProblem({ field: `campo${'x'.repeat(kind)}`, id }))
    )
    expect(formatReport(kinds.flat(), counts).split('\n').at(-1)).toBe('y 36 más en .catalog/report.json')
  })

  test('stays a table whatever ids and fields are called', () => {
    const long = aProblem({ id: 'x'.repeat(200) })
    const broken = aProblem({ field: 'a\nb', id: 'a\r\nfuera  experiencias/otra\u2028\u0007' })
    const lines = formatReport([long, broken], counts).split(/[\r\n\u2028]/)
    expect(lines).toHaveLength(3)
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(150)
  })
})

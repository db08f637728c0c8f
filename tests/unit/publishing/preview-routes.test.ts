import { describe, expect, test } from 'vitest'

import type { PreviewAnswer, PreviewQuestion } from '#publishing/preview.ts'
import { previewRoutes } from '#publishing/preview-routes.ts'

/** The service's answer at an address, for this preview. */
async function answered(route: string, parameters: string, preview: PreviewAnswer, body: unknown = null) {
  const questions: PreviewQuestion[] = []
  const routes = previewRoutes(async question => {
    questions.push(question)
    return preview
  })
  return { answer: await routes[route]?.(new URLSearchParams(parameters), body), questions }
}

test('a page of a draft is answered as it is', async () => {
  const body = Buffer.from('<h1>ñora</h1>').toString('base64')
  const path = '/de/experiencias/ñora'
  const { answer, questions } = await answered('GET /preview', `path=${encodeURIComponent(path)}`, {
    body,
    kind: 'file',
    type: 'text/html; charset=utf-8'
  })
  expect(questions).toEqual([{ kind: 'file', path }])
  expect(answer).toEqual({
    body: Buffer.from('<h1>ñora</h1>'),
    status: 200,
    type: 'text/html; charset=utf-8'
  })
})

test('the drafts are listed', async () => {
  const { answer } = await answered('GET /drafts', '', { drafts: [], kind: 'drafts' })
  expect(answer).toEqual({ body: { drafts: [] }, status: 200 })
})

test.each([
  ['missing', 404],
  ['failed', 500]
] as const)('a preview that is %s is answered by %i and why', async (kind, status) => {
  const { answer } = await answered('GET /preview', 'path=/no', { kind, why: 'There is none' })
  expect(answer).toEqual({ body: { error: 'There is none' }, status })
})

test('a preview of no address is no answer', async () => {
  const { answer, questions } = await answered('GET /preview', '', { drafts: [], kind: 'drafts' })
  expect([answer, questions]).toEqual([null, []])
})

describe('a document that nobody has saved', () => {
  const fecha = { timestampValue: '2026-05-16T19:30:00.000000000Z' }
  const unsaved = { coleccion: 'experiencias', documento: { fecha }, id: 'nueva', idioma: 'de' }
  const page: PreviewAnswer = { body: '', kind: 'file', type: 'text/html' }

  test('is asked for as the site reads documents', async () => {
    const { questions } = await answered('POST /preview', '', page, unsaved)
    expect(questions).toEqual([
      {
        collection: 'experiencias',
        document: { fecha: '2026-05-16T19:30:00.000Z', id: 'nueva' },
        kind: 'unsaved',
        locale: 'de',
        path: null
      }
    ])
  })

  test.each([null, {}, { ...unsaved, id: 'a/b' }, { ...unsaved, idioma: 'xx' }, { ...unsaved, ruta: 'x' }])(
    'is no answer for %j',
    async body => {
      const { answer, questions } = await answered('POST /preview', '', page, body)
      expect([answer, questions]).toEqual([null, []])
    }
  )

  test('is asked for what it would change', async () => {
    const effect: PreviewAnswer = { added: 5, changed: 38, kind: 'effect', removed: 0 }
    const { answer, questions } = await answered('POST /effect', '', effect, unsaved)
    expect(questions).toMatchObject([{ collection: 'experiencias', kind: 'effect' }])
    expect(answer).toEqual({ body: { added: 5, changed: 38, removed: 0 }, status: 200 })
    expect((await answered('POST /effect', '', effect, {})).answer).toBeNull()
  })

  test('that is on no page is answered by 422 and its problems', async () => {
    const problem = { collection: 'experiencias', id: 'nueva', outcome: 'left-out' } as const
    const words = { expected: 'un texto', field: 'nombre', problem: 'falta', value: '' }
    const left = { kind: 'left-out', problems: [{ ...problem, ...words }] } as const
    const { answer } = await answered('POST /preview', '', { ...left, problems: [...left.problems] }, unsaved)
    const problemas = [
      { campo: 'nombre', impidePublicar: true, problema: 'falta', seEspera: 'un texto', valor: '' }
    ]
    expect(answer).toEqual({ body: { problemas }, status: 422 })
  })
})

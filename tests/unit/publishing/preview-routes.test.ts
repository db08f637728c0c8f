import { expect, test } from 'vitest'

import type { PreviewAnswer, PreviewQuestion } from '#publishing/preview.ts'
import { previewRoutes } from '#publishing/preview-routes.ts'

/** What the service answers at an address when a preview is that. */
async function answered(route: string, parameters: string, preview: PreviewAnswer) {
  const questions: PreviewQuestion[] = []
  const routes = previewRoutes(async question => {
    questions.push(question)
    return preview
  })
  return { answer: await routes[route]?.(new URLSearchParams(parameters)), questions }
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

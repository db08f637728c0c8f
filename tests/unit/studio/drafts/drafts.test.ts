import { describe, expect, test } from 'vitest'

import { createDraftsService } from '#studio/drafts/drafts.service.ts'
import { createDrafts } from '#studio/drafts/drafts.store.ts'

/** A preview that answers so, and what it was asked. */
function service(
  session: number,
  list: Response | Error,
  status: Response = new Response('', { status: 503 })
) {
  const asked: string[] = []
  const ask = createDraftsService(
    async (address: string | URL | Request, request) => {
      const { pathname } = new URL(address instanceof Request ? address.url : address, 'https://a.example')
      const authorization = new Headers(request?.headers).get('authorization') ?? ''
      asked.push(`${request?.method ?? 'GET'} ${pathname} ${authorization}`.trim())
      if (request?.method === 'POST') return new Response(null, { status: session })
      if (list instanceof Error) throw list
      return pathname.endsWith('estado.json') ? status : list
    },
    async () => Object.assign(Object.create(null), { idToken: async () => 'ficha' })
  )
  return { ask, asked }
}

describe('drafts', () => {
  test('are asked for with a session that an ID token opened', async () => {
    const answer = Response.json({
      drafts: [
        { collection: 'experiencias', id: 'nueva', name: 'Nueva', path: '/experiencias/nueva', problems: [] },
        {
          collection: 'experiencias',
          id: 'rota',
          name: 'rota',
          path: null,
          problems: [{ field: 'nombre', problem: 'no es un texto' }]
        }
      ]
    })
    const status = Response.json({
      lastPublished: { moment: '2026-11-21T10:00:00Z' },
      leftOut: [{ collection: 'experiencias', field: 'nombre', id: 'rota', problem: 'no es un texto' }],
      waiting: {
        alarms: [
          { collection: 'preguntas', documents: 14, kind: 'emptied' },
          { kind: 'older-code', since: '2026-11-21' },
          { kind: 'new-kind' }
        ],
        kind: 'held',
        reason: 'All 14 documents of preguntas are gone.',
        since: '2026-11-21'
      }
    })
    const { ask, asked } = service(204, answer, status)
    expect(await ask()).toEqual({
      kind: 'done',
      value: {
        drafts: [
          {
            collection: 'experiencias',
            id: 'nueva',
            name: 'Nueva',
            path: '/vista-previa/experiencias/nueva',
            problems: []
          },
          {
            collection: 'experiencias',
            id: 'rota',
            name: 'rota',
            path: null,
            problems: ['nombre: no es un texto']
          }
        ],
        status: {
          leftOut: [{ document: 'experiencias/rota', field: 'nombre', problem: 'no es un texto' }],
          publishedAt: '2026-11-21T10:00:00Z',
          waiting: {
            alarms: [{ collection: 'preguntas', documents: 14, kind: 'emptied' }, { kind: 'older-code' }],
            isPart: false,
            kind: 'held',
            reason: 'All 14 documents of preguntas are gone.'
          }
        }
      }
    })
    expect(asked).toEqual([
      'POST /vista-previa/sesion Bearer ficha',
      'GET /vista-previa/borradores.json',
      'GET /vista-previa/estado.json'
    ])
  })

  test('are there also when nobody says how the site stands', async () => {
    const { ask } = service(204, Response.json({ drafts: [] }))
    expect(await ask()).toEqual({ kind: 'done', value: { drafts: [], status: null } })
  })

  test('are refused to everybody else', async () => {
    const { ask, asked } = service(403, Response.json({}))
    expect(await ask()).toEqual({ code: 'permission-denied', kind: 'failed' })
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['the site is being made', new Response('', { status: 503 })],
    ['there is no network', new Error('no network')]
  ])('cannot be read while %s', async (_, list) => {
    expect(await service(204, list).ask()).toEqual({ code: 'unavailable', kind: 'failed' })
  })

  test('are loading until they are there', async () => {
    const { $drafts, load } = createDrafts(async () => ({
      kind: 'done',
      value: { drafts: [], status: null }
    }))
    expect($drafts.get()).toEqual({ kind: 'loading' })
    await load()
    expect($drafts.get()).toEqual({ kind: 'ready', value: { drafts: [], status: null } })
  })
})

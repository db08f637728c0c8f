import { describe, expect, test } from 'vitest'

import { createPreviewHandler, type PreviewRequest } from '#functions/preview/handler.ts'

/** Stands for the publisher, and repeats the decision. */
function controlled(body: string | undefined): Response {
  if (body?.includes('tarde')) return Response.json({ error: 'Nothing is paused.' }, { status: 409 })
  if (body?.includes('baila')) return Response.json({}, { status: 400 })
  return Response.json({ heard: body ?? null, stop: null })
}

/** Ana is an editor, Eva an administrator, Leo works for a company with one walk, Luis is nobody. A publisher that knows one draft. */
function aHandler() {
  const asked: string[] = []
  const handle = createPreviewHandler(
    {
      administrator: async session => (session === 'sesion-de-eva' ? 'eva@example.com' : null),
      isEditor: async session => ['sesion-de-ana', 'sesion-de-eva'].includes(session),
      openSession: async idToken => (idToken === 'ficha-de-ana' ? 'sesion-de-ana' : null),
      owns: async (session, { id }) => session === 'sesion-de-leo' && id === 'su-paseo'
    },
    async (path, body) => {
      asked.push(path)
      if (path === '/control') return controlled(body)
      if (body?.includes('roto')) return Response.json({ problemas: [] }, { status: 422 })
      if (body?.includes('nada')) return Response.json({}, { status: 400 })
      if (body !== undefined)
        return new Response(`<h1>${body}</h1>`, { headers: { 'content-type': 'text/html' } })
      if (path.includes('away')) throw new TypeError('fetch failed')
      if (path === '/drafts') return Response.json({ drafts: [] })
      if (path.includes('broken')) return Response.json({ error: 'a.html: no' }, { status: 500 })
      if (path === '/status') return Response.json({ waiting: { kind: 'nothing' } })
      return path === '/preview?path=%2Fen%2Fexperiencias%2Fnueva'
        ? new Response('<h1>New</h1>', { headers: { 'content-type': 'text/html; charset=utf-8' } })
        : Response.json({}, { status: path.includes('cold') ? 503 : 404 })
    }
  )
  const ask = (request: Partial<PreviewRequest>) =>
    handle({
      authorization: undefined,
      body: null,
      cookie: undefined,
      hosts: [undefined, 'clavel.example'],
      method: 'GET',
      origin: undefined,
      path: '/vista-previa',
      ...request
    })
  return { ask, asked }
}

const page = '/vista-previa/en/experiencias/nueva'
const ana = '__session=sesion-de-ana'

describe('the preview', () => {
  test('shows an administrator the page of a draft', async () => {
    const { body, status, type } = await aHandler().ask({ cookie: `idioma=en; ${ana}`, path: page })
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8'])
    expect(Buffer.from(body ?? '').toString()).toBe('<h1>New</h1>')
  })

  test.each([
    undefined,
    '',
    '__session=',
    '__session=sesion-de-luis',
    'otra=sesion-de-ana',
    'x__session=sesion-de-ana'
  ])('is refused to whoever comes with the cookie %s, and nobody is asked', async cookie => {
    const { ask, asked } = aHandler()
    for (const path of [page, '/vista-previa/borradores.json', '/vista-previa/estado.json', '/vista-previa/'])
      expect((await ask({ cookie, path })).status).toBe(401)
    expect(asked).toEqual([])
  })

  test.each([
    ['/vista-previa/borradores.json', '/drafts'],
    ['/vista-previa/estado.json', '/status']
  ])('asks for %s whoever publishes', async (path, question) => {
    const { ask, asked } = aHandler()
    expect((await ask({ cookie: ana, path })).status).toBe(200)
    expect(asked).toEqual([question])
  })

  test.each([
    ['/vista-previa/no', 404],
    ['/vista-previa/away', 503],
    ['/vista-previa/cold', 503]
  ])('of %s answers %i', async (path, status) => {
    expect((await aHandler().ask({ cookie: ana, path })).status).toBe(status)
  })

  test('says why a page cannot be shown', async () => {
    const answer = await aHandler().ask({ cookie: ana, path: '/vista-previa/broken' })
    expect(answer).toEqual({
      body: 'No se puede mostrar: a.html: no',
      status: 500,
      type: 'text/plain; charset=utf-8'
    })
  })

  test('takes no address that leads elsewhere in the service', async () => {
    const { ask, asked } = aHandler()
    await ask({ cookie: ana, path: '/vista-previa/../publish?x=1&path=/' })
    expect(asked).toEqual(['/preview?path=%2F..%2Fpublish%3Fx%3D1%26path%3D%2F'])
  })

  test('changes nothing', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await aHandler().ask({ cookie: ana, method, path: page })).status).toBe(405)
  })

  test('says so where nobody can render it', async () => {
    const handle = createPreviewHandler(
      {
        administrator: async () => null,
        isEditor: async () => true,
        openSession: async () => null,
        owns: async () => false
      },
      null
    )
    expect(
      await handle({
        authorization: undefined,
        body: null,
        hosts: [],
        origin: undefined,
        cookie: ana,
        method: 'GET',
        path: page
      })
    ).toMatchObject({
      status: 501
    })
  })
})

describe('a session', () => {
  const open = { method: 'POST', path: '/vista-previa/sesion' }

  test('is a cookie for the preview alone, which no script reads', async () => {
    expect(await aHandler().ask({ ...open, authorization: 'Bearer ficha-de-ana' })).toEqual({
      cookie: `${ana}; Path=/vista-previa; Max-Age=3600; HttpOnly; Secure; SameSite=Strict`,
      status: 204
    })
  })

  test.each([undefined, '', 'Bearer ', 'Bearer ficha-de-luis', 'ficha-de-ana'])(
    'is not opened for %s',
    async authorization => {
      const { cookie, status } = await aHandler().ask({ ...open, authorization })
      expect([cookie, status]).toEqual([undefined, 403])
    }
  )
})

describe('a document that nobody has saved', () => {
  const origin = 'https://clavel.example'
  const unsaved = { cookie: ana, method: 'POST', origin, path: '/vista-previa/documento' }

  test('is shown on its page', async () => {
    const { ask, asked } = aHandler()
    const { body, status, type } = await ask({ ...unsaved, body: { id: 'nueva' } })
    expect([status, type, asked]).toEqual([200, 'text/html', ['/preview']])
    expect(Buffer.from(body ?? '').toString()).toBe('<h1>{"id":"nueva"}</h1>')
  })

  test('is counted in the pages that it would change', async () => {
    const { ask, asked } = aHandler()
    expect((await ask({ ...unsaved, body: { id: 'nueva' }, path: '/vista-previa/efecto' })).status).toBe(200)
    expect(asked).toEqual(['/effect'])
    const elsewhere = { ...unsaved, origin: 'https://other.example', path: '/vista-previa/efecto' }
    expect((await ask(elsewhere)).status).toBe(403)
  })

  test('is answered with its problems where it is on no page', async () => {
    expect(await aHandler().ask({ ...unsaved, body: { id: 'roto' } })).toEqual({
      body: '{"problemas":[]}',
      status: 422,
      type: 'application/json'
    })
  })

  test.each([
    ['without a session', { cookie: undefined }, 401],
    ['of somebody without a role', { cookie: '__session=sesion-de-luis' }, 401],
    ['from a page of another site', { origin: 'https://mala.example' }, 403],
    ['from nowhere', { origin: undefined }, 403],
    ['from a page without an origin', { origin: 'null' }, 403],
    ['at another address', { path: '/vista-previa/otra' }, 405]
  ])('is refused %s, and nobody is asked', async (_, wrong, status) => {
    const { ask, asked } = aHandler()
    expect((await ask({ ...unsaved, body: {}, ...wrong })).status).toBe(status)
    expect(asked).toEqual([])
  })

  describe('of a company', () => {
    const leo = { ...unsaved, cookie: '__session=sesion-de-leo' }
    const walk = { coleccion: 'experiencias', documento: {}, id: 'su-paseo', idioma: 'de', ruta: null }

    test('is shown on its page, without the drafts of others', async () => {
      const { ask, asked } = aHandler()
      expect((await ask({ ...leo, body: walk })).status).toBe(200)
      expect(asked).toEqual(['/own-preview'])
    })

    test.each([
      ['the document of another company', { body: { ...walk, id: 'otro-paseo' } }, 401],
      ['what nobody can read', { body: { id: 'su-paseo' } }, 401],
      ['the number of pages', { body: walk, path: '/vista-previa/efecto' }, 401],
      ['the list of drafts', { method: 'GET', path: '/vista-previa/borradores.json' }, 401],
      ['a draft', { method: 'GET', path: page }, 401],
      ['its own from a page of another site', { body: walk, origin: 'https://mala.example' }, 403]
    ])('is not a way to %s', async (_, wrong, status) => {
      const { ask, asked } = aHandler()
      expect((await ask({ ...leo, ...wrong })).status).toBe(status)
      expect(asked).toEqual([])
    })
  })

  test('is refused when nobody can read it', async () => {
    expect((await aHandler().ask({ ...unsaved, body: { id: 'nada' } })).status).toBe(400)
  })
})

describe('publications', () => {
  const path = '/vista-previa/publicacion.json'
  const eva = '__session=sesion-de-eva'
  const own = { method: 'POST', origin: 'https://clavel.example', path }
  const valueOf = (body: Uint8Array | string | undefined) => JSON.parse(typeof body === 'string' ? body : '')

  test.each([
    [ana, false],
    [eva, true]
  ])('are told to every editor, with whether they may decide (%s)', async (cookie, mayDecide) => {
    const { body, status } = await aHandler().ask({ cookie, path })
    expect([status, valueOf(body)]).toEqual([200, { heard: null, mayDecide, stop: null }])
  })

  test('are decided about by an administrator, whose name is that of the account', async () => {
    const decision = { motivo: 'precios', quien: 'luis', tipo: 'parar' }
    const { body, status } = await aHandler().ask({ ...own, body: decision, cookie: eva })
    expect(status).toBe(200)
    expect(JSON.parse(valueOf(body).heard)).toEqual({ decision, quien: 'eva@example.com' })
  })

  test.each([
    ['an editor', { cookie: ana }, 403],
    ['nobody', {}, 401],
    ['a page of another site', { cookie: eva, origin: 'https://malo.example' }, 403]
  ])('are not decided about by %s, and nobody is asked', async (_, request, status) => {
    const { ask, asked } = aHandler()
    expect((await ask({ ...own, body: { tipo: 'seguir' }, ...request })).status).toBe(status)
    expect(asked).toEqual([])
  })

  test.each([
    ['tarde', 409],
    ['baila', 400]
  ])('answer a decision «%s» with %i', async (tipo, status) => {
    expect((await aHandler().ask({ ...own, body: { tipo }, cookie: eva })).status).toBe(status)
  })
})

import { describe, expect, test } from 'vitest'

import { runFunctions } from '../../fixtures/functions.ts'

const functions = await runFunctions(() => import('#functions/contact/visitors.ts'))

const aVisit = { idioma: 'esd', provincia: 'malaga' }

const anonymous = (uid: string) => functions.accounts.tokenOf({ provider: 'anonymous', uid })

function record(fields: Record<string, unknown>, token?: string) {
  return functions.ask('grabarEstadisticas', { ...aVisit, ...fields }, { token })
}

async function kept(id: unknown) {
  return (await functions.db.doc(`estadisticas/${String(id)}`).get()).data()
}

describe('grabarEstadisticas', () => {
  test('begins a visit, then adds to it', async () => {
    const token = anonymous('v1')
    const id = crypto.randomUUID()
    expect(await record({ id }, token)).toMatchObject({ result: id, status: 200 })
    await record({ coordenadas: { lat: 36.72131, lng: -4.42131 }, id, provincia: 'cadiz' }, token)
    expect(await kept(id)).toMatchObject({
      coordenadas: { lat: 36.721, lng: -4.421 },
      idioma: 'esd',
      provincia: 'cadiz',
      uid: 'v1'
    })
    expect((await functions.db.collection('estadisticas').get()).size).toBe(1)
  })

  test('makes an id for a visit that brings none', async () => {
    const { result } = await record({}, anonymous('v2'))
    expect(await kept(result)).toMatchObject({ uid: 'v2' })
  })

  test('says that a visit comes from a partner, and keeps that', async () => {
    const token = anonymous('v3')
    const id = crypto.randomUUID()
    const url = '/malaga?partner=costa-rent'
    await record(
      { id, partnerId: 'costa-rent', partnerMoment: 1_795_000_000, tipo: 'visitaPartner', url },
      token
    )
    await record({ coordenadas: { lat: 36, lng: -4 }, id }, token)
    expect(await kept(id)).toMatchObject({
      coordenadas: { lat: 36, lng: -4 },
      partnerId: 'costa-rent',
      tipo: 'visitaPartner',
      url
    })
  })

  test('gathers what was done in a visit that a partner brought, each thing once', async () => {
    const token = anonymous('v9')
    const id = crypto.randomUUID()
    const arrival = {
      id,
      partnerId: 'casa',
      partnerMoment: 1,
      tipo: 'visitaPartner',
      url: '/malaga?sitio=mesa'
    }
    await record(arrival, token)
    await record({ ...arrival, abiertas: ['kayak'], url: '/experiencias/kayak' }, token)
    await record({ ...arrival, abiertas: ['kayak'], guardadas: ['museo'], reservas: ['kayak'] }, token)
    expect(await kept(id)).toMatchObject({
      abiertas: ['kayak'],
      guardadas: ['museo'],
      reservas: ['kayak'],
      url: '/malaga?sitio=mesa'
    })
  })

  test('lets nobody add to the visit of another', async () => {
    const id = crypto.randomUUID()
    await record({ id }, anonymous('v4'))
    expect(await record({ id, provincia: 'jaen' }, anonymous('v5'))).toMatchObject({
      code: 'PERMISSION_DENIED',
      status: 403
    })
    expect(await kept(id)).toMatchObject({ provincia: 'malaga', uid: 'v4' })
  })

  test('loses nothing of news that arrive at once', async () => {
    const token = anonymous('v6')
    const id = crypto.randomUUID()
    const url = '/malaga'
    await Promise.all([
      record({ coordenadas: { lat: 36, lng: -4 }, id }, token),
      record({ id, partnerId: 'a', partnerMoment: 1, tipo: 'visitaPartner', url }, token)
    ])
    expect(await kept(id)).toMatchObject({ coordenadas: { lat: 36, lng: -4 }, partnerId: 'a', url })
  })

  test('needs somebody, if only an anonymous visitor', async () => {
    expect(await record({})).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
  })

  test.each([
    { provincia: 'madrid' },
    { idioma: 'it' },
    { id: '../usuarios/ana' },
    { coordenadas: { lat: 91, lng: 0 } },
    { coordenadas: 'aquí' },
    { tipo: 'otro' },
    { tipo: 'visitaPartner', url: '/malaga' },
    { partnerId: 'a', partnerMoment: 1, tipo: 'visitaPartner', url: 'https://evil.example/' },
    { partnerId: 'a', partnerMoment: 1, tipo: 'visitaPartner', url: '//evil.example' },
    { url: '/malaga' },
    { abiertas: ['../usuarios/ana'] },
    { abiertas: Array.from({ length: 21 }, (_, at) => `e${at}`) },
    { reservas: 'kayak' },
    { partnerId: 'a/b', partnerMoment: 1 }
  ])('refuses %j', async fields => {
    expect(await record(fields, anonymous('v7'))).toMatchObject({ code: 'INVALID_ARGUMENT', status: 400 })
  })

  test('keeps neither who nor when as the browser says it', async () => {
    const { result } = await record({ moment: '2000-01-01T00:00:00Z', uid: 'ana' }, anonymous('v8'))
    expect(await kept(result)).toMatchObject({ uid: 'v8' })
    expect(JSON.stringify(await kept(result))).not.toContain('2000')
  })
})

import { beforeEach, describe, expect, test } from 'vitest'

import { weekBefore } from '#domain/partner/results.ts'
import { addDays } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'
import { changeAccess } from '../../../../scripts/customers/partner-access.ts'
import { runFunctions } from '../../../fixtures/functions.ts'

const functions = await runFunctions(() => import('#functions/partner/partners.ts'))
const { countPartnerVisits } = await import('#functions/partner/count.ts')
const countVisits = () => countPartnerVisits(functions.db, new Date())

beforeEach(async () => {
  const { db } = functions
  for (const name of ['estadisticas', 'resultadosSocios', 'accesosSocios', 'partners', 'experiencias'])
    for (const { ref } of (await db.collection(name).get()).docs) await ref.delete()
  await db.doc('partners/casa').set({ nombre: 'Casa', sitios: [{ id: 'mesa', nombre: 'Mesa' }] })
  await db.doc('partners/otra').set({ nombre: 'Otra', sitios: [{ id: 'coche', nombre: 'Coche' }] })
  await db.doc('experiencias/kayak').set({ nombre: { en: 'Kayak trip', es: 'Kayak' }, slug: 'kayak-maro' })
})

const today = dayInAndalusia(new Date().toISOString())
const at = (daysAgo: number) => `${addDays(today, -daysAgo)}T10:00:00.000Z`

async function visits(count: number, fields: Record<string, unknown> = {}): Promise<void> {
  for (let made = 0; made < count; made++)
    await functions.db.collection('estadisticas').add({
      coordenadas: null,
      idioma: 'esd',
      moment: at(1),
      partnerId: 'casa',
      partnerMoment: 1,
      provincia: 'malaga',
      tipo: 'visitaPartner',
      uid: `v${made}`,
      url: '/malaga?sitio=mesa',
      ...fields
    })
}

async function linkOf(action: 'give' | 'renew' | 'revoke', partnerId: string): Promise<string> {
  const told: string[] = []
  const issuer = { key: 'test', site: 'https://www.clavel.example' }
  await changeAccess(functions.db, { action, partnerId }, issuer, text => told.push(text))
  return /#(\S+)/.exec(told.join('\n'))?.[1] ?? ''
}

const see = (enlace: string) => functions.ask('resultadosSocio', { enlace })

async function kept(): Promise<Record<string, unknown>> {
  const { docs } = await functions.db.collection('resultadosSocios').get()
  return Object.fromEntries(docs.map(document => [document.id, document.data()]))
}

describe('the count of a night', () => {
  test('writes what came of each partner by day, without persons', async () => {
    await visits(6, { abiertas: ['kayak-maro'], guardadas: ['kayak-maro'] })
    await visits(1, { moment: at(2), partnerId: 'otra', url: '/malaga?sitio=mesa' })
    await countVisits()
    const counted = { planes: 6, reservas: 0, visitas: 6 }
    const yesterday = addDays(today, -1)
    expect(await kept()).toEqual({
      [`casa.${yesterday}`]: {
        dia: yesterday,
        experiencias: { kayak: counted },
        sitios: { mesa: counted },
        socio: 'casa',
        todo: counted
      },
      [`otra.${addDays(today, -2)}`]: expect.objectContaining({ sitios: {}, socio: 'otra' })
    })
  })

  test('writes the same however often it runs', async () => {
    await visits(3)
    await countVisits()
    const first = await kept()
    await countVisits()
    expect(await kept()).toEqual(first)
  })

  test('forgets the visits of a person who deleted their account since', async () => {
    await visits(1)
    await countVisits()
    for (const { ref } of (await functions.db.collection('estadisticas').get()).docs) await ref.delete()
    await countVisits()
    expect(await kept()).toEqual({})
  })

  test('counts no visit of today, and leaves older totals as they are', async () => {
    await visits(1, { moment: at(0) })
    const old = `casa.${addDays(today, -30)}`
    await functions.db.doc(`resultadosSocios/${old}`).set({ dia: addDays(today, -30) })
    await countVisits()
    expect(Object.keys(await kept())).toEqual([old])
  })

  test('counts neither visits that nobody brought nor partners that are gone', async () => {
    await visits(2, { partnerId: null, tipo: null })
    await visits(2, { partnerId: 'nadie' })
    await countVisits()
    expect(await kept()).toEqual({})
  })
})

describe('what a partner sees', () => {
  const none = { planes: null, reservas: null, visitas: null }

  test('are its own figures, with names, in groups of five visits at least', async () => {
    await visits(7, { abiertas: ['kayak-maro'], reservas: ['kayak-maro'] })
    await visits(5, { moment: at(3), url: '/malaga' })
    await visits(9, { partnerId: 'otra', url: '/malaga?sitio=coche' })
    await countVisits()
    const seven = { planes: null, reservas: 7, visitas: 7 }
    expect((await see(await linkOf('give', 'casa'))).result).toEqual({
      abiertoSemanaPasada: expect.any(Boolean),
      desde: addDays(today, -90),
      dias: [
        { ...seven, dia: addDays(today, -1) },
        { ...none, dia: addDays(today, -3), visitas: 5 }
      ],
      experiencias: [{ ...seven, id: 'kayak', nombre: { en: 'Kayak trip', es: 'Kayak' } }],
      hasta: addDays(today, -1),
      otrosDias: none,
      otrosSitios: { ...none, visitas: 5 },
      sitios: [{ ...seven, id: 'mesa', nombre: 'Mesa' }],
      todo: { planes: null, reservas: 7, visitas: 12 }
    })
    expect((await see(await linkOf('give', 'otra'))).result).toMatchObject({
      experiencias: [],
      sitios: [{ id: 'coche', nombre: 'Coche', visitas: 9 }],
      todo: { visitas: 9 }
    })
  })

  test('is nothing while there are fewer than five', async () => {
    await visits(4, { abiertas: ['kayak-maro'] })
    await countVisits()
    const { result } = await see(await linkOf('give', 'casa'))
    expect(result).toMatchObject({ dias: [], experiencias: [], sitios: [], todo: none })
    expect(JSON.stringify(result)).not.toContain('4,')
  })

  test.each([
    ['on its Sunday', true],
    ['on the day after', false]
  ])('says of few visits only whether there was one in the last whole week: %s', async (_, isInWeek) => {
    const { until } = weekBefore(today)
    const day = isInWeek ? until : addDays(until, 1)
    await functions.db.doc(`resultadosSocios/casa.${day}`).set({
      dia: day,
      experiencias: {},
      sitios: {},
      socio: 'casa',
      todo: { planes: 0, reservas: 0, visitas: 1 }
    })
    expect((await see(await linkOf('give', 'casa'))).result).toMatchObject({
      abiertoSemanaPasada: isInWeek,
      todo: none
    })
  })

  test('is nothing of a partner whose id begins alike', async () => {
    await functions.db.doc('partners/casa-nueva').set({ nombre: 'Casa nueva' })
    await visits(8, { partnerId: 'casa-nueva', url: '/malaga' })
    await countVisits()
    expect((await see(await linkOf('give', 'casa'))).result).toMatchObject({ todo: none })
  })
})

describe('a link', () => {
  test('of another partner with our signature, and none at all, are unknown', async () => {
    await visits(8, { partnerId: 'otra' })
    await countVisits()
    const token = await linkOf('give', 'casa')
    await linkOf('give', 'otra')
    for (const other of [token.replace('casa', 'otra'), `otra.1.${'a'.repeat(43)}`, 'hola'])
      expect(await see(other)).toMatchObject({ code: 'NOT_FOUND', reason: 'link-unknown' })
  })

  test('that was revoked or has expired says so, and so does the end of the partnership', async () => {
    const token = await linkOf('give', 'casa')
    await functions.db.doc('accesosSocios/casa').update({ caduca: '2026-01-01T00:00:00.000Z' })
    expect(await see(token)).toMatchObject({ code: 'FAILED_PRECONDITION', reason: 'link-expired' })
    const next = await linkOf('renew', 'casa')
    await functions.db.doc('partners/casa').update({ activo: false })
    expect(await see(next)).toMatchObject({ reason: 'partner-ended' })
    await linkOf('revoke', 'casa')
    expect(await see(next)).toMatchObject({ reason: 'link-revoked' })
  })
})

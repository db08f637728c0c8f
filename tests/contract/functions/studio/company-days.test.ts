import { beforeEach, describe, expect, test } from 'vitest'

import { addDays, weekdayOf } from '#domain/time/calendar-day.ts'
import { dayInAndalusia } from '#domain/time/day.ts'

import { runFunctions } from '../../../fixtures/functions.ts'

const today = dayInAndalusia(new Date().toISOString())
const names = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo']

const functions = await runFunctions(async () => ({
  ...(await import('#studio/company/days.function.ts')),
  ...(await import('#studio/document/saves.function.ts'))
}))

beforeEach(async () => {
  const horarios = [{ dias: [names[weekdayOf(today) - 1]], inicios: ['10:00', '12:30'] }]
  await Promise.all([
    functions.db
      .doc('experiencias/kayak')
      .set({ empresa: 'levante', horarios, nombre: { es: 'Kayak' }, provincias: ['29'], slug: 'kayak' }),
    functions.db.doc('experiencias/vela').set({ empresa: 'poniente', nombre: { es: 'Vela' } }),
    functions.db.doc('experiencias/suelta').set({ borrador: true, empresa: 'levante' })
  ])
})

const { tokenWith } = functions.accounts
const company = () => tokenWith('leo', { empresa: ['levante'] })
const other = () => tokenWith('pia', { empresa: ['poniente'] })
const editor = () => tokenWith('eva', { editor: true })
const translator = () => tokenWith('tom', { translator: ['de'] })

const mark = (request: object, token = company()) =>
  functions.ask('estudioMarcarDia', { dia: today, estado: 'completo', id: 'kayak', ...request }, { token })
const stored = async (id = 'kayak') => (await functions.db.doc(`experiencias/${id}`).get()).data()
const refused = { code: 'PERMISSION_DENIED', reason: 'role-lacks' }

describe('a company', () => {
  test('reads its own next days, and those of nobody else', async () => {
    const { result } = await functions.ask('estudioDias', {}, { token: company() })
    const { experiencias, hoy }: { experiencias: { dias: object[]; id: string }[]; hoy: string } =
      Object(result)
    expect(hoy).toBe(today)
    expect(experiencias.map(({ id }) => id).toSorted()).toEqual(['kayak', 'suelta'])
    const kayak = experiencias.find(({ id }) => id === 'kayak')
    expect(kayak).toMatchObject({ enLaWeb: true, slug: 'kayak', titulo: 'Kayak' })
    expect(kayak?.dias).toHaveLength(60)
    expect(kayak?.dias.slice(0, 2)).toEqual([
      {
        dia: today,
        estado: 'abierto',
        horas: ['10:00', '12:30'],
        salidas: ['10:00', '12:30'].map(hora => ({ completa: false, hora })),
        tieneLugar: true
      },
      { dia: addDays(today, 1), estado: 'abierto', horas: [], salidas: [], tieneLugar: false }
    ])
    expect(experiencias.find(({ id }) => id === 'suelta')).toMatchObject({ enLaWeb: false })
  })

  test('says that a day is sold out, that it is closed, and that it is as usual again', async () => {
    expect(await mark({})).toMatchObject({ result: { antes: 'abierto' } })
    expect(await stored()).toMatchObject({ excepciones: [{ desde: today, estado: 'completo' }] })
    expect(await mark({ estado: 'cerrado' })).toMatchObject({ result: { antes: 'completo' } })
    expect(await stored()).toMatchObject({ excepciones: [{ desde: today, estado: 'cerrado' }] })
    expect(await mark({ estado: 'abierto' })).toMatchObject({ result: { antes: 'cerrado' } })
    expect(await stored()).not.toHaveProperty('excepciones')
  })

  test('says that one departure is full, and the others of its day stay', async () => {
    expect(await mark({ hora: '12:30' })).toMatchObject({ result: { antes: 'abierto' } })
    const full = { desde: today, estado: 'completo', hora: '12:30' }
    expect(await stored()).toMatchObject({ excepciones: [full] })
    await mark({ dia: addDays(today, 7), estado: 'cerrado' })
    const { result } = await functions.ask('estudioDias', {}, { token: company() })
    expect(
      Object(result).experiencias.find(({ id }: { id: string }) => id === 'kayak').dias[0]
    ).toMatchObject({
      estado: 'abierto',
      salidas: [
        { completa: false, hora: '10:00' },
        { completa: true, hora: '12:30' }
      ]
    })
    expect(await mark({ estado: 'abierto', hora: '12:30' })).toMatchObject({ result: { antes: 'completo' } })
    expect(await stored()).toMatchObject({ excepciones: [{ estado: 'cerrado' }] })
  })

  test('changes nothing else, and its mark is a version and a line of the record', async () => {
    const before = await stored()
    await mark({ estado: 'cerrado' })
    expect(await stored()).toEqual({ ...before, excepciones: [{ desde: today, estado: 'cerrado' }] })
    const record = await functions.db.collection('registroEstudio').where('quien', '==', 'leo').get()
    expect(record.docs.at(0)?.data()).toMatchObject({
      campos: ['excepciones'],
      donde: 'experiencias/kayak',
      que: 'guardar'
    })
    const place = { coleccion: 'experiencias', id: 'kayak' }
    const { result } = await functions.ask('estudioVersiones', place, { token: editor() })
    expect(Object.values(Object(result)).at(0)).toMatchObject({
      campos: ['excepciones'],
      quien: { uid: 'leo' }
    })
  })

  test('says nothing of what is not its own, and does not learn whether it is there', async () => {
    expect(await mark({ id: 'vela' })).toMatchObject(refused)
    expect(await mark({ id: 'nada' })).toMatchObject(refused)
    expect(await mark({}, other())).toMatchObject(refused)
    expect(await stored('vela')).not.toHaveProperty('excepciones')
  })

  test('that lost its role changes nothing any more', async () => {
    const token = company()
    tokenWith('leo', {})
    expect(await mark({}, token)).toMatchObject({ status: 403 })
    expect(await stored()).not.toHaveProperty('excepciones')
  })

  test('marks two days at the same time, and both stay', async () => {
    await Promise.all([mark({}), mark({ dia: addDays(today, 1) }), mark({ dia: addDays(today, 2) })])
    expect(Object(await stored()).excepciones).toHaveLength(3)
  })

  test.each([
    ['a day that is over', addDays(today, -1), 'FAILED_PRECONDITION'],
    ['a day too far away', addDays(today, 400), 'FAILED_PRECONDITION'],
    ['what is no day', '2026-02-30', 'INVALID_ARGUMENT'],
    ['a day with a hidden sign', `${today}\u200b`, 'INVALID_ARGUMENT']
  ])('is refused for %s', async (_, dia, code) => {
    expect(await mark({ dia })).toMatchObject({ code })
  })

  test.each([
    { estado: 'quizá' },
    { estado: 'cerrado', hora: '12:30' },
    { hora: '25:00' },
    { id: 'a/b' },
    { id: '' },
    { estado: null }
  ])('is refused with what does not fit: %j', async request => {
    expect(await mark(request)).toMatchObject({ code: 'INVALID_ARGUMENT' })
  })

  test('takes the place of what nobody can read', async () => {
    await functions.db.doc('experiencias/kayak').update({ excepciones: [{ desde: 'ayer' }] })
    await mark({})
    expect(await stored()).toMatchObject({ excepciones: [{ desde: today, estado: 'completo' }] })
  })
})

test('an editor marks a day of any experience, a translator of none', async () => {
  expect(await mark({ id: 'vela' }, editor())).toMatchObject({ status: 200 })
  expect(await mark({}, translator())).toMatchObject(refused)
  const gone = { dia: today, estado: 'cerrado', id: 'nada' }
  expect(await functions.ask('estudioMarcarDia', gone, { token: editor() })).toMatchObject({
    code: 'NOT_FOUND',
    reason: 'document-gone'
  })
})

import { afterEach, describe, expect, test } from 'vitest'

import { encodeContactRecord } from '#contract/user-documents/contact-form.ts'
import { encodeMailDelivery } from '#contract/user-documents/mail.ts'
import { type MailDelivery, sendingMs, waitingMail } from '#domain/mail/delivery.ts'
import { runFunctions } from '../../../fixtures/functions.ts'

const functions = await runFunctions(() => import('#functions/mail/unsent.ts'))

afterEach(async () => {
  const found = await Promise.all(['avisos', 'contactos'].map(name => functions.db.collection(name).get()))
  await Promise.all(found.flatMap(({ docs }) => docs.map(({ ref }) => ref.delete())))
})

const administrator = () => functions.accounts.tokenOf({ claims: { admin: true }, uid: 'jefa' })
const form = { acceptsTerms: true, email: 'ana@example.com', message: '¿Hay aparcamiento?', name: 'Ana' }
const minute = (number: number) => new Date(Date.UTC(2026, 10, 27, 10, number))

async function havingMail(id: string, delivery: Partial<MailDelivery>, changes: object = {}): Promise<void> {
  const record = { form, locale: 'de' as const, moment: minute(0), uid: null }
  await functions.db.doc(`contactos/${id}`).set({
    ...encodeContactRecord(record, 'hola@clavel.example', 'Clavel: Ana'),
    ...encodeMailDelivery({ ...waitingMail(minute(0)), ...delivery }),
    ...changes
  })
}

async function listed(): Promise<unknown> {
  return (await functions.ask('listarCorreos', {}, { token: administrator() })).result
}

const resend = (id: string, coleccion = 'contactos') =>
  functions.ask('reenviarCorreo', { coleccion, id }, { token: administrator() })

const deliveryOf = async (id: string): Promise<unknown> =>
  (await functions.db.doc(`contactos/${id}`).get()).get('envio')

describe('listarCorreos', () => {
  test('names what is not sent, the oldest first, and says why and what a visitor wrote', async () => {
    await havingMail('late', { moment: minute(9).toISOString(), reason: '550 no such user', state: 'failed' })
    await havingMail('sent', { state: 'sent' })
    await havingMail(
      'broken',
      { moment: minute(5).toISOString(), reason: 'invalid', state: 'failed' },
      { to: [] }
    )
    await functions.db.doc('avisos/notice').set({
      ...encodeMailDelivery(waitingMail(minute(2))),
      idioma: 'fr',
      message: { subject: 'Accès', text: 'secret' },
      to: ['ana@example.com']
    })
    await functions.db
      .doc('contactos/of-before')
      .set({ message: { subject: 'x', text: 'x' }, to: 'a@b.example' })
    expect(await listed()).toMatchObject({
      correos: [
        {
          asunto: 'Accès',
          coleccion: 'avisos',
          estado: 'espera',
          id: 'notice',
          responderA: null,
          texto: null
        },
        { asunto: 'broken', id: 'broken', motivo: 'invalid', para: [], texto: null },
        {
          asunto: 'Clavel: Ana',
          estado: 'fallido',
          id: 'late',
          motivo: '550 no such user',
          para: ['hola@clavel.example'],
          responderA: 'ana@example.com',
          texto: expect.stringContaining(form.message)
        }
      ],
      hayMas: false
    })
  })

  test('shows a hundred, and says that there are more', async () => {
    await Promise.all(Array.from({ length: 101 }, (_, index) => havingMail(`m${index}`, {})))
    const { correos, hayMas }: { correos?: unknown; hayMas?: unknown } = Object(await listed())
    expect(correos).toHaveLength(100)
    expect(hayMas).toBe(true)
  })
})

describe('reenviarCorreo', () => {
  test('asks anew for one that was given up, and keeps who has it', async () => {
    await havingMail('one', { attempts: 8, delivered: ['a@b.example'], reason: 'ETIMEDOUT', state: 'failed' })
    expect(await resend('one')).toMatchObject({ result: true })
    expect(await deliveryOf('one')).toMatchObject({
      entregados: ['a@b.example'],
      estado: 'espera',
      intentos: 0,
      motivo: null
    })
  })

  test('changes a waiting one too, so that the function hears of it', async () => {
    await havingMail('one', {})
    const before = await deliveryOf('one')
    await resend('one')
    expect(await deliveryOf('one')).not.toEqual(before)
  })

  test('leaves alone what is sent, what is being sent, and what is gone', async () => {
    await havingMail('sent', { state: 'sent' })
    await havingMail('now', { moment: new Date().toISOString(), state: 'sending' })
    expect(await resend('sent')).toMatchObject({ result: true })
    expect(await resend('now')).toMatchObject({ result: true })
    expect(await resend('gone')).toMatchObject({ result: true })
    expect(await deliveryOf('sent')).toMatchObject({ estado: 'enviado' })
    expect(await deliveryOf('now')).toMatchObject({ estado: 'enviando' })
    expect((await functions.db.doc('contactos/gone').get()).exists).toBe(false)
  })

  test('takes up one whose function died', async () => {
    const moment = new Date(Date.now() - sendingMs).toISOString()
    await havingMail('dead', { moment, state: 'sending' })
    await resend('dead')
    expect(await deliveryOf('dead')).toMatchObject({ estado: 'espera' })
  })

  test('knows no other collection', async () => {
    expect(await resend('ana', 'usuarios')).toMatchObject({ code: 'INVALID_ARGUMENT' })
  })
})

test.each(['listarCorreos', 'reenviarCorreo'])('%s is for administrators', async name => {
  const data = { coleccion: 'contactos', id: 'x' }
  expect(await functions.ask(name, data)).toMatchObject({ status: 401 })
  const token = functions.accounts.tokenOf({ uid: 'luis' })
  expect(await functions.ask(name, data, { token })).toMatchObject({ status: 403 })
})

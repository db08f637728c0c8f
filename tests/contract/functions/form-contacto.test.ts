import { describe, expect, test } from 'vitest'

import { settings } from '#settings.ts'
import { runFunctions } from '../../fixtures/functions.ts'

let visitors = 0

const functions = await runFunctions(() => import('#functions/contact/visitors.ts'))

const aForm = { checkbox: true, email: 'ana@example.com', mensaje: '¿Hay aparcamiento?', name: 'Ana' }

/** Each from an address of its own. */
function send(fields: Record<string, unknown> = {}, token?: string) {
  return functions.ask(
    'formContacto',
    { ...aForm, ...fields },
    { from: `198.51.100.${(visitors += 1)}`, token }
  )
}

async function kept() {
  const { docs } = await functions.db.collection('contactos').get()
  return docs.map(doc => ({ ...doc.data(), id: doc.id }))
}

const newKey = () => crypto.randomUUID()

describe('formContacto', () => {
  test('a name stays in its line: it stands in the subject of a mail', async () => {
    const envio = newKey()
    await send({ envio, name: 'Ana\r\nBcc: x' })
    expect(await kept()).toContainEqual(
      expect.objectContaining({
        id: envio,
        message: expect.objectContaining({ subject: 'Clavel: Ana Bcc: x' })
      })
    )
  })

  test('keeps the message of anybody, for the business alone', async () => {
    const envio = newKey()
    expect(await send({ envio, idioma: 'de' })).toMatchObject({ result: true, status: 200 })
    expect(await kept()).toContainEqual(
      expect.objectContaining({
        email: aForm.email,
        id: envio,
        idioma: 'de',
        mensaje: aForm.mensaje,
        name: 'Ana',
        replyTo: aForm.email,
        to: settings.email,
        uid: null
      })
    )
  })

  test('needs nothing but the four fields of the specification', async () => {
    const before = (await kept()).length
    expect(await send()).toMatchObject({ status: 200 })
    expect(await kept()).toHaveLength(before + 1)
  })

  test('knows who is signed in', async () => {
    const envio = newKey()
    await send({ envio }, functions.accounts.tokenOf({ uid: 'ana' }))
    expect(await kept()).toContainEqual(expect.objectContaining({ id: envio, uid: 'ana' }))
  })

  test.each([
    [{ name: '' }, 'name-required'],
    [{ name: 'x'.repeat(15) }, 'name-too-long'],
    [{ email: '' }, 'email-required'],
    [{ email: 'ana@' }, 'email-invalid'],
    [{ email: 'ana@example.com\r\nBcc: all@example.com' }, 'email-invalid'],
    [{ mensaje: '   ' }, 'message-required'],
    [{ mensaje: 'corto' }, 'message-too-short'],
    [{ mensaje: 'x'.repeat(5001) }, 'message-too-long'],
    [{ checkbox: false }, 'terms-required']
  ])('refuses %j and says why, keeping nothing', async (fields, reason) => {
    const before = (await kept()).length
    expect(await send(fields)).toMatchObject({ code: 'INVALID_ARGUMENT', reason, status: 400 })
    expect(await kept()).toHaveLength(before)
  })

  test.each([
    [{ name: null }],
    [{ checkbox: 'true' }],
    [{ mensaje: ['a', 'b'] }],
    [{ envio: 'x' }],
    [{ envio: '../../usuarios/ana' }],
    [{ idioma: 'it' }],
    [{ mensaje: 'x'.repeat(1_000_000) }]
  ])('refuses what is no form: %#', async fields => {
    expect(await send(fields)).toMatchObject({ code: 'INVALID_ARGUMENT', status: 400 })
  })

  test('writes to nobody else, whatever the form says', async () => {
    const envio = newKey()
    await send({ envio, message: { html: 'x' }, to: 'victim@example.com', uid: 'other' })
    expect(await kept()).toContainEqual(
      expect.objectContaining({ id: envio, message: expect.any(Object), to: settings.email, uid: null })
    )
    expect(JSON.stringify(await kept())).not.toContain('victim')
  })

  test('keeps html as the text it is', async () => {
    const envio = newKey()
    const mensaje = '<img src=x onerror=alert(1)> hola'
    await send({ envio, mensaje, name: '<b>Ana</b>' })
    const [message] = (await kept()).filter(({ id }) => id === envio)
    expect(message).toMatchObject({
      mensaje,
      message: { text: `${mensaje}\n\n-- \n<b>Ana</b>\n${aForm.email}` },
      name: '<b>Ana</b>'
    })
    expect(message).not.toHaveProperty('message.html')
  })

  test('keeps a message once, however often it arrives', async () => {
    const envio = newKey()
    const answers = await Promise.all(Array.from({ length: 4 }, () => send({ envio })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await kept()).filter(({ id }) => id === envio)).toHaveLength(1)
  })

  test('never lets one message take the place of another', async () => {
    const envio = newKey()
    await send({ envio })
    expect(await send({ envio, mensaje: 'Otra cosa distinta' })).toMatchObject({ code: 'ALREADY_EXISTS' })
    expect(await kept()).toContainEqual(expect.objectContaining({ id: envio, mensaje: aForm.mensaje }))
  })

  test('lets a program believe that it was heard', async () => {
    const before = (await kept()).length
    expect(await send({ sitio: 'https://spam.example' })).toMatchObject({ result: true, status: 200 })
    expect(await kept()).toHaveLength(before)
  })

  test('takes five messages of a person in ten minutes', async () => {
    const token = functions.accounts.tokenOf({ uid: 'luis' })
    const statuses = []
    for (let index = 0; index < 6; index += 1) statuses.push((await send({}, token)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('loses none of many that come at once', async () => {
    const before = (await kept()).length
    const answers = await Promise.all(Array.from({ length: 40 }, () => send({ envio: newKey() })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await kept()).toHaveLength(before + 40)
  })
})

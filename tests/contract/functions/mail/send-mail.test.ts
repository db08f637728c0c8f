import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { encodeContactRecord } from '#contract/user-documents/contact-form.ts'
import { encodeAccessNotice } from '#contract/user-documents/access-notice.ts'
import { mostAttempts, sendingMs } from '#domain/mail/delivery.ts'
import { languages } from '#domain/text/locale.ts'
import { accessNoticeWords } from '#i18n/account/access-notice-words.ts'
import { settings } from '#settings.ts'
import { loadCallables, startFunctions, type TestFunctions } from '../../../fixtures/functions.ts'
import { type MailServer, type ReceivedMail, startMailServer } from '../../../fixtures/mail-server.ts'

let functions: TestFunctions
let server: MailServer
let triggers: Record<string, unknown>
let count = 0
const logged: string[] = []

beforeAll(async () => {
  // The library of the functions keeps the console that it finds.
  for (const level of ['error', 'info', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void logged.push(words.join(' ')))
  functions = await startFunctions(async () => {
    const { enviarCorreo } = await import('#functions/index.ts')
    triggers = enviarCorreo
    return loadCallables()
  })
  server = await startMailServer()
  process.env.SMTP_URL = server.url
})

afterEach(() => {
  server.received.length = 0
  server.refusal = null
  process.env.SMTP_URL = server.url
  logged.length = 0
})

afterAll(async () => {
  await server.stop()
  await functions.stop()
  vi.restoreAllMocks()
})

const form = { acceptsTerms: true, email: 'ana@example.com', message: '¿Hay aparcamiento?', name: 'Ana' }

/** A message of a visitor as the contact form writes it; the path of its document. */
async function aMessage(changes: Partial<typeof form> = {}): Promise<string> {
  count += 1
  const record = { form: { ...form, ...changes }, locale: 'de' as const, moment: new Date(), uid: null }
  const path = `contactos/m${count}`
  await functions.db.doc(path).set(encodeContactRecord(record, settings.email, `Clavel: ${record.form.name}`))
  return path
}

async function aNotice(
  language: (typeof languages)[number],
  addresses = ['ana@example.com']
): Promise<string> {
  count += 1
  const moment = new Date('2026-11-26T10:00:00Z')
  const words = accessNoticeWords(language, ['password', 'phone'], moment)
  const path = `avisos/n${count}`
  const notice = encodeAccessNotice({
    ...words,
    addresses,
    changes: ['password'],
    language,
    moment,
    uid: 'ana'
  })
  await functions.db.doc(path).set(notice)
  return path
}

/** The event of a document as it is now. Every call of what it answers delivers that same event. */
async function eventOf(path: string): Promise<() => Promise<void>> {
  const after = await functions.db.doc(path).get()
  const [collection = ''] = path.split('/')
  const run: (event: object) => Promise<void> = Reflect.get(Object(triggers[collection]), 'run')
  return () => run({ data: { after }, params: { id: after.id } })
}

async function send(path: string): Promise<void> {
  await (
    await eventOf(path)
  )()
}

async function stateOf(path: string): Promise<unknown> {
  return (await functions.db.doc(path).get()).get('envio')
}

/** The one mail that arrived. */
function arrived(): ReceivedMail {
  const [mail, ...others] = server.received
  expect(others).toEqual([])
  if (mail === undefined) throw new Error('No mail arrived')
  return mail
}

const headerLines = ({ raw }: ReceivedMail) => raw.slice(0, raw.indexOf('\r\n\r\n')).split('\r\n')

describe('a message of the contact form', () => {
  test('arrives at the business alone, and its answer goes to the visitor', async () => {
    const path = await aMessage()
    await send(path)
    const { parsed, recipients } = arrived()
    expect(recipients).toEqual([settings.email])
    expect(parsed.from?.value).toEqual([{ address: settings.email, name: settings.name }])
    expect(parsed.replyTo?.value).toEqual([{ address: form.email, name: form.name }])
    expect(parsed.subject).toBe('Clavel: Ana')
    expect(parsed.headers.get('auto-submitted')).toBeUndefined()
    expect(parsed.headers.get('content-language')).toBe('de')
  })

  test('says in text and in html what was written, and by whom', async () => {
    await send(await aMessage({ message: 'Hola,\n\n¿hay <b>aparcamiento</b> & ascensor?\nGracias' }))
    const { parsed } = arrived()
    expect(parsed.text).toBe(
      'Hola,\n\n¿hay <b>aparcamiento</b> & ascensor?\nGracias\n\n-- \nAna\nana@example.com'
    )
    expect(parsed.html).toContain('<html lang="de">')
    expect(parsed.html).toContain('<p>¿hay &lt;b&gt;aparcamiento&lt;/b&gt; &amp; ascensor?<br>\nGracias</p>')
    expect(parsed.attachments).toEqual([])
  })

  test('is recorded as sent, with the id of the mail and the moment', async () => {
    const path = await aMessage()
    await send(path)
    expect(await stateOf(path)).toEqual({
      entregados: [settings.email],
      estado: 'enviado',
      fecha: expect.stringMatching(/^\d{4}-.*Z$/),
      idMensaje: arrived().parsed.messageId,
      intentos: 1,
      motivo: null
    })
  })

  test.each([
    ['Ana, Luis', 'ana@example.com'],
    ['"Ana" <x@y.example>', 'ana@example.com'],
    ['Añá 😀', 'ana@example.com']
  ])('a visitor called %s stays one person', async (name, email) => {
    await send(await aMessage({ email, name }))
    expect(arrived().parsed.replyTo?.value).toEqual([{ address: email, name }])
  })

  test('a name that looks encoded is shown as it was written', async () => {
    await send(await aMessage({ name: '=?utf-8?Q?x=0A?=' }))
    expect(arrived().parsed.replyTo?.value).toEqual([{ address: form.email, name: '= ?utf-8?Q?x=0A?=' }])
    expect(arrived().parsed.subject).toBe('Clavel: = ?utf-8?Q?x=0A?=')
  })

  test.each(['a,b@example.com', 'a<b@example.com', 'a;b@example.com', '"a"@example.com', 'a:b@example.com'])(
    'an address that would be two, or another one (%s), is no header; the text has it',
    async email => {
      await send(await aMessage({ email }))
      expect(arrived().parsed.replyTo).toBeUndefined()
      expect(arrived().parsed.text).toContain(email)
    }
  )

  test.each([
    { message: { subject: 'Hola\r\nBcc: all@example.com', text: 'x' } },
    { name: 'Ana\nBcc: all@example.com' },
    { to: 'hola@clavel.example\r\nRCPT TO:<all@example.com>' },
    { to: 'hola@clavel.example, all@example.com' },
    { to: [] },
    { message: null }
  ])('is not sent with another header in it: %j', async changes => {
    const path = await aMessage()
    await functions.db.doc(path).update(changes)
    await send(path)
    expect(server.received).toEqual([])
    expect(await stateOf(path)).toMatchObject({ estado: 'fallido', intentos: 0, motivo: 'invalid' })
  })

  test('of whatever letters adds no header and no recipient', async () => {
    const text = 'x\r\n.\r\nMAIL FROM:<a@b.example>\r\nBcc: all@example.com\n\n.\n'
    await send(await aMessage({ message: text }))
    const mail = arrived()
    expect(mail.recipients).toEqual([settings.email])
    expect(headerLines(mail).filter(line => /^(bcc|cc)/i.test(line))).toEqual([])
    expect(mail.parsed.text).toContain('Bcc: all@example.com')
  })
})

describe.each(languages)('a notice of a changed way in, in %s', language => {
  test('has its subject, its text and its html in that language', async () => {
    await send(await aNotice(language))
    const { subject, text } = accessNoticeWords(
      language,
      ['password', 'phone'],
      new Date('2026-11-26T10:00:00Z')
    )
    const { parsed } = arrived()
    expect(parsed.subject).toBe(subject)
    expect(parsed.text).toBe(text)
    expect(parsed.html).toContain(`<html lang="${language}">`)
    for (const line of text.split('\n').filter(Boolean)) expect(parsed.html).toContain(line)
    expect(parsed.headers.get('content-language')).toBe(language)
    expect(parsed.headers.get('auto-submitted')).toBe('auto-generated')
    expect(parsed.replyTo).toBeUndefined()
  })
})

describe('an event that comes again', () => {
  test('sends nothing after the mail went out', async () => {
    const path = await aMessage()
    const event = await eventOf(path)
    await event()
    await event()
    await send(path)
    expect(arrived().recipients).toEqual([settings.email])
    expect(await stateOf(path)).toMatchObject({ intentos: 1 })
  })

  test('at the same time as the first one sends one mail, whichever is faster', async () => {
    const event = await eventOf(await aMessage())
    await Promise.allSettled([event(), event(), event(), event()])
    expect(arrived().recipients).toEqual([settings.email])
  })

  test('after a function that died while it sent does not send: nobody knows whether the mail went out', async () => {
    const path = await aMessage()
    const event = await eventOf(path)
    const begun = (ago: number) => ({
      'envio.estado': 'enviando',
      'envio.fecha': new Date(Date.now() - ago).toISOString(),
      'envio.intentos': 1
    })
    await functions.db.doc(path).update(begun(1000))
    await expect(event()).rejects.toThrow('is being sent')
    await functions.db.doc(path).update(begun(sendingMs))
    await event()
    expect(server.received).toEqual([])
    expect(await stateOf(path)).toMatchObject({ estado: 'fallido', intentos: 1, motivo: 'interrupted' })
  })

  test('of a document that is gone, or of before mails were sent here, is nothing', async () => {
    const path = await aMessage()
    const event = await eventOf(path)
    await functions.db.doc(path).delete()
    await event()
    await functions.db.doc(path).set({ message: { subject: 'x', text: 'x' }, to: settings.email })
    await event()
    await send(path)
    expect(server.received).toEqual([])
  })
})

describe('a mail server that refuses', () => {
  test.each(['connect', 'recipient', 'data'] as const)('for good, at %s: it is not tried again', async at => {
    const path = await aMessage()
    server.refusal = { at, code: 554 }
    await send(path)
    expect(await stateOf(path)).toMatchObject({
      entregados: [],
      estado: 'fallido',
      idMensaje: null,
      intentos: 1,
      motivo: expect.stringContaining('554')
    })
    const [line = '', ...others] = logged.filter(each => each.includes('mail-not-sent'))
    expect(others).toEqual([])
    expect(JSON.parse(line)).toMatchObject({
      mail: { attempts: 1, event: 'mail-not-sent', path, reason: expect.stringContaining('554') },
      severity: 'ERROR'
    })
    expect(line).not.toContain(form.email)
  })

  test.each(['connect', 'recipient', 'data'] as const)('for now, at %s: the event comes again', async at => {
    const path = await aMessage()
    const event = await eventOf(path)
    server.refusal = { at, code: 451 }
    await expect(event()).rejects.toThrow('tried again')
    expect(await stateOf(path)).toMatchObject({ estado: 'reintento', motivo: expect.stringContaining('451') })
    // The write about its state asks for no mail.
    await send(path)
    expect(server.received).toEqual([])
    server.refusal = null
    await event()
    expect(arrived().recipients).toEqual([settings.email])
    expect(await stateOf(path)).toMatchObject({ estado: 'enviado', intentos: 2, motivo: null })
  })

  test('for now, each time: it is given up after some attempts, and said once', async () => {
    const path = await aMessage()
    const event = await eventOf(path)
    server.refusal = { at: 'recipient', code: 450 }
    const outcomes = []
    for (let index = 0; index < mostAttempts + 2; index += 1)
      outcomes.push(
        await event().then(
          () => 'done',
          () => 'again'
        )
      )
    expect(outcomes).toEqual([
      ...Array.from({ length: mostAttempts - 1 }, () => 'again'),
      'done',
      'done',
      'done'
    ])
    expect(await stateOf(path)).toMatchObject({ estado: 'fallido', intentos: mostAttempts })
    expect(logged.filter(line => line.includes('mail-not-sent'))).toHaveLength(1)
  })

  test('one recipient for now: the other one gets one mail, and only one', async () => {
    const path = await aNotice('en', ['old@example.com', 'new@example.com'])
    const event = await eventOf(path)
    server.refusal = { at: 'recipient', code: 450, only: 'old@example.com' }
    await expect(event()).rejects.toThrow('tried again')
    server.refusal = null
    await event()
    expect(server.received.map(({ recipients }) => recipients)).toEqual([
      ['new@example.com'],
      ['old@example.com']
    ])
    expect(new Set(server.received.map(({ parsed }) => parsed.messageId)).size).toBe(1)
    expect(await stateOf(path)).toMatchObject({
      entregados: ['new@example.com', 'old@example.com'],
      estado: 'enviado'
    })
  })

  test('that is not there is one that is asked again', async () => {
    const path = await aMessage()
    const gone = await startMailServer()
    await gone.stop()
    process.env.SMTP_URL = gone.url
    await expect(send(path)).rejects.toThrow('tried again')
    expect(await stateOf(path)).toMatchObject({ estado: 'reintento' })
  })
})

test('without a mail server a mail waits, and the log says so once, without what it holds', async () => {
  const path = await aMessage()
  delete process.env.SMTP_URL
  await send(path)
  expect(await stateOf(path)).toMatchObject({ estado: 'espera', intentos: 0 })
  const [line = '', ...others] = logged
  expect(others).toEqual([])
  expect(JSON.parse(line)).toMatchObject({ mail: { event: 'mail-off', path }, severity: 'WARNING' })
  expect(line).not.toContain('ana@')
})

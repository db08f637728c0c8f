import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { languages } from '#domain/text/locale.ts'
import { linkMailWords } from '#i18n/partner/link-mail-words.ts'
import { settings } from '#settings.ts'
import { linkMailIn } from '../../../../scripts/customers/link-mail.ts'
import { changeAccess } from '../../../../scripts/customers/partner-access.ts'
import { startFunctions, type TestFunctions } from '../../../fixtures/functions.ts'
import { type MailServer, startMailServer } from '../../../fixtures/mail-server.ts'

let functions: TestFunctions
let server: MailServer

beforeAll(async () => {
  functions = await startFunctions(() => import('#functions/partner/partners.ts'))
  server = await startMailServer()
  await functions.db.doc('partners/casa').set({ nombre: 'Casa Burriana' })
})

afterEach(async () => {
  server.received.length = 0
  server.refusal = null
  await functions.db.doc('accesosSocios/casa').delete()
})

afterAll(async () => {
  await server.stop()
  await functions.stop()
})

const address = 'casa@example.com'

async function give(language: (typeof languages)[number] = 'es') {
  const told: string[] = []
  const outcome = await changeAccess(
    functions.db,
    { action: 'give', mail: { address, language, server: server.url }, partnerId: 'casa' },
    { key: 'test', site: settings.site },
    text => told.push(text)
  )
  return { outcome, told: told.join('\n') }
}

describe('the private link of a partner, by mail', () => {
  test.each(languages)('arrives at its address alone, in %s', async language => {
    const { outcome, told } = await give(language)
    expect(outcome).toEqual({ kind: 'done' })
    const [mail, ...others] = server.received
    expect(others).toEqual([])
    expect(mail?.recipients).toEqual([address])
    const link = /https:\S+#casa\.1\.[\w-]{43}/.exec(mail?.parsed.text ?? '')?.[0] ?? ''
    const until: string = (await functions.db.doc('accesosSocios/casa').get()).get('caduca')
    const { subject, text } = linkMailWords(language, { link, partner: 'Casa Burriana', until })
    expect(mail?.parsed.subject).toBe(subject)
    expect(mail?.parsed.text?.trim()).toBe(text)
    expect(mail?.parsed.html).toContain(`<html lang="${language}">`)
    expect(mail?.parsed.replyTo?.value).toEqual([{ address: settings.email, name: settings.name }])
    // Neither a terminal nor the database shows it.
    expect(told).toContain(`It was sent to ${address}.`)
    expect(told).not.toContain('#casa')
    expect((await functions.db.collection('avisos').get()).size).toBe(0)
  })

  test('is shown, with the reason, where the mail server refuses it', async () => {
    server.refusal = { at: 'recipient', code: 550 }
    const { outcome, told } = await give()
    expect(outcome).toEqual({
      kind: 'refused',
      message: expect.stringContaining('The mail was not sent: 550')
    })
    expect(told).toMatch(/#casa\.1\.[\w-]{43}/)
  })
})

describe('linkMailIn', () => {
  test.each([
    ['no address', { mail: 'casa@example.com, otra@example.com' }, 'smtp://x', 'is no address'],
    ['no language', { language: 'it', mail: address }, 'smtp://x', 'no language it'],
    ['no mail server', { mail: address }, undefined, 'SMTP_URL is missing']
  ])('refuses %s before a link is given', (_case, options, url, message) => {
    expect(linkMailIn(options, url)).toContain(message)
  })

  test('is Spanish unless another language is named, and nothing without an address', () => {
    expect(linkMailIn({ mail: address }, 'smtp://x')).toEqual({ address, language: 'es', server: 'smtp://x' })
    expect(linkMailIn({}, undefined)).toBeNull()
  })
})

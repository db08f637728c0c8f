import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { encodeContactRecord } from '#contract/user-documents/contact-form.ts'
import { startFunctions, type TestFunctions } from '../../fixtures/functions.ts'
import { catchMails, sendMails } from '../../../scripts/local/mail.ts'
import { bundleFunctions } from '../../../scripts/site/functions.ts'

const stopping = new AbortController()
let functions: TestFunctions
let folder = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mail-'))
  // Below the project, where its packages are found.
  const bundle = join('.cache', `mail-test-${process.pid}`)
  await bundleFunctions(bundle)
  functions = await startFunctions(() => import('#functions/contact/visitors.ts'))
  writeFileSync(join(folder, 'of-before.eml'), '')
  process.env.SMTP_URL = await catchMails(folder, stopping.signal)
  await sendMails(join(bundle, 'index.js'), functions.db, stopping.signal)
})

afterAll(async () => {
  stopping.abort()
  await functions.stop()
  rmSync(folder, { force: true, recursive: true })
  rmSync(join('.cache', `mail-test-${process.pid}`), { force: true, recursive: true })
})

test('a message that is written on this machine is sent by the function, and can be read as a file', async () => {
  const form = { acceptsTerms: true, email: 'ana@example.com', message: 'Nos vemos mañana', name: 'Ana' }
  const record = encodeContactRecord(
    { form, locale: 'es', moment: new Date(), uid: null },
    'a@b.example',
    'Hola'
  )
  await functions.db.doc('contactos/one').set(record)
  await vi.waitFor(
    async () =>
      expect((await functions.db.doc('contactos/one').get()).get('envio')).toMatchObject({
        estado: 'enviado'
      }),
    { timeout: 20_000 }
  )
  expect(readdirSync(folder)).toEqual(['001.eml'])
  expect(readFileSync(join(folder, '001.eml'), 'utf8')).toMatch(/^To: a@b\.example\r$/m)
})

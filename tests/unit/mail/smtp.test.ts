import { expect, test } from 'vitest'

import { smtpOptions } from '#mail/smtp.ts'

test.each([
  ['smtp://user:secret@mail.example:587', true],
  ['smtps://user:secret@mail.example', true],
  ['smtp://127.0.0.1.mail.example', true],
  ['smtp://127.0.0.1:2525', false],
  ['smtp://localhost:2525', false],
  ['smtp://[::1]:2525', false]
])('%s is spoken to encrypted: %s', (url, isEncrypted) => {
  expect(smtpOptions(url)).toMatchObject({ requireTLS: isEncrypted, url })
})

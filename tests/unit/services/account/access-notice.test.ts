import { expect, test } from 'vitest'

import { createAccessNotice } from '#services/account/access-notice.ts'

test('a change is told to the server in the words of the contract and the language of the page', async () => {
  const asked: unknown[] = []
  const tell = createAccessNotice(
    async (name, data) => {
      asked.push(name, data)
      return { kind: 'done', value: { avisado: true } }
    },
    () => 'pt'
  )
  expect(await tell('password')).toEqual({ kind: 'done', value: true })
  expect(asked).toEqual(['avisarCambioAcceso', { cambio: 'contrasena', idioma: 'pt' }])
})

test('a refusal says why', async () => {
  const tell = createAccessNotice(
    async () => ({ code: 'failed-precondition', kind: 'failed', reason: 'access-unchanged' }),
    () => 'es'
  )
  expect(await tell('email')).toEqual({ code: 'access-unchanged', kind: 'failed' })
})

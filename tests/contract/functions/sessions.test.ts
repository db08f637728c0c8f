import { describe, expect, test } from 'vitest'

import { loadCallables, runFunctions } from '../../fixtures/functions.ts'

const functions = await runFunctions(loadCallables)
const { names } = functions

const inAMinute = () => Math.floor(Date.now() / 1000) + 60

/** The Admin SDK looks at the account itself where it meets an emulator, and there alone: here the account changes right after that. */
describe('an account that was', () => {
  test.each([
    ['deleted', null],
    ['disabled', { isDisabled: true }],
    ['signed out everywhere', { validSince: inAMinute() }]
  ])('%s is refused by every function', async (what, facts) => {
    const answers = []
    for (const name of names) {
      const uid = `${what.replaceAll(' ', '-')}-${name}`
      const token = functions.accounts.tokenOf({ claims: { admin: true }, email: `${uid}@example.com`, uid })
      functions.accounts.changeAfterLookup(uid, facts)
      answers.push([name, (await functions.ask(name, {}, { token })).code])
    }
    expect(answers).toEqual(names.map(name => [name, 'UNAUTHENTICATED']))
    expect((await functions.db.collection('usuarios').get()).size).toBe(0)
  })
})

test('a message is not kept under a uid that is gone', async () => {
  const token = functions.accounts.tokenOf({ uid: 'gone' })
  functions.accounts.changeAfterLookup('gone', null)
  const message = { checkbox: true, email: 'ana@example.com', mensaje: 'Una pregunta larga', name: 'Ana' }
  expect(await functions.ask('formContacto', message, { token })).toMatchObject({ status: 401 })
  expect((await functions.db.collection('contactos').get()).size).toBe(0)
})

test('an account that is followed live is followed no more once its sessions are revoked', async () => {
  const token = functions.accounts.tokenOf({ email: 'luz@example.com', uid: 'luz' })
  await functions.ask('registrarAcceso', { anonimo: null }, { token })
  const leaving = new AbortController()
  const parts = functions.listen('miCuenta', {}, { signal: leaving.signal, token })
  expect((await parts.next()).value).toMatchObject({ message: { rol: 'customer' } })
  functions.accounts.change('luz', { validSince: inAMinute() })
  await functions.db.doc('usuarios/luz').update({ nombre: 'Secreto' })
  const next = (await parts.next()).value
  expect(next).toMatchObject({ error: { status: 'UNAUTHENTICATED' } })
  expect(JSON.stringify(next)).not.toContain('Secreto')
  leaving.abort()
})

describe('the session of somebody who sees drafts', () => {
  test.each([
    ['was signed out everywhere', { validSince: inAMinute() }],
    ['was disabled', { isDisabled: true }],
    ['has no role any more', { claims: {} }]
  ])('ends when the account %s, though the cookie is still there', async (what, facts) => {
    const { requireEditor } = await import('#functions/preview/require-editor.ts')
    const uid = what.replaceAll(' ', '-')
    const cookie = functions.accounts.cookieOf({ claims: { admin: true }, email: `${uid}@example.com`, uid })
    expect(await requireEditor.isEditor(cookie)).toBe(true)
    expect(await requireEditor.administrator(cookie)).toBe(`${uid}@example.com`)
    functions.accounts.change(uid, facts)
    expect(await requireEditor.isEditor(cookie)).toBe(false)
    expect(await requireEditor.administrator(cookie)).toBeNull()
  })

  test('of a company is for its own documents, as they are stored', async () => {
    const { requireEditor } = await import('#functions/preview/require-editor.ts')
    await functions.db.doc('experiencias/vela').set({ empresa: 'levante' })
    await functions.db.doc('experiencias/remo').set({ empresa: 'otra' })
    const claims = { empresa: ['levante'] }
    const cookie = functions.accounts.cookieOf({ claims, email: 'leo@example.com', uid: 'leo' })
    const owns = (collection: 'empresas' | 'experiencias', id: string) =>
      requireEditor.owns(cookie, { collection, id })
    expect(await requireEditor.isEditor(cookie)).toBe(false)
    expect(await Promise.all([owns('experiencias', 'vela'), owns('empresas', 'levante')])).toEqual([
      true,
      true
    ])
    expect(
      await Promise.all([owns('experiencias', 'remo'), owns('experiencias', 'no'), owns('empresas', 'otra')])
    ).toEqual([false, false, false])
    functions.accounts.change('leo', { claims: {} })
    expect(await owns('experiencias', 'vela')).toBe(false)
  })

  test('is none with a token in the place of the cookie', async () => {
    const { requireEditor } = await import('#functions/preview/require-editor.ts')
    const token = functions.accounts.tokenOf({ claims: { admin: true }, uid: 'token' })
    expect(await requireEditor.isEditor(token)).toBe(false)
  })
})

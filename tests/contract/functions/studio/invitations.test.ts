import { describe, expect, test } from 'vitest'

import { invitationIn } from '#studio/people/invitation.ts'
import { runFunctions } from '../../../fixtures/functions.ts'

const functions = await runFunctions(async () => ({
  ...(await import('#studio/people/invitation.function.ts')),
  ...(await import('#studio/people/people.function.ts'))
}))
const tokenOf = (uid: string, claims: Record<string, unknown> = {}) =>
  functions.accounts.tokenOf({ claims, email: `${uid}@example.com`, isEmailVerified: true, uid })
const admin = () => tokenOf('ada', { admin: true })
const none = { admin: false, editor: false, empresas: [], idiomas: [], socios: [] }
const editor = { ...none, editor: true }
const contrasena = 'bahía-de-noche'

const invite = (correo: string, papeles: object = editor, token = admin()) =>
  functions.ask('estudioInvitar', { correo, papeles }, { token })
const waiting = async () => (await functions.ask('estudioInvitaciones', {}, { token: admin() })).result

/** The key in the last mail to an address. */
async function keyFor(address: string) {
  const { docs } = await functions.db.collection('avisos').where('to', 'array-contains', address).get()
  const mails = docs
    .map(doc => doc.data())
    .toSorted((one, other) => one['moment'].localeCompare(other['moment']))
  const link: string = mails.at(-1)?.['message'].text.match(/https?:\S+/)[0]
  const found = invitationIn(new URL(link).hash)
  return { clave: found?.secret, id: found?.id }
}

describe('an invitation', () => {
  test('waits for an address without an account, and its link makes one with its roles', async () => {
    const sent = await invite('Nueva@example.com', { ...editor, idiomas: ['de'] })
    expect(sent).toMatchObject({
      result: { invitacion: { correo: 'nueva@example.com', papeles: { editor: true } }, porCorreo: false }
    })
    expect(await waiting()).toEqual([expect.objectContaining({ correo: 'nueva@example.com' })])
    const key = await keyFor('nueva@example.com')
    expect(await functions.ask('estudioInvitacion', key)).toMatchObject({
      result: { correo: 'nueva@example.com', tieneCuenta: false }
    })
    expect(await functions.ask('estudioAceptarInvitacion', { ...key, contrasena })).toMatchObject({
      result: { ...editor, idiomas: ['de'] }
    })
    expect(await waiting()).toEqual([])
    const people = await functions.ask('estudioPersonas', {}, { token: admin() })
    expect(people.result).toContainEqual(
      expect.objectContaining({ correo: 'nueva@example.com', papeles: { ...editor, idiomas: ['de'] } })
    )
    expect(await functions.ask('estudioAceptarInvitacion', { ...key, contrasena })).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'invitation-over'
    })
  })

  test('writes its mail in the language of a translator, and keeps its secret nowhere else', async () => {
    await invite('lena@example.com', { ...none, idiomas: ['de'] })
    const { docs } = await functions.db.collection('avisos').where('idioma', '==', 'de').get()
    expect(docs.map(doc => doc.data()['to'])).toContainEqual(['lena@example.com'])
    const { clave = '', id = '' } = await keyFor('lena@example.com')
    const stored = await functions.db.doc(`invitaciones/${id}`).get()
    expect(JSON.stringify(stored.data())).not.toContain(clave)
  })

  test('sent again, holds by its last link alone', async () => {
    await invite('otra@example.com')
    const first = await keyFor('otra@example.com')
    const { result } = await invite('otra@example.com')
    const { clave }: { clave?: string } = Object(result)
    expect(await functions.ask('estudioInvitacion', first)).toMatchObject({ reason: 'invitation-over' })
    expect(await functions.ask('estudioInvitacion', { ...first, clave })).toMatchObject({ status: 200 })
  })

  test('that was taken back, or is a week old, is over', async () => {
    await invite('fuera@example.com')
    const key = await keyFor('fuera@example.com')
    const place = functions.db.doc(`invitaciones/${key.id}`)
    await place.update({ hasta: '2020-01-01T00:00:00.000Z' })
    expect(await functions.ask('estudioInvitacion', key)).toMatchObject({ reason: 'invitation-over' })
    await functions.ask('estudioRetirarInvitacion', { id: key.id }, { token: admin() })
    expect((await place.get()).exists).toBe(false)
  })

  test('gives its roles to an account that was made meanwhile, whose password stays', async () => {
    await invite('tardia@example.com')
    const key = await keyFor('tardia@example.com')
    tokenOf('tardia')
    expect(await functions.ask('estudioInvitacion', key)).toMatchObject({ result: { tieneCuenta: true } })
    expect(await functions.ask('estudioAceptarInvitacion', { ...key, contrasena: null })).toMatchObject({
      result: editor
    })
  })

  test('gives nothing to an account whose address nobody verified', async () => {
    await invite('ajena@example.com')
    const key = await keyFor('ajena@example.com')
    functions.accounts.tokenOf({ email: 'ajena@example.com', uid: 'ajena' })
    expect(await functions.ask('estudioAceptarInvitacion', { ...key, contrasena })).toMatchObject({
      reason: 'email-unverified'
    })
  })

  test('is over once roles are given to its address', async () => {
    await invite('doble@example.com')
    tokenOf('doble')
    const request = { papeles: editor, persona: 'doble@example.com' }
    await functions.ask('estudioDarPapeles', request, { token: admin() })
    expect(JSON.stringify(await waiting())).not.toContain('doble@example.com')
  })
})

test.each([
  ['what is no address', 'nadie', editor, 'INVALID_ARGUMENT'],
  ['two addresses', 'a@example.com,b@example.com', editor, 'INVALID_ARGUMENT'],
  ['nobody for nothing', 'vacia@example.com', none, 'INVALID_ARGUMENT'],
  ['an address that has an account', 'ada@example.com', editor, 'ALREADY_EXISTS']
])('%s is not invited', async (_, address, roles, code) => {
  expect(await invite(address, roles)).toMatchObject({ code })
})

test('administrators alone invite, see who is invited and take it back', async () => {
  const token = tokenOf('eva', { editor: true })
  expect(await invite('amiga@example.com', editor, token)).toMatchObject({ status: 403 })
  expect(await functions.ask('estudioInvitaciones', {}, { token })).toMatchObject({ status: 403 })
  expect(await functions.ask('estudioRetirarInvitacion', { id: 'x' }, { token })).toMatchObject({
    status: 403
  })
})

test('a link that was guessed opens nothing', async () => {
  await invite('seguro@example.com')
  const { id } = await keyFor('seguro@example.com')
  const guessed = { clave: 'adivinada', id }
  expect(await functions.ask('estudioInvitacion', guessed)).toMatchObject({ reason: 'invitation-over' })
  expect(await functions.ask('estudioAceptarInvitacion', { ...guessed, contrasena })).toMatchObject({
    reason: 'invitation-over'
  })
})

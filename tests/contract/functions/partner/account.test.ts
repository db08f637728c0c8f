import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { startFunctions, type TestFunctions } from '../../../fixtures/functions.ts'

let functions: TestFunctions

beforeAll(async () => {
  // Nothing is published: what is near comes with a publication.
  process.env.SITE_ORIGIN = 'data:,'
  functions = await startFunctions(() => import('#functions/partner/partners.ts'))
})

afterAll(async () => {
  await functions.stop()
  delete process.env.SITE_ORIGIN
})

beforeEach(async () => {
  const partners = functions.db.collection('partners')
  await partners.doc('casa').set({ nombre: 'Casa' })
  await partners.doc('otra').set({ nombre: 'Otra' })
  await partners.doc('ajena').set({ nombre: 'Ajena' })
})

let made = 0
const owner = (partner: unknown) =>
  functions.accounts.tokenOf({ claims: { partner }, provider: 'password', uid: `owner${(made += 1)}` })
const results = (fields: object, token?: string) => functions.ask('resultadosSocio', fields, { token })

describe('an account with the claim of a partner', () => {
  test('opens the figures of its own partner without a link', async () => {
    expect(await results({}, owner(['casa']))).toMatchObject({ result: { dias: [] }, status: 200 })
  })

  test('chooses among its partners, and has no other', async () => {
    const token = owner(['casa', 'otra'])
    expect(await results({ socio: 'otra' }, token)).toMatchObject({ status: 200 })
    expect(await results({ socio: 'ajena' }, token)).toMatchObject({
      code: 'PERMISSION_DENIED',
      reason: 'role-lacks'
    })
  })

  test('sees the end of the partnership', async () => {
    await functions.db.doc('partners/casa').update({ activo: false })
    expect(await results({}, owner(['casa']))).toMatchObject({
      code: 'FAILED_PRECONDITION',
      reason: 'partner-ended'
    })
  })
})

test.each([
  ['a customer without the claim', undefined],
  ['a claim that is no list', 'casa'],
  ['a claim that names a path', ['../casa']]
])('%s opens nothing', async (_, claim) => {
  expect(await results({}, owner(claim))).toMatchObject({ code: 'PERMISSION_DENIED', reason: 'role-lacks' })
})

test('without an account and without a link, or as an anonymous visitor, one is asked to sign in', async () => {
  const anonymous = functions.accounts.tokenOf({
    claims: { partner: ['casa'] },
    provider: 'anonymous',
    uid: 'v1'
  })
  for (const token of [undefined, anonymous])
    expect(await results({}, token)).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'no-link' })
})

test('a link that is none does not fall back on the account', async () => {
  expect(await results({ enlace: 'hola' }, owner(['casa']))).toMatchObject({ reason: 'link-unknown' })
})

import { expect, test } from 'vitest'

import { encodePurchase } from '#contract/user-documents/purchase.ts'
import { runFunctions } from '../../fixtures/functions.ts'
import { aPurchase } from '../../fixtures/purchases.ts'

let people = 0

const functions = await runFunctions(() => import('#functions/account/own-experiences.ts'))

function somebody() {
  people += 1
  const uid = `person-${people}`
  const token = functions.accounts.tokenOf({ uid })
  return {
    ask: (base: unknown, plan: unknown) => functions.ask('misExperiencias', { base, plan }, { token }),
    own: functions.db.collection('usuarios').doc(uid)
  }
}

const none = '1~'

test('nobody unknown or anonymous calls it', async () => {
  const anonymous = functions.accounts.tokenOf({ provider: 'anonymous', uid: 'anon' })
  const data = { base: none, plan: none }
  expect(await functions.ask('misExperiencias', data)).toMatchObject({ status: 401 })
  expect(await functions.ask('misExperiencias', data, { token: anonymous })).toMatchObject({ status: 401 })
})

test('what two devices saved comes together, and a removal reaches the other one', async () => {
  const { ask } = somebody()
  expect((await ask(none, '1~~kayak')).result).toEqual({ compradas: [], plan: '1~~kayak' })
  expect((await ask(none, '1~~aves')).result).toMatchObject({ plan: '1~~kayak~aves' })
  expect((await ask('1~~kayak', none)).result).toMatchObject({ plan: '1~~aves' })
  expect((await ask('1~~kayak~aves', '1~~kayak~aves')).result).toMatchObject({ plan: '1~~aves' })
})

test('told twice, nothing changes', async () => {
  const { ask } = somebody()
  expect(await ask(none, '1~20270501~kayak.0')).toEqual(await ask(none, '1~20270501~kayak.0'))
})

test('what was bought is told beside it, what was given back is not', async () => {
  const { ask, own } = somebody()
  await own.collection('compras').doc('p1').set(encodePurchase(aPurchase()))
  await own
    .collection('compras')
    .doc('p2')
    .set(encodePurchase(aPurchase({ slug: 'x', state: 'refunded' })))
  await own.collection('compras').doc('p3').set({ broken: true })
  expect((await ask(none, none)).result).toMatchObject({
    compradas: [{ nombre: { es: 'Kayak en Maro' }, slug: 'kayak-acantilados-maro' }]
  })
})

test('what somebody else saved stays theirs', async () => {
  const [ana, eva] = [somebody(), somebody()]
  await ana.ask(none, '1~~kayak')
  expect((await eva.ask(none, none)).result).toEqual({ compradas: [], plan: none })
})

test('a document that somebody broke holds nothing, and is written anew', async () => {
  const { ask, own } = somebody()
  await own.collection('experiencias').doc('guardadas').set({ plan: '<b>' })
  expect((await ask(none, '1~~kayak')).result).toMatchObject({ plan: '1~~kayak' })
})

test.each([
  ['html', none, '<script>'],
  ['an empty text', '', none],
  ['more than a plan holds', none, `1~~${Array.from({ length: 61 }, (_, n) => `x${n}`).join('~')}`],
  ['the same twice', none, '1~~a~a'],
  ['a number', none, 7],
  ['nothing', null, none],
  ['a megabyte', none, '1~~'.padEnd(1_000_000, 'x')]
])('%s is no plan', async (_, base, plan) => {
  expect(await somebody().ask(base, plan)).toMatchObject({ code: 'INVALID_ARGUMENT', status: 400 })
})

import { beforeEach, expect, test } from 'vitest'

import { runFunctions } from '../../../fixtures/functions.ts'

const functions = await runFunctions(async () => ({
  ...(await import('#studio/presence/presence.function.ts'))
}))
const tokenOf = (uid: string, claims: Record<string, unknown> = { editor: true }) =>
  functions.accounts.tokenWith(uid, claims)

let counter = 0
let place = { coleccion: 'experiencias', id: '' }
beforeEach(() => {
  place = { coleccion: 'experiencias', id: `kayak-${(counter += 1)}` }
})

const say = (uid: string, dentro = true) =>
  functions.ask('estudioPresencia', { ...place, dentro }, { token: tokenOf(uid) })
const seenBy = async (uid: string) =>
  Object.values(Object((await say(uid)).result)).map(each => String(Object(each).quien.nombre))
const present = (uid: string) => functions.db.doc(`presencia/experiencias~${place.id}/presentes/${uid}`)

test('two who have a document open see each other, with the moment since when', async () => {
  expect(await seenBy('eva')).toEqual([])
  expect(await seenBy('tom')).toEqual(['eva@example.com'])
  const { result } = await say('eva')
  const [{ desde, quien }] = Object(result)
  expect(quien).toEqual({ nombre: 'tom@example.com', uid: 'tom' })
  expect(Date.now() - Date.parse(desde)).toBeLessThan(10_000)
  await say('tom')
  expect(Object((await say('eva')).result)).toEqual([{ desde, quien }])
})

test('whoever leaves is gone at once', async () => {
  await say('eva')
  await say('tom')
  expect((await say('eva', false)).result).toEqual([])
  expect(await seenBy('tom')).toEqual([])
})

test('whoever is silent is gone after a while, and begins anew when they are back', async () => {
  await say('eva')
  const before = '2026-01-01T00:00:00.000Z'
  await present('eva').update({ desde: before, visto: new Date(Date.now() - 60_000).toISOString() })
  expect(await seenBy('tom')).toEqual([])
  await say('eva')
  expect((await present('eva').get()).get('desde')).not.toBe(before)
})

test('another document is another room', async () => {
  await say('eva')
  place = { coleccion: 'categorias', id: place.id }
  expect(await seenBy('tom')).toEqual([])
})

test('who may not read the document learns of nobody', async () => {
  await say('eva')
  const token = tokenOf('leo', { empresa: ['levante'] })
  expect(await functions.ask('estudioPresencia', { ...place, dentro: true }, { token })).toMatchObject({
    code: 'PERMISSION_DENIED',
    reason: 'role-lacks'
  })
})

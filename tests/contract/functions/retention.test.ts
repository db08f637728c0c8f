import { expect, test } from 'vitest'

import { retentionMonths } from '#domain/privacy/retention.ts'
import { runFunctions } from '../../fixtures/functions.ts'

const functions = await runFunctions(() => import('#functions/site/every-night.ts'))
const { deleteOld } = await import('#functions/site/every-night.ts')
const run = () => deleteOld(functions.db, new Date())

const monthsAgo = (months: number, days: number) => {
  const moment = new Date()
  moment.setUTCMonth(moment.getUTCMonth() - months)
  moment.setUTCDate(moment.getUTCDate() - days)
  return { moment: moment.toISOString() }
}

test('totals of visits go after their months by their day', async () => {
  const { db } = functions
  const day = (months: number, days: number) => ({ dia: monthsAgo(months, days).moment.slice(0, 10) })
  await db.doc('resultadosSocios/casa.old').set(day(retentionMonths.results, 5))
  await db.doc('resultadosSocios/casa.new').set(day(retentionMonths.results, -5))
  await run()
  const { docs } = await db.collection('resultadosSocios').get()
  expect(docs.map(({ id }) => id)).toEqual(['casa.new'])
})

test('messages and visits go after the months of the privacy policy, and not before', async () => {
  const { db } = functions
  const { messages, visits } = retentionMonths
  await db.doc('contactos/old').set(monthsAgo(messages, 5))
  await db.doc('contactos/new').set(monthsAgo(messages, -5))
  await db.doc('estadisticas/old').set(monthsAgo(visits, 5))
  await db.doc('estadisticas/new').set(monthsAgo(visits, -5))
  await run()
  const left = await Promise.all(['contactos', 'estadisticas'].map(name => db.collection(name).get()))
  expect(left.map(({ docs }) => docs.map(({ id }) => id))).toEqual([['new'], ['new']])
})

test('more than one batch of them goes', async () => {
  const { db } = functions
  for (const first of [0, 310]) {
    const batch = db.batch()
    for (let index = first; index < first + 310; index++)
      batch.set(db.doc(`estadisticas/v${index}`), monthsAgo(retentionMonths.visits, 40))
    await batch.commit()
  }
  await run()
  expect((await db.collection('estadisticas').get()).docs.map(({ id }) => id)).toEqual(['new'])
})

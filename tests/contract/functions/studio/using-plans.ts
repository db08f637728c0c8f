import { afterAll, beforeAll, beforeEach } from 'vitest'

import { startFunctions, type TestFunctions } from '../../../fixtures/functions.ts'

export const hourMs = 3_600_000

let functions: TestFunctions
let counter = 0
export let place = { coleccion: 'categorias', id: '' }
/** Carries out what is due, as the schedule does. */
export let carryOut: () => Promise<void>

/** Starts the functions of the studio's documents and plans, and gives each test a category of its own with these fields. */
export function withPlans(fields: object): void {
  beforeAll(async () => {
    functions = await startFunctions(async () => ({
      ...(await import('#studio/autosave/autosave.function.ts')),
      ...(await import('#studio/document/documents.function.ts')),
      ...(await import('#studio/document/saves.function.ts')),
      ...(await import('#studio/document/deletion.function.ts')),
      ...(await import('#studio/plans/plans.function.ts')),
      ...(await import('#studio/plans/planned-change.function.ts'))
    }))
    const { carryOutPlans } = await import('#studio/plans/due.function.ts')
    carryOut = () => carryOutPlans(new Date())
  })
  afterAll(() => functions.stop())
  beforeEach(async () => {
    place = { coleccion: 'categorias', id: `programada-${(counter += 1)}` }
    await document().set(fields)
  })
}

export const tokenOf = (uid: string, claims: Record<string, unknown>) =>
  functions.accounts.tokenWith(uid, claims)
const editor = () => tokenOf('eva', { editor: true })
export const ask = (name: string, data: object, token = editor()) => functions.ask(name, data, { token })

export const inAnHour = () => new Date(Date.now() + hourMs).toISOString()
export const document = () => functions.db.doc(`categorias/${place.id}`)
/** The stored plan of a publication or withdrawal, or with `cambio~` that of a change. */
export const planOf = (kind = '') => functions.db.doc(`programados/${kind}categorias~${place.id}`)

/** The hour has come. */
export async function whenDue(plan = planOf()): Promise<void> {
  const past = new Date(Date.now() - 1000).toISOString()
  await plan.update({ cuando: past, vence: past })
  await carryOut()
}

export async function recorded(): Promise<string[]> {
  const lines = functions.db.collection('registroEstudio').where('donde', '==', `categorias/${place.id}`)
  const { docs } = await lines.get()
  return docs.map(line => `${line.get('quien')} ${line.get('que')}`).toSorted()
}

export async function listed(coleccion: string | null = 'categorias'): Promise<unknown> {
  const { result } = await ask('estudioProgramados', { coleccion })
  return Object.values(Object(result)).find(each => Object(each).id === place.id)
}

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { loadCallables, runFunctions } from '../../fixtures/functions.ts'
import { type CallName, type Counted, tablesOf } from './month.ts'
import { costOf, pricesOf } from './prices.ts'

const file = 'docs/monthly-costs.md'
const functions = await runFunctions(loadCallables)
/** Makes a call as visitors make it, through a server of Hosting, and counts what it costs in the database. */
async function count(name: string, data: object, token?: string, status = 200): Promise<Counted> {
  const before = { reads: functions.reads(), woken: functions.written(2), writes: functions.written() }
  const answer = await functions.ask(name, data, { from: '198.51.100.7', ...(token && { token }) })
  expect([name, answer.status, answer.code]).toEqual([name, status, status === 200 ? null : answer.code])
  return {
    reads: functions.reads() - before.reads,
    woken: functions.written(2) - before.woken,
    writes: functions.written() - before.writes
  }
}

async function countAll(): Promise<Record<CallName, Counted>> {
  const visitor = functions.accounts.tokenOf({ provider: 'anonymous', uid: 'v1' })
  const customer = functions.accounts.tokenOf({ email: 'ana@example.com', uid: 'ana' })
  const editor = functions.accounts.tokenOf({
    claims: { editor: true },
    email: 'eva@example.com',
    uid: 'eva'
  })
  const aVisit = { id: 'f6f5a1de-7c35-4a6e-9e8c-0a8f5a3f3d11', idioma: 'esd', provincia: 'malaga' }
  const place = { coleccion: 'empresas', id: 'levante' }
  const form = { checkbox: true, email: 'ana@example.com', mensaje: '¿Hay aparcamiento?', name: 'Ana' }
  const visit = await count('grabarEstadisticas', aVisit, visitor)
  return {
    visit,
    next: await count('grabarEstadisticas', { ...aVisit, provincia: 'cadiz' }, visitor),
    // An experience that is not there is looked up as one that is.
    ticket: await count('urlHolidays', { exp: 'kayak', partner: 'casa' }, undefined, 404),
    contact: await count('formContacto', form),
    plan: await count('misExperiencias', { base: '1~', plan: '1~~kayak' }, customer),
    list: await count('estudioListar', { coleccion: 'experiencias' }, editor),
    presence: await count('estudioPresencia', { ...place, dentro: true }, editor),
    save: await count(
      'estudioGuardar',
      { ...place, campos: { nombre: 'Levante' }, quitados: [], revision: null },
      editor
    )
  }
}

function withTables(page: string, tables: Record<string, string>): string {
  return Object.entries(tables).reduce(
    (text, [name, table]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\n\n)[^]*?(\n\n<!-- end -->)`),
        (_whole, start: string, end: string) => start + table + end
      ),
    page
  )
}

test('the tables of docs/monthly-costs.md are reckoned from calls that are counted here', async () => {
  const page = readFileSync(file, 'utf8')
  const tables = tablesOf(await countAll())
  for (const name of Object.keys(tables)) expect(page).toContain(`<!-- ${name} -->`)
  expect(page).toContain(pricesOf)
  await expect(withTables(page, tables)).toMatchFileSnapshot(`../../../${file}`)
})

test('units that are free cost nothing, and those above them their price', () => {
  expect([costOf('requests', 2_000_000), costOf('requests', 3_000_000), costOf('sent', 20)]).toEqual([
    0, 0.4, 1.5
  ])
})

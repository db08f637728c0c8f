import { afterAll, beforeAll, expect, test } from 'vitest'

import { startFunctions, type TestFunctions } from '../../fixtures/functions.ts'

let functions: TestFunctions
let names: string[] = []

beforeAll(async () => {
  functions = await startFunctions(async () => {
    const exported: Record<string, unknown> = await import('#functions/index.ts')
    names = Object.entries(exported).flatMap(([name, value]) => {
      const { __endpoint }: { __endpoint?: { callableTrigger?: object } } = Object(value)
      return __endpoint?.callableTrigger ? [name] : []
    })
    return exported
  })
})

afterAll(() => functions.stop())

const longest = 'x'.repeat(200_000)
const everyField =
  'anonimo apellidos base caducidad cif clave compra direccion email exp id idPartner idioma marca mensaje nombre numero pais plan trampa'.split(
    ' '
  )

/** What programs send that try their luck: the wrong kind, too much, what belongs to the language. */
const nonsense: Record<string, unknown> = {
  'a list': [[]],
  'a number': 42,
  'a text': 'hola',
  'a very long text in every field': Object.fromEntries(everyField.map(field => [field, longest])),
  'fields of the language': JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'),
  'lists in every field': Object.fromEntries(everyField.map(field => [field, [{ $gt: '' }]])),
  'numbers in every field': Object.fromEntries(everyField.map(field => [field, -1.5])),
  'paths in every field': Object.fromEntries(everyField.map(field => [field, '../../usuarios/otra']))
}

test('nothing that anybody sends is a failure of the function', { timeout: 120_000 }, async () => {
  expect(names.length).toBeGreaterThan(10)
  const token = functions.accounts.tokenOf({ email: 'ana@example.com', uid: 'ana' })
  const failures: string[] = []
  for (const name of names) {
    for (const [what, data] of Object.entries(nonsense)) {
      for (const asking of [{ from: '203.0.113.9' }, { from: '203.0.113.9', token }]) {
        const { status } = await functions.ask(name, data, asking)
        if (status >= 500) failures.push(`${name} answers ${what} with ${status}`)
      }
    }
  }
  expect(failures).toEqual([])
})

test('what is no object is refused by every function', async () => {
  const token = functions.accounts.tokenOf({ email: 'luz@example.com', uid: 'luz' })
  const answers = await Promise.all(
    names.map(async name => [name, (await functions.ask(name, 42, { from: '203.0.113.10', token })).status])
  )
  expect(answers.filter(([, status]) => Number(status) < 400 || Number(status) >= 500)).toEqual([])
})

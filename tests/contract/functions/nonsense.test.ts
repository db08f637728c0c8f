import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

import type { Call } from '#contract/calls/call.ts'
import { loadCallables, runFunctions } from '../../fixtures/functions.ts'

const functions = await runFunctions(loadCallables)
const { names } = functions

const longest = 'x'.repeat(200_000)

/** The fields that a call reads, asked of its schema: each is given something else than it expects. */
function fieldsOf({ readRequest }: Call<unknown, unknown>): string[] {
  const read = new Set<string>()
  const asked = new Proxy(
    {},
    {
      get: (_, name) => void read.add(String(name)),
      has: (_, name) => (read.add(String(name)), false)
    }
  )
  readRequest(asked)
  return [...read].filter(name => /^[a-z]\w*$/i.test(name) && name !== 'constructor')
}

/** Values that malicious programs send: the wrong type, too much, names from the language itself. */
function nonsenseFor(fields: string[]): Record<string, unknown> {
  const inEvery = (value: unknown) => Object.fromEntries(fields.map(field => [field, value]))
  return {
    'a list': [[]],
    'a number': 42,
    'a text': 'hola',
    'a very long text in every field': inEvery(longest),
    'fields of the language': JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'),
    'lists in every field': inEvery([{ $gt: '' }]),
    'names that every object has in every field': inEvery('constructor'),
    'nothing in every field': inEvery(null),
    'numbers in every field': inEvery(-1.5),
    'objects in every field': inEvery({ toString: 'x', length: 1e9 }),
    'paths in every field': inEvery('../../usuarios/otra'),
    'signs that no text holds': inEvery('\u0000\uD800')
  }
}

const noJson = { 'half of an object': '{"data":', 'no data': '{}', nothing: '', 'only null': 'null' }

test('nothing that anybody sends is a failure of the function', { timeout: 120_000 }, async () => {
  const calls = await callsByName()
  expect([...calls.keys()].toSorted()).toEqual(names.toSorted())
  expect(fieldsOf(callNamed(calls, 'formContacto'))).toEqual(
    expect.arrayContaining(['email', 'mensaje', 'name'])
  )
  const tokens = [
    functions.accounts.tokenOf({ email: 'ana@example.com', uid: 'ana' }),
    functions.accounts.tokenOf({ claims: { admin: true }, email: 'eva@example.com', uid: 'eva' })
  ]
  const failures: string[] = []
  for (const name of names) {
    const note = (what: string, status: number) => {
      if (status >= 500) failures.push(`${name} answers ${what} with ${status}`)
    }
    for (const [what, data] of Object.entries(nonsenseFor(fieldsOf(callNamed(calls, name))))) {
      for (const token of [undefined, ...tokens]) {
        note(what, (await functions.ask(name, data, { from: '203.0.113.9', token })).status)
      }
    }
    for (const [what, body] of Object.entries(noJson)) note(what, await functions.send(name, body))
  }
  expect(failures).toEqual([])
})

/** Every call of the contract. */
async function callsByName(): Promise<Map<string, Call<unknown, unknown>>> {
  const modules = await Promise.all(
    globSync(['src/contract/calls/**/*.ts', 'src/studio/*/*.call.ts']).map(async file => {
      const module: object = await import(pathToFileURL(resolve(file)).href)
      return Object.values(module)
    })
  )
  return new Map(modules.flat().flatMap(value => (isCall(value) ? [[value.name, value]] : [])))
}

function isCall(value: unknown): value is Call<unknown, unknown> {
  return typeof value === 'object' && value !== null && 'readRequest' in value && 'name' in value
}

function callNamed(calls: Map<string, Call<unknown, unknown>>, name: string): Call<unknown, unknown> {
  const call = calls.get(name)
  if (call === undefined) throw new Error(`${name} has no schema`)
  return call
}

test('what is no object is refused by every function', async () => {
  const token = functions.accounts.tokenOf({ email: 'luz@example.com', uid: 'luz' })
  const answers = await Promise.all(
    names.map(async name => [name, (await functions.ask(name, 42, { from: '203.0.113.10', token })).status])
  )
  expect(answers.filter(([, status]) => Number(status) < 400 || Number(status) >= 500)).toEqual([])
})

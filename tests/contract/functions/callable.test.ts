import { getAuth } from 'firebase-admin/auth'
import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'

import { defineCall } from '#contract/calls/call.ts'
import { triggerPaths } from '#contract/reading/trigger-paths.ts'
import { maySeeDrafts } from '#functions/preview/require-editor.ts'
import { callable } from '#functions/site/callable.ts'
import type { CallerKind } from '#functions/site/caller.ts'
import { done, refuse, type RefusalCode } from '#functions/site/outcome.ts'
import { runFunctions } from '../../fixtures/functions.ts'

const anything = z.object({ say: z.optional(z.string()) })
const call = (name: string) => defineCall<{ say?: string | undefined }, unknown>(name, anything, z.unknown())

const aFunctionFor = (who: CallerKind, name: string = who) =>
  callable(call(name), { who }, async (_request, caller) =>
    done(caller && { roles: caller.roles, uid: caller.uid })
  )

/** As the environment of the functions says it, once App Check is switched on. */
function enforcing<Made>(make: () => Made): Made {
  process.env.APP_CHECK_ENFORCED = 'true'
  const made = make()
  delete process.env.APP_CHECK_ENFORCED
  return made
}

const functions = await runFunctions(async () => ({
  admin: aFunctionFor('admin'),
  anyone: aFunctionFor('anyone'),
  away: callable(call('away'), { who: 'anyone' }, async ({ say }) => {
    throw Object.assign(new Error('no connection'), { code: say ?? 14 })
  }),
  proven: enforcing(() => aFunctionFor('anyone', 'proven')),
  broken: callable(call('broken'), { who: 'anyone' }, async () => {
    throw new Error('the secret of the house')
  }),
  customer: aFunctionFor('customer'),
  endless: callable(
    call('endless'),
    { handlerDeadlineMs: 20, who: 'anyone' },
    () => new Promise<never>(() => {})
  ),
  identified: aFunctionFor('identified'),
  refusing: callable(call('refusing'), { who: 'anyone' }, async ({ say }) => refuse(codeIn(say), 'No', say)),
  seldom: callable(
    call('seldom'),
    {
      limits: [
        { by: 'person', seconds: 60, times: 2 },
        { by: 'address', seconds: 60, times: 5 }
      ],
      who: 'anyone'
    },
    async () => done('ok')
  )
}))

const codes = [
  'aborted',
  'already-exists',
  'failed-precondition',
  'not-found',
  'resource-exhausted'
] as const satisfies RefusalCode[]

function codeIn(text: string | undefined): RefusalCode {
  return codes.find(code => code === text) ?? 'invalid-argument'
}

describe('who may call', () => {
  const persons = {
    admin: { claims: { admin: true }, uid: 'eva' },
    anonymous: { provider: 'anonymous', uid: 'anon' },
    customer: { uid: 'ana' },
    // A claim never makes somebody of nobody.
    'anonymous admin': { claims: { admin: true }, provider: 'anonymous', uid: 'fake' },
    'with an odd claim': { claims: { admin: 'true' }, uid: 'odd' }
  }

  test.each([
    ['anyone', null, 200],
    ['anyone', 'anonymous', 200],
    ['identified', null, 401],
    ['identified', 'anonymous', 200],
    ['identified', 'customer', 200],
    ['customer', null, 401],
    ['customer', 'anonymous', 401],
    ['customer', 'customer', 200],
    ['customer', 'admin', 200],
    ['admin', null, 401],
    ['admin', 'anonymous', 401],
    ['admin', 'anonymous admin', 401],
    ['admin', 'customer', 403],
    ['admin', 'with an odd claim', 403],
    ['admin', 'admin', 200]
  ] as const)('a function for %s answers %s with %i', async (who, name, status) => {
    const token = name === null ? undefined : functions.accounts.tokenOf(persons[name])
    expect(await functions.ask(who, {}, { token })).toMatchObject({ status })
  })

  test('an administrator is one until the claim is taken, not until the token is old', async () => {
    const token = functions.accounts.tokenOf({ claims: { admin: true }, uid: 'eve' })
    functions.accounts.setClaims('eve', {})
    expect(await functions.ask('admin', {}, { token })).toMatchObject({ code: 'PERMISSION_DENIED' })
  })

  test.each([
    [{ admin: true }, true],
    [{ editor: true }, true],
    [{ translator: ['de'] }, true],
    [{ empresa: ['levante'] }, false],
    [{}, false]
  ])('an account with %j sees drafts: %s', async (claims, sees) => {
    functions.accounts.tokenOf({ claims, uid: 'eloi' })
    expect(await maySeeDrafts('eloi')).toBe(sees)
  })

  test('an account that is gone, of which a token is still good, sees no drafts', async () => {
    functions.accounts.tokenOf({ claims: { admin: true }, uid: 'eloi' })
    await getAuth().deleteUser('eloi')
    expect(await maySeeDrafts('eloi')).toBe(false)
  })

  test.each(['nonsense', 'a.b.c', ''])('%j is no token', async token => {
    const answer = await functions.ask('anyone', {}, { token })
    expect(answer.status).toBe(401)
  })

  test('the handler has the person and its roles', async () => {
    const token = functions.accounts.tokenOf({ claims: { admin: true }, uid: 'eva' })
    const { result } = await functions.ask('admin', {}, { token })
    expect(result).toEqual({ roles: ['customer', 'admin'], uid: 'eva' })
  })
})

test('with App Check switched on, a call without proof is refused, whoever calls', async () => {
  const token = functions.accounts.tokenOf({ claims: { admin: true }, uid: 'eva' })
  expect(await functions.ask('proven', {}, { token })).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
  expect(await functions.ask('anyone', {}, { token })).toMatchObject({ status: 200 })
})

describe('what does not fit', () => {
  test.each([
    ['of another shape', '{"data":{"say":7}}'],
    ['nothing', '{}'],
    ['a list', '[]'],
    ['more than data', '{"data":{},"more":1}'],
    [
      'a type of the library',
      '{"data":{"@type":"type.googleapis.com/google.protobuf.Int64Value","value":"x"}}'
    ],
    ['a type nobody knows', '{"data":{"say":{"@type":"x"}}}'],
    ['lists without end', `{"data":${'['.repeat(7000)}${']'.repeat(7000)}}`],
    ['too large', JSON.stringify({ data: { say: 'x'.repeat(1_000_000) } })]
  ])('is refused as the fault of the caller: %s', async (_, body) => {
    expect(await functions.ask('anyone', null, { body })).toMatchObject({
      code: 'INVALID_ARGUMENT',
      status: 400
    })
  })
})

describe('a refusal', () => {
  test.each(codes)('arrives with the code %s and its reason', async code => {
    const answer = await functions.ask('refusing', { say: code })
    expect(answer).toMatchObject({ code: code.toUpperCase().replaceAll('-', '_'), reason: code })
    expect(answer.status).toBeLessThan(500)
  })

  test('nobody expected tells nothing of how it came', async () => {
    const answer = await functions.ask('broken', {})
    expect(answer).toMatchObject({ code: 'INTERNAL', status: 500 })
    expect(JSON.stringify(answer)).not.toContain('secret')
  })

  test.each([
    ['a database', {}],
    ['a sign-in', { say: 'app/network-error' }]
  ])('of %s that is away says that it may work later', async (_what, data) => {
    expect(await functions.ask('away', data)).toMatchObject({ code: 'UNAVAILABLE', status: 503 })
  })
})

test('a handler that does not end is answered at its deadline, and not with the code that invites to try again', async () => {
  expect(await functions.ask('endless', {})).toMatchObject({ code: 'DEADLINE_EXCEEDED', status: 504 })
})

describe('how often', () => {
  test('somebody who is signed in is counted wherever they are', async () => {
    const token = functions.accounts.tokenOf({ uid: 'luz' })
    const answers = []
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      answers.push((await functions.ask('seldom', {}, { from, token })).status)
    expect(answers).toEqual([200, 200, 429])
  })

  test('calls at the same moment are not counted as one', async () => {
    const token = functions.accounts.tokenOf({ uid: 'sol' })
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => functions.ask('seldom', {}, { from: '192.0.2.20', token }))
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
  })

  test('accounts behind one address share its limit', async () => {
    const statuses = []
    for (const uid of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) {
      const token = functions.accounts.tokenOf({ provider: 'anonymous', uid })
      statuses.push((await functions.ask('seldom', {}, { from: '192.0.2.40', token })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('an address that the caller claims does not count', async () => {
    const statuses = []
    for (const claimed of ['1.1.1.1', '2.2.2.2', '3.3.3.3'])
      statuses.push((await functions.ask('seldom', {}, { from: `${claimed}, 192.0.2.50` })).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  test('at the address of the function itself an address that the caller claims does not count', async () => {
    const statuses = []
    for (const claimed of ['1.1.1.1', '2.2.2.2', '3.3.3.3', '4.4.4.4, 5.5.5.5'])
      statuses.push(
        (await functions.ask('seldom', {}, { edge: null, from: `${claimed}, 192.0.2.70` })).status
      )
    expect(statuses).toEqual([200, 200, 429, 429])
  })

  test('who pretends to be Hosting may not go on for ever with other addresses', async () => {
    const answers = await Promise.all(
      Array.from({ length: 220 }, (_, index) =>
        functions.ask('seldom', {}, { edge: '192.0.2.80', from: `198.51.100.${index}` })
      )
    )
    const taken = answers.filter(({ status }) => status === 200).length
    // Five of an address, for twenty of them.
    expect(taken).toBeLessThanOrEqual(100)
    expect(taken).toBeGreaterThan(20)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(220 - taken)
  })

  test('counts stand where the trigger of editors is not called', async () => {
    await functions.ask('seldom', {}, { from: '192.0.2.61' })
    const { docs } = await functions.db.collectionGroup('limites').get()
    expect(docs.length).toBeGreaterThan(0)
    const inPath = triggerPaths.documents.split('/').length
    expect(docs.filter(({ ref }) => ref.path.split('/').length === inPath)).toEqual([])
  })

  test('no address is kept', async () => {
    await functions.ask('seldom', {}, { from: '192.0.2.60' })
    const { docs } = await functions.db.collectionGroup('limites').get()
    expect(docs.length).toBeGreaterThan(0)
    expect(JSON.stringify(docs.map(doc => [doc.id, doc.data()]))).not.toContain('192.0.2')
  })
})

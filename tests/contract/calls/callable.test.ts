import { createServer } from 'node:http'
import { listen } from 'local-firebase'
import express, { type RequestHandler } from 'express'
import { expect, onTestFinished, test } from 'vitest'

import { urlHolidays } from '#contract/calls/url-holidays.ts'
import { callable, type Outcome } from '#functions/site/callable.ts'
import { createCall } from '#services/site/callable.ts'

/** The function as Firebase runs it, and our own client in front of it. */
async function aFunction(handle: (request: unknown) => Promise<Outcome<string>>) {
  process.env.GCLOUD_PROJECT = 'demo-clavel'
  const handler: unknown = callable(urlHolidays, { who: 'anyone' }, handle)
  if (!isHandler(handler)) throw new TypeError('a function of Firebase is a handler of Express')
  const app = express().use(express.json()).post('/fn/urlHolidays', handler)
  const server = createServer(app)
  onTestFinished(() => void server.close())
  const origin = await listen(server)
  return createCall((path, request) =>
    fetch(new URL(path instanceof Request ? path.url : path, origin), request)
  )
}

function isHandler(value: unknown): value is RequestHandler {
  return typeof value === 'function'
}

test('the client gets the answer of the function', async () => {
  const seen: unknown[] = []
  const call = await aFunction(async request => {
    seen.push(request)
    return { kind: 'done', value: 'https://t.example/' }
  })
  expect(await call('urlHolidays', { exp: 'nerja', idPartner: null, more: 1 })).toEqual({
    kind: 'done',
    value: 'https://t.example/'
  })
  expect(seen).toEqual([{ exp: 'nerja', idPartner: null }])
})

test.each(['not-found', 'failed-precondition'] as const)('the client gets the code %s', async code => {
  const call = await aFunction(async () => ({ code, kind: 'refused', message: 'No' }))
  expect(await call('urlHolidays', { exp: 'nerja' })).toEqual({ code, kind: 'failed' })
})

test('the handler never sees what does not fit', async () => {
  const call = await aFunction(async () => {
    throw new Error('seen')
  })
  expect(await call('urlHolidays', { exp: 'a/b' })).toEqual({ code: 'invalid-argument', kind: 'failed' })
})

import { createServer, type RequestListener } from 'node:http'
import { listen } from 'local-firebase'
import { afterEach, expect, test } from 'vitest'

import { statusOf } from '../../scripts/security-fuzz/attack.ts'
import { addAttack, emptyTally, lineOf } from '../../scripts/security-fuzz/tally.ts'

const streamed = { body: '{}', headers: { accept: 'text/event-stream' }, method: 'POST' }
const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return listen(server)
}

test('a stream is left after its first event, however long it would go on', async () => {
  const left = Promise.withResolvers<string>()
  const address = await serve((_request, response) => {
    response.write('data: {"message":1}\n\n')
    response.once('close', () => left.resolve('left'))
  })
  expect(await statusOf(address, streamed)).toBe(200)
  expect(await left.promise).toBe('left')
})

test('a stream whose work fails has answered 200, and counts as a failure', async () => {
  const address = await serve((_request, response) => {
    response.end('data: {"error":{"message":"INTERNAL","status":"INTERNAL"}}\n\n')
  })
  expect(await statusOf(address, streamed)).toBe(500)
})

test('a connection that breaks is no answer', async () => {
  const address = await serve(request => void request.socket.destroy())
  expect(await statusOf(address, { ...streamed, headers: {} })).toBe(0)
})

test('what came of all parts stands in one line', () => {
  const part = { failures: [], outcomes: { 0: 1, 200: 3, 204: 1, 400: 5, 500: 2 }, written: 4, wrong: ['x'] }
  const line = lineOf([part, part].reduce(addAttack, emptyTally('miCuenta')))
  expect(line.split(/\s+/)).toEqual(['miCuenta', '24', '10', '8', '6', '8', '2'])
})

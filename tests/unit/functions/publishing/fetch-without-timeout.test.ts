import { createServer, type RequestListener, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from 'local-firebase'
import { afterEach, expect, test } from 'vitest'

import { fetchWithoutTimeout } from '#functions/publishing/functions.ts'

let server: Server

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  return `${await listen(server)}/publish`
}

test('sends what is asked, and gives the answer', async () => {
  const address = await serve(({ headers, method, url }, response) => {
    response.statusCode = 409
    response.end([method, url, headers.authorization, headers['user-agent']].join(' '))
  })
  const answer = await fetchWithoutTimeout(
    new Request(address, { body: '{}', headers: { authorization: 'Bearer x' }, method: 'POST' })
  )
  expect([answer.status, answer.ok]).toEqual([409, false])
  expect(await answer.text()).toBe('POST /publish Bearer x node')
})

test('sends the body, and takes an answer without content', async () => {
  const heard = Promise.withResolvers<string>()
  const address = await serve((request, response) => {
    heard.resolve(text(request))
    response.writeHead(204).end()
  })
  const answer = await fetchWithoutTimeout(new Request(address, { body: '{"force":true}', method: 'POST' }))
  expect([answer.status, answer.ok, await heard.promise]).toEqual([204, true, '{"force":true}'])
})

test('a connection that breaks is an error, so that the queue tries again', async () => {
  const address = await serve(request => void request.socket.destroy())
  await expect(fetchWithoutTimeout(new Request(address, { method: 'POST' }))).rejects.toThrow(
    'socket hang up'
  )
})

test('an answer that stops in the middle is an error', async () => {
  const address = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('half', () => response.destroy())
  })
  await expect(fetchWithoutTimeout(new Request(address, { method: 'POST' }))).rejects.toThrow('aborted')
})

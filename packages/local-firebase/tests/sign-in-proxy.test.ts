import { createServer, type Server } from 'node:http'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, loopback } from 'local-firebase'
import { signInProxy } from '../src/hosting/host.ts'

const servers: Server[] = []
let site = ''

async function listen(handler: Parameters<typeof createServer>[1], port: number): Promise<string> {
  const server = createServer(handler)
  servers.push(server)
  await new Promise<void>(ready => server.listen(port, loopback, ready))
  return `${loopback}:${port}`
}

/** A site in front of something that says what it was asked. */
beforeAll(async () => {
  const emulator = await listen(
    (request, response) => {
      request.setEncoding('utf8')
      let body = ''
      request.on('data', (text: string) => (body += text))
      request.on('end', () =>
        response.writeHead(201, { 'X-Is': 'it' }).end(`${request.method} ${request.url} ${body}`)
      )
    },
    await freePort()
  )
  const app = express()
  app.use(signInProxy(emulator, 'demo-site'))
  app.use((_request, response) => void response.status(404).end('a page'))
  site = `http://${await listen(app, await freePort())}`
})

afterAll(() => {
  for (const server of servers) server.close()
})

test.each([
  '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local',
  '/securetoken.googleapis.com/v1/token',
  '/www.googleapis.com/identitytoolkit/v3/relyingparty/getProjectConfig',
  '/emulator/auth/handler'
])('%s is answered by the sign-in emulator', async path => {
  const response = await fetch(site + path, { body: '{"a":1}', method: 'POST' })
  expect([response.status, response.headers.get('x-is'), await response.text()]).toEqual([
    201,
    'it',
    `POST ${path} {"a":1}`
  ])
})

test.each(['/', '/emulators', '/x/emulator/', '/identitytoolkit.googleapis.com'])(
  '%s is a page of the site',
  async path => {
    expect(await (await fetch(site + path)).text()).toBe('a page')
  }
)

test('says which project it is, and that its sign-in is an emulator', async () => {
  expect(await (await fetch(`${site}/__/firebase/init.json`)).json()).toEqual({
    apiKey: 'local',
    appId: 'local',
    authDomain: new URL(site).host,
    authEmulator: true,
    projectId: 'demo-site'
  })
})

test('an emulator that is gone is a bad gateway', async () => {
  const app = express().use(signInProxy(`${loopback}:${await freePort()}`, 'demo-site'))
  const origin = `http://${await listen(app, await freePort())}`
  expect((await fetch(`${origin}/emulator/v1/projects`)).status).toBe(502)
})

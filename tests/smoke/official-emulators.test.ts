import { once } from 'node:events'
import { createServer } from 'node:http'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFunctions } from 'firebase-admin/functions'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { askForPublication } from '#functions/publishing/ask.ts'
import { type Emulators, project, startEmulators } from './emulators.ts'

let emulators: Emulators

/** Whoever publishes, as the task of the queue sees it: how often it was asked. */
let asked = 0
const publisher = createServer((request, response) => {
  if (request.url === '/publish') asked += 1
  response.end('{}')
})

beforeAll(async () => {
  publisher.listen(0, '127.0.0.1')
  await once(publisher, 'listening')
  const address = publisher.address()
  emulators = await startEmulators(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
})

afterAll(async () => {
  await emulators.stop()
  publisher.close()
})

describe('on the official emulators', () => {
  test('auth, functions, hosting and tasks run', async () => {
    const running: object = await (await fetch(`${emulators.hub}/emulators`)).json()
    expect(Object.keys(running)).toEqual(expect.arrayContaining(['auth', 'functions', 'hosting', 'tasks']))
  })

  test('the home page of the built site is served', async () => {
    const response = await fetch(emulators.hosting)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<html lang="es"')
  })

  test('a function behind a rewrite answers what has no file', async () => {
    const response = await fetch(`${emulators.hosting}/en/no-such-page`)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
  })

  test('the same function answers at its own address', async () => {
    const response = await fetch(`${emulators.functions}/${project}/europe-west1/paginas/no-such-page`)
    expect(response.status).toBe(404)
  })

  test('an anonymous visitor gets an account', async () => {
    const response = await fetch(
      `${emulators.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`,
      {
        body: JSON.stringify({ returnSecureToken: true }),
        headers: { 'content-type': 'application/json' },
        method: 'POST'
      }
    )
    expect(await response.json()).toHaveProperty('idToken')
  })

  test('the queue folds a burst into one publication, and makes another for the next slot', async () => {
    process.env.CLOUD_TASKS_EMULATOR_HOST = new URL(emulators.tasks).host
    const app = initializeApp({ projectId: project })
    onTestFinished(() => deleteApp(app))
    const queue = getFunctions(app).taskQueue('locations/europe-west1/functions/publicacion')
    const burst = [0, 100, 500, 1200, 1999].map(ms => new Date(20_000 + ms))
    const answers = await Promise.all(burst.map(moment => askForPublication(queue, moment)))
    expect(answers.toSorted()).toEqual(['asked', 'folded', 'folded', 'folded', 'folded'])
    await expect.poll(() => asked, { timeout: 20_000 }).toBe(1)
    expect(await askForPublication(queue, new Date(22_000))).toBe('asked')
    await expect.poll(() => asked, { timeout: 20_000 }).toBe(2)
  })
})

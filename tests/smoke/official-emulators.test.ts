import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Emulators, project, startEmulators } from './emulators.ts'

let emulators: Emulators

beforeAll(async () => {
  emulators = await startEmulators()
})

afterAll(() => emulators.stop())

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
})

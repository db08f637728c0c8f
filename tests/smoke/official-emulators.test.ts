import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFunctions } from 'firebase-admin/functions'
import { type LocalDatabase, startDatabase, listen } from 'local-firebase'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { askForPublication } from '#functions/publishing/ask.ts'
import { region } from '#settings.ts'
import { policyInForce } from '../../scripts/site/policy.ts'
import { type BucketStandIn, startBucket } from '../fixtures/bucket-stand-in.ts'
import { type Emulators, project, startEmulators } from './emulators.ts'
import { deliver, hourComes, placesIn, written } from './events.ts'

let bucket: BucketStandIn
let database: LocalDatabase
let emulators: Emulators

const built = (pattern: RegExp): string => {
  const found = readdirSync('dist/_astro').find(name => pattern.test(name))
  if (found === undefined) throw new Error(`the built site has no ${pattern}`)
  return `/_astro/${found}`
}

/** One of each kind of thing that Hosting answers. `dist` is a link to a tree: Hosting follows it. */
const addresses = {
  drafts: '/vista-previa/experiencias/nueva',
  'a feed': '/novedades/es.xml',
  'a function': '/fn/urlHolidays',
  'a page': '/en/malaga/experiencias/listado',
  'a page that is not there': '/de/gibt-es-nicht',
  'a poster': `/carteles/escenas/${readdirSync('dist/carteles/escenas')[0]}`,
  'a script': built(/^Page\..*\.js$/),
  'a style sheet': built(/\.css$/),
  'the worker': '/sw.js'
} as const

/** Headers that firebase.json must set for every answer (line X1). */
const forAll = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy':
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY'
}

/** Stands for the publisher as the task of the queue sees it, and counts how often it was asked. */
let asked = 0
const publisher = createServer((request, response) => {
  if (request.url === '/publish') asked += 1
  response.end('{}')
})

beforeAll(async () => {
  const origin = await listen(publisher)
  ;[bucket, database] = await Promise.all([startBucket(), startDatabase()])
  emulators = await startEmulators({
    bucket: bucket.origin,
    database: database.host,
    publisher: origin
  })
})

afterAll(async () => {
  await emulators.stop()
  bucket.close()
  database.stop()
  publisher.close()
})

describe('on the official emulators', () => {
  test('auth, eventarc, functions, hosting and tasks run', async () => {
    const running: object = await (await fetch(`${emulators.hub}/emulators`)).json()
    expect(Object.keys(running)).toEqual(
      expect.arrayContaining(['auth', 'eventarc', 'functions', 'hosting', 'tasks'])
    )
  })

  test('the home page of the built site is served', async () => {
    const response = await fetch(emulators.hosting)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<html lang="es"')
  })

  test.each(Object.entries(addresses))(
    '%s comes with the headers that keep attackers out',
    async (_, path) => {
      const { headers } = await fetch(emulators.hosting + path, { redirect: 'manual' })
      expect(Object.fromEntries(Object.keys(forAll).map(name => [name, headers.get(name)]))).toEqual(forAll)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src '")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
    }
  )

  test('the policy of pages is the one that the build wrote down', async () => {
    const pages = [addresses['a page'], addresses['a page that is not there']]
    for (const path of pages) {
      const { headers } = await fetch(emulators.hosting + path)
      expect(headers.get('content-security-policy')).toBe(policyInForce())
    }
  })

  test.each([
    ['a page', 'public, max-age=0, s-maxage=3600, must-revalidate'],
    ['a feed', 'public, max-age=0, s-maxage=3600, must-revalidate'],
    ['the worker', 'public, max-age=0, s-maxage=3600, must-revalidate'],
    ['a script', 'public, max-age=31536000, immutable'],
    ['a poster', 'public, max-age=31536000, immutable'],
    ['a function', 'private, no-store'],
    ['drafts', 'private, no-store']
  ] as const)('%s is kept by nobody longer than it is true: %s', async (name, expected) => {
    const { headers } = await fetch(emulators.hosting + addresses[name], { redirect: 'manual' })
    expect(headers.get('cache-control')).toBe(expected)
  })

  test('an address with an ending or a slash leads to the one without', async () => {
    for (const path of ['/precios.html?partner=a', '/precios/?partner=a']) {
      const { headers, status } = await fetch(emulators.hosting + path, { redirect: 'manual' })
      expect([status, headers.get('location')]).toEqual([301, '/precios?partner=a'])
    }
  })

  test('a function behind a rewrite answers what has no file', async () => {
    const response = await fetch(`${emulators.hosting}/en/no-such-page`)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
  })

  test.each([
    ['/fn/urlHolidays', 400, 'INVALID_ARGUMENT'],
    ['/fn/estudioListar', 401, 'UNAUTHENTICATED'],
    ['/fn/miCuenta', 401, 'UNAUTHENTICATED'],
    ['/fn/nada', 404, 'NOT_FOUND'],
    ['/fn/urlHolidays/nada', 404, 'NOT_FOUND']
  ])('a call of %s answers %i %s', async (path, status, code) => {
    const response = await fetch(emulators.hosting + path, {
      body: '{"data":{}}',
      headers: { 'content-type': 'application/json' },
      method: 'POST'
    })
    expect([response.status, await response.json()]).toMatchObject([status, { error: { status: code } }])
  })

  test('the same function answers at its own address', async () => {
    const response = await fetch(`${emulators.functions}/${project}/${region}/paginas/no-such-page`)
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
    const queue = getFunctions(app).taskQueue(`locations/${region}/functions/publicacion`)
    const burst = [0, 100, 500, 1200, 1999].map(ms => new Date(20_000 + ms))
    const answers = await Promise.all(burst.map(moment => askForPublication(queue, moment)))
    expect(answers.toSorted()).toEqual(['asked', 'folded', 'folded', 'folded', 'folded'])
    await expect.poll(() => asked, { timeout: 20_000 }).toBe(1)
    expect(await askForPublication(queue, new Date(22_000))).toBe('asked')
    await expect.poll(() => asked, { timeout: 20_000 }).toBe(2)
  })

  test('every function has its emulator; those of Firestore and of the scheduler are named by what they lack', () => {
    const served = { calledBy: 'http', isServed: true }
    // The emulator of Firestore and that of Pub/Sub, which stands for the scheduler, are downloads.
    const [ofFirestore, ofScheduler] = ['firestore', 'pubsub'].map(calledBy => ({
      calledBy,
      isServed: false
    }))
    expect(placesIn(emulators.output)).toEqual({
      alCambiar: ofFirestore,
      alComentar: ofFirestore,
      archivos: served,
      cadaDia: ofScheduler,
      cadaNoche: ofScheduler,
      'enviarCorreo-avisos': ofFirestore,
      'enviarCorreo-contactos': ofFirestore,
      estudio: served,
      fn: served,
      miCuenta: served,
      paginas: served,
      publicacion: { calledBy: 'tasks', isServed: true },
      publicarProgramados: ofScheduler,
      vistaPrevia: served
    })
  })

  test.each([
    ['alCambiar', written('experiencias/kayak', { slug: { stringValue: 'kayak' } })],
    ['cadaDia', hourComes]
  ])('an event of %s asks for a publication, through the queue', async (name, event) => {
    const before = asked
    // One that falls into a slot whose publication has been made is folded into it.
    const publications = async () => {
      expect(await deliver(emulators.functions, name, event)).toBe(200)
      return asked - before
    }
    await expect.poll(publications, { interval: 500, timeout: 20_000 }).toBeGreaterThan(0)
  })

  test.each([
    ['alComentar', written('experiencias/kayak/comentarios/a', { puntuacion: { integerValue: '5' } })],
    ['cadaNoche', hourComes],
    ['enviarCorreo-avisos', written('avisos/a', { para: { stringValue: 'ana@example.com' } })],
    ['enviarCorreo-contactos', written('contactos/a', { email: { stringValue: 'ana@example.com' } })],
    ['publicarProgramados', hourComes]
  ])('an event of %s is carried out', async (name, event) => {
    expect(await deliver(emulators.functions, name, event)).toBe(200)
  })

  test('an event that is none of Firestore is refused', async () => {
    expect(await deliver(emulators.functions, 'alCambiar', hourComes)).toBe(500)
  })
})

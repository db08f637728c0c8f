import { createServer } from 'node:http'
import { listen } from 'local-firebase'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { changeAccess } from '../../../../scripts/customers/partner-access.ts'
import { startFunctions, type TestFunctions } from '../../../fixtures/functions.ts'

const kits: Record<string, unknown> = {
  '/datos/socios/casa.json': {
    near: [{ id: 'kayak', name: { es: 'Kayak' }, slug: 'kayak-maro', way: { kind: 'walk', minutes: 4 } }],
    shortName: 'burriana'
  }
}
const site = createServer((request, response) => {
  const file = kits[request.url ?? '']
  response.writeHead(file ? 200 : 404).end(JSON.stringify(file ?? ''))
})

let functions: TestFunctions

beforeAll(async () => {
  process.env.SITE_ORIGIN = await listen(site)
  functions = await startFunctions(() => import('#functions/partner/partners.ts'))
})

afterAll(async () => {
  await functions.stop()
  site.close()
  delete process.env.SITE_ORIGIN
})

beforeEach(async () => {
  const partners = functions.db.collection('partners')
  await partners.doc('casa').set({ nombre: 'Casa', sitios: [{ id: 'mesa', nombre: 'Mesa' }] })
  await partners.doc('otra').set({ nombre: 'Otra', sitios: [{ id: 'coche', nombre: 'Coche' }] })
  for (const { ref } of (await functions.db.collection('accesosSocios').get()).docs) await ref.delete()
})

/** The link in the output of the command. */
async function link(action: 'give' | 'renew' | 'revoke', partnerId: string, days?: number): Promise<string> {
  const told: string[] = []
  const issuer = { key: 'test', site: 'https://www.clavel.example' }
  const outcome = await changeAccess(functions.db, { days, action, partnerId }, issuer, text =>
    told.push(text)
  )
  if (outcome.kind === 'refused') throw new Error(outcome.message)
  return /#(\S+)/.exec(told.join('\n'))?.[1] ?? ''
}

const see = (enlace: string) => functions.ask('verSocio', { enlace })
const order = { color: true, experiencias: ['kayak'], formato: 'a6', idiomas: ['es'], sitio: 'mesa' }
const print = (enlace: string, fields: object = {}) =>
  functions.ask('imprimirSocio', { ...order, ...fields, enlace })

describe('a private link', () => {
  test('opens the page of its partner, and prints for it', async () => {
    const token = await link('give', 'casa')
    expect((await see(token)).result).toMatchObject({
      cerca: [{ id: 'kayak', nombre: { es: 'Kayak' } }],
      direccion: 'https://www.clavel.example/p/burriana',
      id: 'casa',
      nombre: 'Casa',
      sitios: [{ id: 'mesa', nombre: 'Mesa' }]
    })
    const { archivo, pdf } = Object((await print(token)).result)
    expect(archivo).toBe('burriana-a6-mesa.pdf')
    expect(Buffer.from(pdf, 'base64').toString('latin1')).toMatch(/^%PDF-1\.7/)
  })

  test('is kept nowhere, and the database alone makes none', async () => {
    const token = await link('give', 'casa')
    const kept = JSON.stringify((await functions.db.doc('accesosSocios/casa').get()).data())
    expect(kept).not.toContain(token.split('.')[2])
  })

  test.each([
    ['of another partner with our signature', (token: string) => token.replace('casa', 'otra')],
    ['of another version', (token: string) => token.replace('.1.', '.2.')],
    ['with another signature', (token: string) => token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA')],
    ['that is none', () => 'hola'],
    ['that names a path', () => `../casa.1.${'a'.repeat(43)}`]
  ])('%s is unknown', async (_, changed) => {
    const token = await link('give', 'casa')
    await link('give', 'otra')
    expect(await see(changed(token))).toMatchObject({ code: 'NOT_FOUND', reason: 'link-unknown' })
    expect(await print(changed(token))).toMatchObject({ code: 'NOT_FOUND', reason: 'link-unknown' })
  })

  test('reads nothing of the database where it is not signed', async () => {
    const token = await link('give', 'casa')
    const readsOf = async (enlace: string) => {
      const before = functions.reads()
      await see(enlace)
      return functions.reads() - before
    }
    // The link and the partner; how often somebody calls is counted for both.
    expect((await readsOf(token)) - (await readsOf(`casa.1.${'a'.repeat(43)}`))).toBe(2)
  })

  test('that was renewed or revoked says so', async () => {
    const first = await link('give', 'casa')
    const second = await link('renew', 'casa')
    expect(await see(first)).toMatchObject({ code: 'FAILED_PRECONDITION', reason: 'link-revoked' })
    expect(await see(second)).toMatchObject({ status: 200 })
    await link('revoke', 'casa')
    expect(await see(second)).toMatchObject({ reason: 'link-revoked' })
    expect(await print(second)).toMatchObject({ reason: 'link-revoked' })
  })

  test('that has expired says so', async () => {
    const token = await link('give', 'casa')
    await functions.db.doc('accesosSocios/casa').update({ caduca: '2026-01-01T00:00:00.000Z' })
    expect(await see(token)).toMatchObject({ code: 'FAILED_PRECONDITION', reason: 'link-expired' })
  })

  test('of a partnership that ended, or of a partner that is gone, says so', async () => {
    const token = await link('give', 'casa')
    await functions.db.doc('partners/casa').update({ activo: false })
    expect(await see(token)).toMatchObject({ reason: 'partner-ended' })
    await functions.db.doc('partners/casa').delete()
    expect(await see(token)).toMatchObject({ reason: 'partner-ended' })
  })

  test('prints no place and no experience of others', async () => {
    const token = await link('give', 'casa')
    expect(await print(token, { sitio: 'coche' })).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'spot-unknown'
    })
    expect(await print(token, { experiencias: ['museo'] })).toMatchObject({ reason: 'experience-unknown' })
  })

  test.each([
    { formato: 'a0' },
    { idiomas: [] },
    { idiomas: ['es', 'es'] },
    { idiomas: ['it'] },
    { sitio: '../x' },
    { experiencias: Array.from({ length: 7 }, (_, at) => `e${at}`) }
  ])('prints nothing for %j', async fields => {
    expect(await print(await link('give', 'casa'), fields)).toMatchObject({ code: 'INVALID_ARGUMENT' })
  })
})

describe('the command', () => {
  test.each([
    ['give', 'nadie', 'There is no partner nadie.'],
    ['give', '../casa', 'There is no partner ../casa.'],
    ['renew', 'casa', 'It never had a link: give makes one.'],
    ['revoke', 'casa', 'It never had a link: give makes one.']
  ] as const)('%s %s: %s', async (action, partnerId, message) => {
    await expect(link(action, partnerId)).rejects.toThrow(message)
  })

  test('gives no second link beside one that holds, and revokes once', async () => {
    await link('give', 'casa')
    await expect(link('give', 'casa')).rejects.toThrow('renew ends that one')
    await link('revoke', 'casa')
    await expect(link('revoke', 'casa')).rejects.toThrow('revoked before')
    expect(await see(await link('give', 'casa'))).toMatchObject({ status: 200 })
  })
})

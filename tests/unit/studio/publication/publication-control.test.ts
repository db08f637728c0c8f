import { expect, test } from 'vitest'

import type { Auth } from '#services/account/auth.ts'
import { createControlApi } from '#studio/publication/publication-control.service.ts'
import { createPublicationControl } from '#studio/publication/publication-control.store.ts'
import { anAuth, aPerson } from '../../../fixtures/auth.ts'

const running = {
  held: [],
  mayDecide: true,
  releases: [{ moment: '2026-11-24T10:00:00Z', version: '7' }],
  stop: null
}
const stop = { by: 'eva@example.com', reason: 'precios', since: '2026-11-25T10:00:00Z', to: null }

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A site that answers these, one after the other, and what it was sent. */
function aControl(...answers: [number, unknown][]) {
  const sent: string[] = []
  const send: typeof fetch = async (address, request) => {
    const { body, url, method } = new Request(new URL(textOf(address), 'https://a.example'), request)
    sent.push(`${method} ${new URL(url).pathname} ${body === null ? '' : textOf(request?.body)}`.trim())
    const [status, value] = answers.shift() ?? [503, {}]
    return new Response(typeof value === 'string' ? value : JSON.stringify(value), { status })
  }
  const load = async (): Promise<Auth> => anAuth(aPerson(), { idToken: async () => 'ficha' }).auth
  return { ...createPublicationControl(createControlApi(send, load)), sent }
}

test('how publications stand is read, and what is decided is what stands then', async () => {
  const { $control, decide, load, sent } = aControl([200, running], [200, { ...running, stop }])
  await load()
  expect($control.get()).toEqual({ kind: 'ready', value: running })
  expect(await decide({ kind: 'pause', reason: 'precios' })).toBe(true)
  expect($control.get()).toEqual({ kind: 'ready', value: { ...running, stop } })
  expect(sent).toEqual([
    'GET /vista-previa/publicacion.json',
    'POST /vista-previa/publicacion.json {"motivo":"precios","tipo":"parar"}'
  ])
})

test('where a colleague decided meanwhile, what stands then is shown', async () => {
  const { $control, decide, load } = aControl(
    [200, running],
    [409, { error: 'x', mayDecide: true }],
    [200, { ...running, stop }]
  )
  await load()
  expect(await decide({ kind: 'pause', reason: '' })).toBe(false)
  expect($control.get()).toMatchObject({ value: { stop } })
})

test('a decision that did not arrive changes nothing that is shown', async () => {
  const { $control, decide, load } = aControl([200, running], [503, ''])
  await load()
  expect(await decide({ kind: 'rollback', reason: '', version: '7' })).toBe(false)
  expect($control.get()).toEqual({ kind: 'ready', value: running })
})

test.each(['no', '{}', '{"held":[],"releases":[],"stop":7,"mayDecide":true}'])(
  '%s says nothing',
  async text => {
    const { $control, load } = aControl([200, text])
    await load()
    expect($control.get()).toEqual({ code: 'internal', kind: 'failed' })
  }
)

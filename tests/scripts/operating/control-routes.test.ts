import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { encodeDecision } from '#studio/publication/publication-control.contract.ts'
import type { PublicationDecision } from '#domain/site/publication-control.ts'
import { controlFile } from '#publishing/control.ts'
import type { BlockedChange } from '#contract/guard/sensitive-changes.ts'
import { controlRoutes, type Means } from '../../../scripts/control/routes.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'control-routes-'))
})
afterEach(() => rmSync(folder, { force: true, recursive: true }))

const releases = [{ message: 'before 2 changed files', moment: '2026-11-24T10:00:00Z', version: '7' }]

const held: BlockedChange[] = [
  { before: { id: 'kayak', nombre: 'Kayak' }, collection: 'experiencias', id: 'kayak', kind: 'name' }
]

/** A site that was released once before, and what was done to it. */
function aSite() {
  const done: string[] = []
  const means: Means = {
    control: controlFile(folder),
    held: () => held,
    onRolledBack: () => void done.push('rules'),
    release: async by => void done.push(`released by ${by}`),
    releases: {
      goBackTo: async version => {
        done.push(`back to ${version}`)
        return version === '7'
          ? { kind: 'done', live: null }
          : { kind: 'refused', message: `There is no kept release ${version}.` }
      },
      list: async () => releases,
      live: async () => null
    },
    say: () => {}
  }
  const routes = controlRoutes(means)
  const send = async (body: unknown) => routes['POST /control']?.(new URLSearchParams(), body)
  return {
    decide: (decision: PublicationDecision) => send({ decision: encodeDecision(decision), quien: 'eva' }),
    done,
    read: async () => routes['GET /control']?.(new URLSearchParams(), null),
    send
  }
}

/** The waiting changes, without the version that is shown meanwhile. */
const waiting = [{ collection: 'experiencias', id: 'kayak', kind: 'name' }]
const past = [{ moment: '2026-11-24T10:00:00Z', version: '7' }]

describe('an administrator', () => {
  test('pauses with a reason, once, and lets it go on', async () => {
    const { decide, read } = aSite()
    expect(await read()).toEqual({ body: { held: waiting, releases: past, stop: null }, status: 200 })
    const stop = { by: 'eva', reason: 'precios', since: expect.any(String), to: null }
    const paused = { body: { held: waiting, releases: past, stop }, status: 200 }
    expect(await decide({ kind: 'pause', reason: 'precios' })).toEqual(paused)
    expect(await read()).toEqual(paused)
    expect(await decide({ kind: 'pause', reason: 'otra vez' })).toMatchObject({ status: 409 })
    expect(await decide({ kind: 'resume' })).toMatchObject({ body: { stop: null }, status: 200 })
    expect(await decide({ kind: 'resume' })).toMatchObject({ status: 409 })
  })

  test('goes back to a release, which stays, with its rules', async () => {
    const { decide, done } = aSite()
    const rolledBack = await decide({ kind: 'rollback', reason: '', version: '7' })
    expect(rolledBack).toMatchObject({ body: { stop: { by: 'eva', to: '7' } }, status: 200 })
    expect(done).toEqual(['back to 7', 'rules'])
  })

  test('goes back to no release that is not kept, and publications go on', async () => {
    const { decide, done, read } = aSite()
    expect(await decide({ kind: 'rollback', reason: '', version: '9' })).toMatchObject({ status: 409 })
    expect(done).toEqual(['back to 9'])
    expect(await read()).toMatchObject({ body: { stop: null } })
  })

  test('lets through what the guard holds, by name', async () => {
    const { decide, done } = aSite()
    expect(await decide({ kind: 'release' })).toMatchObject({ status: 200 })
    expect(done).toEqual(['released by eva'])
  })
})

test.each([
  null,
  'parar',
  {},
  { decision: { tipo: 'bailar' }, quien: 'eva' },
  { decision: { motivo: '', tipo: 'parar' } },
  { decision: { motivo: '', tipo: 'parar' }, quien: '' },
  { decision: { motivo: '', tipo: 'parar' }, quien: 7 },
  { decision: { motivo: 'x'.repeat(301), tipo: 'parar' }, quien: 'eva' },
  { decision: { motivo: '', tipo: 'volver' }, quien: 'eva' },
  { decision: { motivo: '', tipo: 'volver', version: '' }, quien: 'eva' }
])('%j is no decision, and changes nothing', async body => {
  const { done, read, send } = aSite()
  expect(await send(body)).toBeNull()
  expect(done).toEqual([])
  expect(await read()).toMatchObject({ body: { stop: null } })
})

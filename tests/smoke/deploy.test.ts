import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openDeploy } from '../../scripts/deploy/open.ts'
import { firebase } from '../../scripts/deploy/steps/firebase.ts'
import { previewOf } from '../../scripts/deploy/steps/preview.ts'
import type { Deploy } from '../../scripts/deploy/step.ts'

// These tests run firebase-tools itself on this project, against a stand-in for Google.

let deploy: Deploy
const lines: string[] = []

beforeAll(async () => {
  const opened = await openDeploy('production', {
    env: process.env,
    isMending: false,
    isRehearsal: true,
    say: line => lines.push(line)
  })
  if ('kind' in opened) throw new Error(opened.message)
  deploy = opened
}, 300_000)

afterAll(() => deploy.rehearsal?.close())

test(
  'firebase-tools deploys functions, rules and indexes, and asks for nothing that is not known',
  { timeout: 300_000 },
  async () => {
    const outcome = await firebase.run(deploy)
    expect({ lines, outcome }).toMatchObject({ outcome: { kind: 'done' } })
    const calls = deploy.rehearsal?.google.calls ?? []
    const made = calls.filter(call => /^POST \/v2\/.+\/functions$/.test(call))
    expect(made.length).toBeGreaterThan(10)
    expect(calls.filter(call => call.endsWith('/rulesets') && call.startsWith('POST'))).toHaveLength(2)
    const expiring = readFileSync('firestore.indexes.json', 'utf8').match(/"ttl": true/g) ?? []
    expect(expiring).not.toEqual([])
    expect(calls.filter(call => /^PATCH .+\/fields\/caduca$/.test(call))).toHaveLength(expiring.length)
    expect(lines.join('\n')).toContain('Granted roles/secretmanager.secretAccessor')
    expect(deploy.rehearsal?.google.unknown).toEqual([])
  }
)

test('a preview has the policy of its build and no functions', { timeout: 300_000 }, async () => {
  const served = join(deploy.folder, 'dist')
  rmSync(served, { force: true, recursive: true })
  mkdirSync(served)
  writeFileSync(join(served, 'index.html'), '<title>Clavel</title>')
  expect(await previewOf('new-cards').run(deploy)).toEqual({ kind: 'done' })
  expect(lines.join('\n')).toContain('https://preview--new-cards.example')
  const { hosting } = z
    .object({ hosting: z.object({ predeploy: z.unknown().optional(), rewrites: z.array(z.unknown()) }) })
    .parse(JSON.parse(readFileSync('firebase.production-rehearsal.preview.json', 'utf8')))
  expect(hosting).toEqual({ rewrites: [] })
})

test.each(['live', 'New cards', undefined])('a preview is not called %s', async name => {
  expect(await previewOf(name).run(deploy)).toMatchObject({ kind: 'refused' })
})

test('outside of a deploy firebase-tools deploys nothing', () => {
  for (const target of ['hosting', 'functions']) {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/predeploy.ts', target], {
      encoding: 'utf8',
      env: { ...process.env, GCLOUD_PROJECT: 'clavel-staging' }
    })
    expect(status).toBe(1)
    expect(stderr).toContain('npm run deploy -- --to staging')
  }
})

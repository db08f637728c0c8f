import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { variables } from '../../../scripts/deploy/variables.ts'

const workflows = globSync('.github/workflows/*.yml')

describe.each(workflows)('%s', file => {
  const source = readFileSync(file, 'utf8')
  const jobs = (source.split(/^jobs:$/m)[1] ?? '')
    .split(/^(?= {2}[\w-]+:$)/m)
    .filter(job => job.trim() !== '')

  test('pins every action by its digest, and says its version', () => {
    const actions = [...source.matchAll(/uses: (.+)/g)].map(([, action]) => action)
    expect(actions.length).toBeGreaterThan(0)
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+/)
  })

  test('gives an identity token to the jobs that sign in to Google, and to no other', () => {
    expect(jobs.length).toBeGreaterThan(0)
    expect(source.split(/^jobs:$/m)[0]).not.toContain('id-token')
    for (const job of jobs)
      expect(job.includes('id-token: write')).toBe(job.includes('google-github-actions/auth'))
  })
})

test('a deploy by a workflow knows every variable of an environment', () => {
  const source = readFileSync('.github/workflows/deploy.yml', 'utf8')
  const telemetry = readFileSync('.env.example', 'utf8').match(/^OTEL_[A-Z_]+(?==)/gm) ?? []
  expect(telemetry.length).toBeGreaterThan(1)
  for (const name of [...Object.keys(variables.shape), ...telemetry])
    expect(source).toContain(`          ${name}: \${{ `)
})

test('what releases production waits in one queue and shares one cache', () => {
  const [parts, publish] = ['build-in-parts', 'publish'].map(name =>
    readFileSync(`.github/workflows/${name}.yml`, 'utf8')
  )
  expect(publish).toContain("group: publish-${{ inputs.to || 'production' }}")
  expect(parts).toContain('group: publish-production\n')
  expect(publish).toContain("restore-keys: publish-${{ inputs.to || 'production' }}-")
  expect(parts).toContain('restore-keys: publish-production-')
})

import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gitHubEnvironments } from '../../../scripts/deploy/accounts.ts'
import { environments } from '../../../scripts/deploy/environment.ts'
import { variables } from '../../../scripts/deploy/variables.ts'

const workflows = globSync('.github/workflows/*.yml')
const jobsOf = (source: string) =>
  (source.split(/^jobs:$/m)[1] ?? '').split(/^(?= {2}[\w-]+:$)/m).filter(job => job.trim() !== '')

describe.each(workflows)('%s', file => {
  const source = readFileSync(file, 'utf8')
  const jobs = jobsOf(source)

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

/** The environments that a job may name: one, or one for each target. */
function environmentsOf(job: string): string[] {
  const [, name = ''] = /^ {4}environment: (.+)$/m.exec(job) ?? []
  const [start = '', target] = name.split('${{')
  return target === undefined ? [name] : environments.map(each => start + each)
}

test('a job that signs in names an environment which Google takes for that account', () => {
  const signingIn = workflows
    .flatMap(file => jobsOf(readFileSync(file, 'utf8')))
    .filter(job => job.includes('google-github-actions/auth'))
    .flatMap(job => {
      const account = /vars\.(\w+)_ACCOUNT/.exec(job)?.[1]?.toLowerCase()
      return environmentsOf(job).map(name => `${account} ${name}`)
    })
  const taken = Object.values(gitHubEnvironments).flatMap(each =>
    each.map(({ account, name }) => `${account} ${name}`)
  )
  expect([...new Set(signingIn)].toSorted()).toEqual(taken.toSorted())
})

test('what releases production waits in one queue and shares one cache', () => {
  const [parts, publish] = ['build-in-parts', 'publish'].map(name =>
    readFileSync(`.github/workflows/${name}.yml`, 'utf8')
  )
  const target = "${{ github.event.client_payload.to || inputs.to || 'production' }}"
  expect(publish).toContain(`group: publish-${target}\n`)
  expect(parts).toContain('group: publish-production\n')
  expect(publish).toContain(`restore-keys: publish-${target}-`)
  expect(parts).toContain('restore-keys: publish-production-')
})

test('edits take the place of edits that wait, and of nothing else', () => {
  const [parts, publish] = ['build-in-parts', 'publish'].map(name =>
    readFileSync(`.github/workflows/${name}.yml`, 'utf8').replaceAll(/ +/g, ' ')
  )
  const patient = /group: publish-.+\n cancel-in-progress: false\n queue: max\n/
  expect(parts).toMatch(patient)
  expect(publish).toMatch(patient)
  expect(publish).toMatch(/\nconcurrency:\n group: edits-.+\n cancel-in-progress: false\n\n/)
})

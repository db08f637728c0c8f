import { describe, expect, test } from 'vitest'
import { refused } from '../../../scripts/console.ts'
import { runSteps } from '../../../scripts/deploy/run-steps.ts'
import { commandFor, publisherCommand } from '../../../scripts/deploy/steps/publisher.ts'
import type { Deploy, Step } from '../../../scripts/deploy/step.ts'

const lines: string[] = []
const deploy: Deploy = {
  env: {},
  environment: { GOOGLE_CLOUD_PROJECT: 'clavel-staging', LOG_FORMAT: 'json', SITE_URL: 'https://s.example' },
  folder: '.cache/deploy/staging',
  isMending: false,
  name: 'staging',
  rehearsal: null,
  say: line => lines.push(line)
}

const aStep = (name: string, run: Step['run']): Step => ({
  does: 'does it',
  name,
  otherwise: 'Mend it.',
  run
})

test('steps run in their order until one fails, which says how to go on', async () => {
  const ran: string[] = []
  const good = (name: string) =>
    aStep(name, async () => {
      ran.push(name)
      return { kind: 'done' }
    })
  const steps = [good('one'), aStep('two', async () => refused('It is red.')), good('three')]
  expect(await runSteps(steps, deploy)).toEqual({
    kind: 'refused',
    message:
      'The step two failed: It is red.\nMend it.\nThen go on with it: npm run deploy -- --to staging --from two'
  })
  expect(ran).toEqual(['one'])
  expect(await runSteps(steps, deploy, 'three')).toEqual({ kind: 'done' })
  expect(ran).toEqual(['one', 'three'])
})

test('what a step throws is a failure of the step', async () => {
  const broken = aStep('one', async () => {
    throw new Error('no disk')
  })
  expect(await runSteps([broken], deploy)).toMatchObject({ message: expect.stringContaining('no disk') })
})

test('a step that is not there is told with those that are', async () => {
  const only = aStep('one', async () => ({ kind: 'done' }))
  expect(await runSteps([only], deploy, 'two')).toEqual(refused('There is no step two. They are: one.'))
})

test('the publisher is one instance with its own account and the variables of its environment', () => {
  const command = publisherCommand(deploy.environment).join(' ')
  expect(command).toContain('--min-instances 1 --max-instances 1')
  expect(command).toContain('--service-account publisher@clavel-staging.iam.gserviceaccount.com')
  expect(command).toContain(
    '^|^GOOGLE_CLOUD_PROJECT=clavel-staging|SITE_URL=https://s.example|SITE_PROJECT=clavel-staging|LOG_FORMAT=json'
  )
})

test('the publisher has the processors and the memory that its environment names', () => {
  const sized = { ...deploy.environment, PUBLISHER_CPU: '8', PUBLISHER_MEMORY: '32Gi' } as const
  expect(publisherCommand(deploy.environment).join(' ')).toContain('--cpu 2 --memory 4Gi')
  expect(publisherCommand(sized).join(' ')).toContain('--cpu 8 --memory 32Gi')
  expect(publisherCommand(sized).join(' ')).not.toContain('PUBLISHER_')
})

describe('a variable that only the publisher reads', () => {
  const all = {
    AEMET_API_KEY: 'k1',
    AEMET_ORIGIN: 'https://aemet.example',
    HEARTBEAT_URL: 'https://beat.example',
    HOSTING_UPLOADS: '100',
    LOG_FORMAT: 'json',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    OTEL_SERVICE_NAME: 'publisher',
    PUBLISH_ALERT_URL: 'https://alert.example'
  } as const

  test.each(Object.entries(all))('reaches the container: %s', (name, value) => {
    const command = publisherCommand({ ...deploy.environment, ...all })
    const given = command[command.indexOf('--set-env-vars') + 1]?.split('|')
    expect(given).toContain(`${name}=${value}`)
  })
})

describe('the key of the weather', () => {
  test('that is a secret of the project is read from there', () => {
    const command = commandFor(deploy.environment, name => name === 'AEMET_API_KEY')
    expect(command).toEqual(
      expect.arrayContaining(['--update-secrets', 'AEMET_API_KEY=AEMET_API_KEY:latest'])
    )
  })

  test('leaves the secrets of the container alone where there is none', () => {
    expect(commandFor(deploy.environment, () => false)).not.toContain('--update-secrets')
  })

  test('that stands in two places is refused', () => {
    const environment = { ...deploy.environment, AEMET_API_KEY: 'k1' }
    expect(commandFor(environment, () => true)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('keep one of them')
    })
  })
})

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examine } from '../../../scripts/doctor/examine.ts'
import { lookAtAccounts } from '../../../scripts/doctor/project/accounts.ts'
import { lookAtBudget } from '../../../scripts/doctor/project/budget.ts'
import { lookAtInterfaces } from '../../../scripts/doctor/project/interfaces.ts'
import { lookAtSecrets, lookAtSecretsOf } from '../../../scripts/doctor/project/secrets.ts'
import { lookAtSignIn } from '../../../scripts/doctor/project/sign-in.ts'
import { lookAtStorage } from '../../../scripts/doctor/project/storage.ts'
import { GoogleStandIn } from '../../../scripts/local/google/stand-in.ts'

const looks = {
  Accounts: lookAtAccounts,
  Budget: lookAtBudget,
  Interfaces: lookAtInterfaces,
  Secrets: lookAtSecrets,
  'Sign-in': lookAtSignIn,
  Storage: lookAtStorage
}

const project = 'clavel-staging'
const untouched = new GoogleStandIn(project, false)
const ready = new GoogleStandIn(project)

beforeAll(() => Promise.all([untouched.start(), ready.start()]))
afterAll(() => {
  untouched.stop()
  ready.stop()
})

async function run(google: GoogleStandIn, isMending = false) {
  const lines: string[] = []
  const outcome = await examine(looks, {
    env: { GOOGLE_API_ORIGIN: google.origin, GOOGLE_CLOUD_PROJECT: project },
    isMending,
    say: line => lines.push(line)
  })
  return { outcome, text: lines.join('\n') }
}

describe('a project that nobody has touched', () => {
  test('is told all that is missing', async () => {
    const { outcome, text } = await run(untouched)
    expect(outcome.kind).toBe('refused')
    for (const what of [
      'The account functions lacks datastore.user',
      'The account publisher lacks',
      'The account deployer lacks',
      'Interfaces of Google are off: artifactregistry.googleapis.com',
      'The secret ADDRESS_KEY is missing',
      'The secret PARTNER_KEY is missing',
      'Sign-in with Google does not work at',
      'to any country',
      'which addresses have accounts',
      'no App Check',
      'Documents of avisos',
      'Hosting keeps every release',
      'Nobody is told when it becomes expensive'
    ])
      expect(text).toContain(what)
  })

  test('is mended as far as that is safe, and once: a person does the rest', async () => {
    const { text } = await run(untouched, true)
    expect(text.match(/✓ Mended: /g)).toHaveLength(7)
    const after = await run(untouched)
    expect(after.text).not.toContain('is missing')
    expect(after.text).toContain('✓ The secret ADDRESS_KEY is there')
    expect(after.text).toContain('✓ Hosting keeps 30 releases')
    expect(after.text).toContain('✗ The account functions lacks')
    expect(untouched.unknown).toEqual([])
  })
})

test('a project with its accounts is good', async () => {
  const { text } = await run(ready)
  expect(text).toContain('✓ The account functions has its roles')
  expect(text).toContain('✓ The account deployer has its roles')
  expect(text).toContain('✓ A budget tells')
  expect(ready.unknown).toEqual([])
})

test('interfaces that are off are named with commands that Google takes', async () => {
  const off = new GoogleStandIn(project, false)
  await off.start()
  const [found] = await lookAtInterfaces({ GOOGLE_API_ORIGIN: off.origin, GOOGLE_CLOUD_PROJECT: project })
  off.stop()
  expect(found?.what).toContain('sts.googleapis.com')
  const commands = found?.how?.split(' && ') ?? []
  expect(commands.length).toBeGreaterThan(1)
  for (const command of commands) expect(command.match(/googleapis/g)?.length).toBeLessThanOrEqual(20)
})

describe('secrets', () => {
  const env = () => ({ GOOGLE_API_ORIGIN: untouched.origin, GOOGLE_CLOUD_PROJECT: project })
  const missing = async (needsKey: boolean, url: string | null) => {
    const look = lookAtSecretsOf({
      machineTranslation: { needsKey, url },
      publishing: { starter: { kind: 'workflow', repository: 'clavel/site', to: 'staging' } }
    })
    const findings = await look(env())
    return findings.filter(({ kind }) => kind === 'bad').map(({ what }) => /secret (\w+)/.exec(what)?.[1])
  }

  test('of the translation service and of the workflow are asked for where they are used', async () => {
    expect(await missing(true, 'https://translate.example')).toEqual(
      expect.arrayContaining(['TRANSLATION_KEY', 'PUBLISH_TOKEN'])
    )
  })

  test('of a service that asks for no key, or is not there, are not asked for', async () => {
    expect(await missing(false, 'https://translate.example')).not.toContain('TRANSLATION_KEY')
    expect(await missing(true, null)).not.toContain('TRANSLATION_KEY')
  })

  test('that functions declare are all known to the doctor', () => {
    const declared = [
      ...readFileSync('src/functions/site/secrets.ts', 'utf8').matchAll(/defineSecret\('(\w+)'\)/g)
    ].map(([, name = '']) => name)
    const doctors = ['secrets.ts', '../mail.ts'].map(file =>
      readFileSync(`scripts/doctor/project/${file}`, 'utf8')
    )
    expect(declared.length).toBe(5)
    expect(declared.filter(name => !doctors.some(text => text.includes(name)))).toEqual([])
  })
})

test('a site of Hosting that the project does not have is named', async () => {
  const other = new GoogleStandIn(project, true, 'somewhere-else')
  await other.start()
  const found = await lookAtStorage({ GOOGLE_API_ORIGIN: other.origin, GOOGLE_CLOUD_PROJECT: project })
  other.stop()
  expect(found.at(-1)).toMatchObject({
    kind: 'bad',
    what: `There is no Hosting site ${project}.`
  })
})

test('without a project nothing is asked', async () => {
  for (const look of Object.values(looks)) expect(await look({})).toEqual([])
})

test('who may not see the project is told so', async () => {
  const found = await lookAtAccounts({
    GOOGLE_API_ORIGIN: 'http://127.0.0.1:9',
    GOOGLE_CLOUD_PROJECT: project
  })
  expect(found).toMatchObject([{ kind: 'bad', what: expect.stringContaining('Google does not tell') }])
})

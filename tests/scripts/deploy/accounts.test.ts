import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accounts, gitHubTable, rolesTable } from '../../../scripts/deploy/accounts.ts'
import { accountCommands } from '../../../scripts/deploy/account-commands.ts'
import type { EnvironmentName } from '../../../scripts/deploy/environment.ts'
import { interfaces } from '../../../scripts/deploy/interfaces.ts'

test('the tables of docs/roles.md are the lists that the commands are made of (vitest --update writes them)', async () => {
  const page = readFileSync('docs/roles.md', 'utf8')
  const tables = { environments: gitHubTable(), roles: rolesTable() }
  const written = page.replaceAll(
    /<!-- (environments|roles) -->[^]*?<!-- end -->/g,
    (_, name: keyof typeof tables) => `<!-- ${name} -->\n\n${tables[name]}\n\n<!-- end -->`
  )
  expect(written).toContain('| `publish-production` |')
  await expect(written).toMatchFileSnapshot('../../../docs/roles.md')
})

const target = { environment: 'staging', project: 'clavel-staging', projectNumber: '123' } as const

test('every role is given by a command, and no account may do everything', () => {
  const commands = accountCommands(target).map(({ run }) => run.join(' '))
  for (const [name, { grants }] of Object.entries(accounts))
    for (const { role } of grants) {
      expect(role).not.toMatch(/^(owner|editor)$/)
      expect(
        commands.filter(
          command => command.includes(`${name}@clavel-staging.iam`) && command.includes(`roles/${role}`)
        )
      ).not.toEqual([])
    }
})

test('every interface is switched on, with as many at once as Google takes', () => {
  const enabling = accountCommands(target)
    .map(({ run }) => run)
    .filter(command => command.slice(0, 2).join(' ') === 'services enable')
    .map(command => command.slice(2, command.indexOf('--project')))
  expect(enabling.flat()).toEqual(interfaces)
  for (const names of enabling) expect(names.length).toBeLessThanOrEqual(20)
})

test('an account that is there is not made again', () => {
  const made = accountCommands(target).filter(({ run }) => run.includes('create'))
  expect(made.map(({ run }) => run[3])).toEqual(['functions', 'publisher', 'deployer'])
  for (const { unless } of made) expect(unless).toContain('describe')
})

test('a secret that is there only where something is configured is granted where it is', () => {
  const onSecrets = accountCommands(target).filter(({ run }) => run[0] === 'secrets')
  const conditions = onSecrets.map(({ onlyIf, run }) => `${run[2]} ${onlyIf?.[1] ?? 'always'}`)
  expect(conditions).toEqual([
    'ADDRESS_KEY always',
    'PARTNER_KEY always',
    'SMTP_URL describe',
    'TRANSLATION_KEY describe',
    'PUBLISH_TOKEN describe',
    'AEMET_API_KEY describe'
  ])
})

describe('jobs of workflows', () => {
  const pool = 'principalSet://iam.googleapis.com/projects/123/locations/global/workloadIdentityPools/github'
  const commandsFor = (environment: EnvironmentName) =>
    accountCommands({ ...target, environment, repository: 'clavel/site' }).map(({ run }) => run)
  const usersOf = (environment: EnvironmentName) =>
    commandsFor(environment)
      .filter(command => command.includes('roles/iam.workloadIdentityUser'))
      .map(command => [command[3]?.split('@')[0], command[command.indexOf('--member') + 1]])

  test('sign in from one repository, with the environment that they name', () => {
    const provider = commandsFor('staging').find(command => command.includes('create-oidc'))
    expect(provider).toContain("assertion.repository == 'clavel/site'")
    expect(provider?.join(' ')).toContain('attribute.environment=assertion.environment')
  })

  test('act as the account of their environment, and without one as none', () => {
    expect(usersOf('staging')).toEqual([
      ['deployer', `${pool}/attribute.environment/staging`],
      ['publisher', `${pool}/attribute.environment/publish-staging`],
      ['publisher', `${pool}/attribute.environment/preview`]
    ])
    expect(usersOf('production')).toEqual([
      ['deployer', `${pool}/attribute.environment/production`],
      ['publisher', `${pool}/attribute.environment/publish-production`]
    ])
  })
})

test('the deployer makes a token for itself, and nothing else in its own name', () => {
  const itself = accounts.deployer.grants.filter(
    ({ place }) => place.kind === 'account' && place.name === 'deployer'
  )
  expect(itself.map(({ role }) => role)).toEqual(['iam.serviceAccountOpenIdTokenCreator'])
})

test('the account of App Engine is granted where it exists, as firebase-tools asks', () => {
  const email = 'clavel-staging@appspot.gserviceaccount.com'
  const granted = accountCommands(target).filter(({ run }) => run.includes(email))
  expect(granted.map(({ onlyIf, run }) => [onlyIf?.slice(1, 4), run.at(-1)])).toEqual([
    [['service-accounts', 'describe', email], 'roles/iam.serviceAccountUser']
  ])
  const tools = readFileSync('node_modules/firebase-tools/lib/deploy/functions/checkIam.js', 'utf8')
  expect(tools).toContain('`${projectId}@appspot.gserviceaccount.com`')
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accounts, rolesTable } from '../../../scripts/deploy/accounts.ts'
import { accountCommands } from '../../../scripts/deploy/account-commands.ts'
import { interfaces } from '../../../scripts/deploy/interfaces.ts'

test('the table of docs/roles.md is the list that the commands are made of (vitest --update writes it)', async () => {
  const page = readFileSync('docs/roles.md', 'utf8')
  const written = page.replace(
    /<!-- roles -->[^]*<!-- end -->/,
    () => `<!-- roles -->\n\n${rolesTable()}\n\n<!-- end -->`
  )
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

test('workflows of one repository sign in as the publisher, those of one environment as the deployer, and no other', () => {
  const commands = accountCommands({ ...target, repository: 'clavel/site' }).map(({ run }) => run)
  const conditions = commands.filter(command => command.includes("assertion.repository == 'clavel/site'"))
  expect(conditions).toHaveLength(1)
  expect(conditions[0]?.join(' ')).toContain('attribute.environment=has(assertion.environment)')
  const users = commands.filter(command => command.includes('roles/iam.workloadIdentityUser'))
  const pool = 'principalSet://iam.googleapis.com/projects/123/locations/global/workloadIdentityPools/github'
  expect(users.map(command => [command[3]?.split('@')[0], command[command.indexOf('--member') + 1]])).toEqual(
    [
      ['publisher', `${pool}/attribute.repository/clavel/site`],
      ['deployer', `${pool}/attribute.environment/staging`]
    ]
  )
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

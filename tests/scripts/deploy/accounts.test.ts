import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accounts, rolesTable } from '../../../scripts/deploy/accounts.ts'
import { accountCommands } from '../../../scripts/deploy/account-commands.ts'

test('the table of docs/roles.md is the list that the commands are made of (vitest --update writes it)', async () => {
  const page = readFileSync('docs/roles.md', 'utf8')
  const written = page.replace(
    /<!-- roles -->[^]*<!-- end -->/,
    () => `<!-- roles -->\n\n${rolesTable()}\n\n<!-- end -->`
  )
  await expect(written).toMatchFileSnapshot('../../../docs/roles.md')
})

const target = { project: 'clavel-staging', projectNumber: '123' }

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

test('workflows of one repository sign in as the publisher and the deployer, and of no other', () => {
  const commands = accountCommands({ ...target, repository: 'clavel/site' }).map(({ run }) => run.join(' '))
  expect(commands.filter(command => command.includes("assertion.repository == 'clavel/site'"))).toHaveLength(
    1
  )
  const users = commands.filter(command => command.includes('roles/iam.workloadIdentityUser'))
  expect(users.map(command => /(\w+)@clavel-staging/.exec(command)?.[1])).toEqual(['publisher', 'deployer'])
  for (const command of users) expect(command).toContain('attribute.repository/clavel/site')
})

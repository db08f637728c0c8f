import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { commandsIn, filesNaming, gcloudCommands } from '../../fixtures/gcloud/commands.ts'
import { faultsOf, readTable } from '../../fixtures/gcloud/table.ts'

// The table says of each command what gcloud says. tests/smoke/gcloud.test.ts writes it, and asks gcloud itself where it is installed.

const table = readTable()
const commands = gcloudCommands()

test.each(commands.map(({ from, words }) => [words.join(' '), from, words] as const))(
  'gcloud %s is in the table, with its flags (%s)',
  (_line, _from, words) => {
    expect(faultsOf(table, { words })).toEqual([])
  }
)

test('the table has no command that nobody uses', () => {
  const used = Object.keys(table).filter(path =>
    commands.some(({ words }) => `${words.join(' ')} `.startsWith(`${path} `))
  )
  expect(used).toEqual(Object.keys(table))
})

describe('a wrong command is found', () => {
  test.each([
    ['run services describe publisher --regoin europe-west1', ['there is no flag --regoin']],
    ['run service describe publisher', ['there is no command run service describe publisher']],
    ['run services list --region', ['--region has no value']],
    ['run services describe --region europe-west1', ['one word has to follow']],
    ['firestore backups schedules create --database=x --retention=14d', ['--recurrence is missing']],
    [
      'billing budgets create --billing-account x --display-name x --filter-projects projects/x',
      ['--budget-amount or --last-period-amount is missing']
    ]
  ])('%s', (line, faults) => {
    const found = faultsOf(table, { words: line.split(' ') })
    expect(found).toEqual(faults)
  })
})

describe('commands are found', () => {
  test('in strings of modules, also in those that are joined', () => {
    const [command] = commandsIn('scripts/doctor/project/budget.ts')
    expect(command?.words.slice(0, 3)).toEqual(['billing', 'budgets', 'create'])
    expect(command?.words).toContain('--budget-amount')
  })

  test('in pages: lines that go on, variables that were set above, several in a line', () => {
    const found = commandsIn('docs/large-sites.md').map(({ words }) => words)
    const part = found.find(words => words.includes('build-part'))
    expect(part).toEqual(expect.arrayContaining(['--memory', '8Gi', '--add-volume', '--tasks', '8']))
    expect(found.filter(words => words[2] === 'execute')).toHaveLength(1)
  })

  test('in all modules that run or print gcloud', () => {
    const running = filesNaming().filter(
      file => file.startsWith('scripts/') && readFileSync(file, 'utf8').includes("'gcloud'")
    )
    expect(running).toEqual([
      'scripts/accounts.ts',
      'scripts/deploy/gcloud.ts',
      'scripts/deploy/steps/publisher.ts'
    ])
  })
})

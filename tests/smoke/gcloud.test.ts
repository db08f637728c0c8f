import { availableParallelism } from 'node:os'
import { beforeAll, expect, test } from 'vitest'
import { runLimited } from '../../src/publishing/hosting/run-limited.ts'
import { gcloudCommands } from '../fixtures/gcloud/commands.ts'
import { lint, type Verdict } from '../fixtures/gcloud/lint.ts'
import { flagNamesOf, type Table } from '../fixtures/gcloud/table.ts'

// gcloud parses every command that this project runs, prints or has in a page. It runs none, and needs neither a network nor an account.

const judged: { verdict: Verdict; words: string[] }[] = []

beforeAll(async () => {
  await runLimited(gcloudCommands(), availableParallelism(), async command => {
    judged.push({ verdict: await lint(command), words: command.words })
  })
})

test('gcloud takes every command', () => {
  expect(judged.length).toBeGreaterThan(50)
  const refused = judged.filter(({ verdict }) => verdict.error !== null)
  expect(refused.map(({ verdict, words }) => [words.join(' '), verdict.error])).toEqual([])
})

test('gcloud refuses a command that is wrong', async () => {
  const wrong = ['run services describe publisher --regoin europe-west1', 'run service list']
  for (const line of wrong) expect((await lint({ words: line.split(' ') })).error).not.toBeNull()
})

test('the table for machines without gcloud says the same (vitest --update writes it)', async () => {
  const table: Table = {}
  for (const { verdict, words } of judged.toSorted((one, other) =>
    one.verdict.path < other.verdict.path ? -1 : 1
  )) {
    const { flags, ...rest } = verdict.described
    const used = flagNamesOf(flags, words).map(name => [name, flags[name] ?? 'value'] as const)
    const all = { ...table[verdict.path]?.flags, ...Object.fromEntries(used) }
    const sorted = Object.entries(all).toSorted(([one], [other]) => (one < other ? -1 : 1))
    table[verdict.path] = { flags: Object.fromEntries(sorted), ...rest }
  }
  await expect(`${JSON.stringify(table, null, 2)}\n`).toMatchFileSnapshot('../fixtures/gcloud/table.json')
})

import { expect, test } from 'vitest'
import { stagesFor } from '../../scripts/testing/steps.ts'

const namesOf = (stages: ReturnType<typeof stagesFor>) => stages?.flat(2).map(step => step.name)

test('npm test runs every stage, and --stage one of them', () => {
  expect(namesOf(stagesFor())).toEqual([
    'format',
    'lint',
    'texts',
    'types',
    'dead code',
    'build of the catalogue',
    'checks of the site',
    'official emulators',
    'unit and components',
    'browser'
  ])
  expect(namesOf(stagesFor('unit'))).toEqual(['unit and components'])
})

test('--shard runs a part of the stories of the browser', () => {
  expect(
    stagesFor('browser', '2/3')
      ?.flat(2)
      .map(step => step.command.at(-1))
  ).toEqual(['--shard=2/3'])
})

test.each([
  ['another', undefined],
  ['unit', '1/2'],
  [undefined, '1/2'],
  ['browser', '0/2'],
  ['browser', '3/2'],
  ['browser', 'half']
])('refuses --stage %s --shard %s', (stage, shard) => {
  expect(stagesFor(stage, shard)).toBeNull()
})

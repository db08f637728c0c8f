/** Runs the linter, and compares texts with the code that shows them. */
import { spawnSync } from 'node:child_process'
import { argumentsGiven, end, refused } from './console.ts'

argumentsGiven('lint')

const steps = [
  ['oxlint', '--type-aware', '--deny-warnings'],
  ['node', 'scripts/texts.ts']
]
const failed = steps.filter(([program = '', ...options]) => {
  return spawnSync(program, options, { stdio: 'inherit' }).status !== 0
})
end(
  failed.length === 0
    ? { kind: 'done' }
    : refused(`Not in order: ${failed.map(step => step.join(' ')).join(', ')}.`)
)

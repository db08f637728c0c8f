import { stripVTControlCharacters } from 'node:util'
import type { Failure } from './failure.ts'
import type { Result } from './run-step.ts'

/** A log may be cut to the first or the last 2,500 characters of a step, and is to name what failed all the same. */
const room = 1800
const minRoom = 300
const maxNames = 12

/** Summary at the end of a run: failures, each step with its figures, and the failures once more by name. */
export function summaryOf(results: readonly Result[]): string {
  const failures = results.flatMap(result => result.failures)
  const unsteady = results.flatMap(result => result.unsteady)
  const passed = results.reduce((total, result) => total + result.passed, 0)
  const apart = unsteady.length > 0 ? `, ${unsteady.length} unsteady` : ''
  return [
    ...results.flatMap(detailsOf),
    '',
    ...results.map(rowOf),
    ...named('FAILED', failures),
    ...named('unsteady', unsteady),
    `${passed} passed, ${failures.length} failed${apart}`
  ].join('\n')
}

function detailsOf({ failures, name, unsteady }: Result): string[] {
  const all = [...failures, ...unsteady]
  if (all.length === 0) return []
  const each = Math.max(minRoom, Math.floor(room / all.length))
  return [
    `\n--- ${name}`,
    ...named('FAILED', failures),
    ...named('unsteady', unsteady),
    ...all.map(failure => `\n${line(failure)}\n${shortened(stripVTControlCharacters(failure.message), each)}`)
  ]
}

function rowOf({ failures, name, passed, seconds }: Result): string {
  const cells = [
    name.padEnd(24),
    `${seconds.toFixed(1)} s`.padStart(9),
    `${passed} passed`.padStart(14),
    `${failures.length} failed`.padStart(12)
  ]
  return cells.join('')
}

function named(state: string, failures: readonly Failure[]): string[] {
  const more = failures.length - maxNames
  return [
    ...failures.slice(0, maxNames).map(failure => `${state}: ${line(failure)}`),
    ...(more > 0 ? [`${state}: ${more} more`] : [])
  ]
}

function line({ name, place }: Failure): string {
  return place === undefined ? name : `${place} ${name}`
}

/** Shortens a message at its end: its beginning has the expected and the actual value. */
function shortened(text: string, most: number): string {
  const trimmed = text.trim()
  if (trimmed.length <= most) return trimmed
  const end = Math.floor(most / 3)
  return `${trimmed.slice(0, most - end)}\n[…]\n${trimmed.slice(-end)}`
}

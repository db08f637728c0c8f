import type { Outcomes } from './attack.ts'
import type { PartDone } from './attacking-process.ts'

/** Requests to a function, its answers, and the documents it stored. */
export interface Tally extends PartDone {
  name: string
}

const firstRefusal = 400
const firstFailure = 500

export function emptyTally(name: string): Tally {
  return { failures: [], name, outcomes: {}, written: 0, wrong: [] }
}

export function addAttack(tally: Tally, { failures, outcomes, written, wrong }: PartDone): Tally {
  const sum: Outcomes = { ...tally.outcomes }
  for (const [status, times] of Object.entries(outcomes))
    sum[Number(status)] = (sum[Number(status)] ?? 0) + times
  return {
    failures: [...tally.failures, ...failures],
    name: tally.name,
    outcomes: sum,
    written: tally.written + written,
    wrong: [...tally.wrong, ...wrong]
  }
}

export function sentOf({ outcomes }: Tally): number {
  return sum(outcomes, () => true)
}

export const heading = columns('function', ['sent', 'refused', 'accepted', 'failed', 'written', 'wrong'])

/** A line of the table: accepted is what was right after all, or could be made so. */
export function lineOf(tally: Tally): string {
  const { name, outcomes, written, wrong } = tally
  const isFailure = (status: number) => status === 0 || status >= firstFailure
  const refusals = sum(outcomes, status => status >= firstRefusal && !isFailure(status))
  const failures = sum(outcomes, isFailure)
  const sent = sentOf(tally)
  return columns(name, [sent, refusals, sent - refusals - failures, failures, written, wrong.length])
}

function columns(name: string, values: readonly (number | string)[]): string {
  return [name.padEnd(22), ...values.map(value => String(value).padStart(9))].join('')
}

function sum(outcomes: Outcomes, isCounted: (status: number) => boolean): number {
  return Object.entries(outcomes).reduce(
    (total, [status, times]) => (isCounted(Number(status)) ? total + times : total),
    0
  )
}

import { parseArgs, type ParseArgsConfig } from 'node:util'
import { helpOf } from './commands.ts'

/** Outcome of a command: a refusal is a value with one message. */
export type Outcome = { kind: 'done' } | Refusal

export interface Refusal {
  kind: 'refused'
  message: string
}

export function refused(message: string): Refusal {
  return { kind: 'refused', message }
}

/** Ends the command with what its outcome asks for, even when a connection is still open. */
export function end(outcome: Outcome): never {
  if (outcome.kind === 'refused') console.error(`\n${outcome.message}`)
  process.exit(outcome.kind === 'done' ? 0 : 1)
}

/**
 * Reads the arguments of the command `name` and answers `--help`. An unknown option ends the command: a mistyped one must not be ignored.
 * Every option needs its entry in `commands`.
 */
export function argumentsGiven<Config extends ParseArgsConfig>(
  name: string,
  config?: Config
): ReturnType<typeof parseArgs<Config>> {
  const described = helpOf(name).join('\n')
  const missing = Object.keys(config?.options ?? {}).filter(
    option => !described.includes(`--${option}`) && !described.includes(`--no-${option}`)
  )
  if (missing.length > 0)
    throw new Error(`scripts/commands.ts does not describe --${missing.join(', --')} of ${name}.`)
  if (process.argv.includes('--help')) {
    console.log(described)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    return end(refused(error instanceof Error ? error.message : String(error)))
  }
}

/** A line that counts up. Where the output is no terminal the last state is printed, and one every ten seconds before it. */
export function progress(label: string): (done: number, total: number) => void {
  let printed = performance.now()
  return (done, total) => {
    const line = `${label} ${done} / ${total}`
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${done < total ? '' : '\n'}`)
    else if (done >= total || performance.now() - printed >= printedEveryMs) {
      printed = performance.now()
      console.log(line)
    }
  }
}

const printedEveryMs = 10_000

/** Counts what has no known end. A terminal shows it meanwhile; elsewhere only the last state is a line. */
export function counter(label: string, unit: string): { add: () => void; end: () => void } {
  let done = 0
  const line = () => `${label}: ${done} ${unit}`
  return {
    add: () => {
      done += 1
      if (process.stdout.isTTY && done % shownEvery === 0) process.stdout.write(`\r${line()}`)
    },
    end: () => (process.stdout.isTTY ? process.stdout.write(`\r${line()}\n`) : console.log(line()))
  }
}

const shownEvery = 100

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

/** The value of an option, where it is a whole number that is large enough; else the command ends and says so. */
export function wholeNumber(option: string, value: string, least: number): number {
  const number = Number(value)
  if (!Number.isInteger(number) || number < least)
    end(refused(`--${option} is to be a whole number from ${least}, and is "${value}".`))
  return number
}

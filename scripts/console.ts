import { parseArgs, type ParseArgsConfig } from 'node:util'

/** What a command came to: a reason to stop is a value, told in one message. */
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

/** What stands behind a command. One that it does not know ends it: a word with a mistake would be taken for nothing. */
export function argumentsGiven<Config extends ParseArgsConfig>(
  config: Config
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    return end(refused(error instanceof Error ? error.message : String(error)))
  }
}

/** A line that counts up. Where the output is no terminal only the last state is printed. */
export function progress(label: string): (done: number, total: number) => void {
  return (done, total) => {
    const line = `${label} ${done} / ${total}`
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${done < total ? '' : '\n'}`)
    else if (done >= total) console.log(line)
  }
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

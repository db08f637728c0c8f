import { AsyncLocalStorage } from 'node:async_hooks'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { format } from 'node:util'

/** The name of the function that answers a request, for everything that it does until it is done. */
const answering = new AsyncLocalStorage<string>()

/** How long the console is silent about a function after it has said that it failed. */
const silenceMs = 10_000

const levels = ['debug', 'info', 'log', 'warn', 'error'] as const

/** Does a piece of work in the name of a function: what it writes to the console belongs to that function. */
export function inFunction<Result>(name: string, work: () => Result): Result {
  return answering.run(name, work)
}

/**
 * From now on what functions write goes to a file, and the console says in one line that one failed. Their library remembers the console it
 * finds: call this before it is loaded. An uncaught error ends the program, but not when it comes from a function.
 */
export function logFunctionsTo(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const file = createWriteStream(path)
  // A full disk must not end the program either.
  file.on('error', () => {})
  const toConsole = console.error.bind(console)
  const saidAt = new Map<string, number>()
  const sayFailed = (name: string) => {
    const now = performance.now()
    if (now - (saidAt.get(name) ?? -Infinity) < silenceMs) return
    saidAt.set(name, now)
    toConsole(`The function ${name} failed: ${path} says why`)
  }
  const write = (name: string, words: unknown[]) =>
    file.write(`${new Date().toISOString()} ${name} ${format(...words)}\n`)
  for (const level of levels) {
    const original = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      const name = answering.getStore()
      if (name === undefined) return original(...words)
      write(name, words)
      if (level === 'error') sayFailed(name)
    }
  }
  process.on('uncaughtException', error => {
    if (answering.getStore() === undefined) {
      toConsole(error)
      process.exit(1)
    }
    console.error(error)
  })
}

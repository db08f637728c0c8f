import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { loopback } from '../ports.ts'

const program = new URL('./sign-in-process.mjs', import.meta.url)
const pauseMs = 20

export interface SignIn {
  /** As FIREBASE_AUTH_EMULATOR_HOST wants it. */
  host: string
  /** Settles when accounts can be made. */
  ready: Promise<'ready'>
  stop(): void
}

/** Starts the official emulator of Firebase Authentication. It ends when this process ends. */
export function startSignIn(port: number, project: string): SignIn {
  const child = fork(program, [project, String(port)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const host = `${loopback}:${port}`
  const ready = Promise.race([once(child, 'message'), once(child, 'exit')]).then(async ([answer]) => {
    if (answer !== 'ready') throw new Error(`the sign-in emulator ended with code ${String(answer)}`)
    // It says so a moment before its port is open.
    while (!(await isOpen(host))) await setTimeout(pauseMs)
    return answer
  })
  // It keeps nothing, and while it starts it would not react to a signal.
  return { host, ready, stop: () => child.kill('SIGKILL') }
}

async function isOpen(host: string): Promise<boolean> {
  return fetch(`http://${host}`).then(
    () => true,
    () => false
  )
}

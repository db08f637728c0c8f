import { fork } from 'node:child_process'
import { once } from 'node:events'
import { localProject } from '../database/target.ts'
import { loopback } from './ports.ts'

const program = 'scripts/local/sign-in-process.mjs'

export interface SignIn {
  /** As FIREBASE_AUTH_EMULATOR_HOST wants it. */
  host: string
  /** Settles when accounts can be made. */
  ready: Promise<'ready'>
  stop(): void
}

/** Starts the official emulator of Firebase Authentication. It ends when this process ends. */
export function startSignIn(port: number): SignIn {
  const child = fork(program, [localProject, String(port)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ready = Promise.race([once(child, 'message'), once(child, 'exit')]).then(([answer]) => {
    if (answer !== 'ready') throw new Error(`the sign-in emulator ended with code ${String(answer)}`)
    return answer
  })
  // It holds nothing worth a farewell, and while it starts it would not hear one.
  return { host: `${loopback}:${port}`, ready, stop: () => child.kill('SIGKILL') }
}

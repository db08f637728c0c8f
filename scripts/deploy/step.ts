import type { Outcome } from '../console.ts'
import type { Environment, EnvironmentName } from './environment.ts'
import type { Rehearsal } from './rehearsal.ts'

/** A deploy on its way through the steps. */
export interface Deploy {
  /** For the programs that it starts: the values of the environment, and where they write. */
  env: NodeJS.ProcessEnv
  environment: Environment
  /** Everything that the deploy makes on this machine. */
  folder: string
  isMending: boolean
  name: EnvironmentName
  /** What stands in for Google, where nothing is to leave this machine. */
  rehearsal: Rehearsal | null
  say: (line: string) => void
}

/** One step of a deploy. It can be run again: what is done already stays as it is. */
export interface Step {
  name: string
  /** In a sentence, for who reads along. */
  does: string
  /** What to do when it fails, beside what it says itself. */
  otherwise: string
  run: (deploy: Deploy) => Promise<Outcome>
}

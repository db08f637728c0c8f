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
  /** Stands in for Google where nothing is to leave this machine; null on a real deploy. */
  rehearsal: Rehearsal | null
  say: (line: string) => void
}

/** One step of a deploy. It can be run again: what is done already stays as it is. */
export interface Step {
  name: string
  /** In a sentence, for who reads along. */
  does: string
  /** Advice for when it fails, beside its own message. */
  otherwise: string
  run: (deploy: Deploy) => Promise<Outcome>
}

/** A test that did not pass, or a step as a whole. */
export interface Failure {
  name: string
  /** Its file and line. */
  place?: string
  /** The expected and the actual value. */
  message: string
}

export interface Ending {
  passed: number
  failures: Failure[]
  /** Tests that passed at their second try. */
  unsteady: Failure[]
}

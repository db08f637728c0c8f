/** A test that did not pass, or a step as a whole. */
export interface Failure {
  name: string
  /** Its file and line. */
  place?: string
  /** What was expected, and what was there. */
  message: string
}

export interface Ending {
  passed: number
  failures: Failure[]
  /** What passed at its second try. */
  unsteady: Failure[]
}

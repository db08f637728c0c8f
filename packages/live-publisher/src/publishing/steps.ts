/** Wraps the steps of a publication, to measure them. The work is done in any case. */
export interface Steps {
  <Value>(name: string, work: () => Value): Value
}

/** Without measuring. */
export const withoutMeasure: Steps = (_name, work) => work()

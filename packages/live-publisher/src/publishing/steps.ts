/** Hears of the steps of a publication: how long each takes is its business. The work is done in any case. */
export interface Steps {
  <Value>(name: string, work: () => Value): Value
}

/** Without measuring. */
export const withoutMeasure: Steps = (_name, work) => work()

/** The texts of the plan page. */
export interface PlanLabels {
  loading: string
  failed: string
  retry: string
  empty: string
  browse: string
  noDay: string
  day: string
  up: string
  down: string
  remove: string
  gone: string
  share: string
  copied: string
  copyFailed: string
  print: string
  notKept: string
  sharedTitle: string
  sharedNote: string
  sharedAdd: string
  sharedReplace: string
  sharedBroken: string
  mine: string
}

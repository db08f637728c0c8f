import type { Alarm } from 'live-publisher'

/** What holds a release beside what holds a publication. */
export type ReleaseAlarm =
  | Alarm
  /** Newer code has published since this program started. */
  | { kind: 'older-code'; since: string }
  /** Somebody went back to another release in the console of Hosting. */
  | { kind: 'rolled-back'; release: string }

import type { CookieKind } from './consent.ts'

/** Where a browser keeps something. */
export const storageKinds = ['cookie', 'local', 'session', 'database', 'cache'] as const
export type StorageKind = (typeof storageKinds)[number]

/** How long it stays. */
export type Duration =
  | 'day'
  | 'deleted'
  | 'hour'
  | 'its-day'
  | 'moment'
  | 'next-version'
  | 'newer'
  | 'sent'
  | 'signed-out'
  | 'two-years'
  | 'visit'
  | 'year'

/** Why it may be stored or asked: the visitor used the function that needs it, or agreed (article 22.2 LSSI). */
export type Ground = 'account' | 'consent' | 'function'

/** One thing that the site keeps on the device of a visitor. `*` in a name stands for what differs. */
export interface Stored {
  id: string
  kind: StorageKind
  names: readonly string[]
  duration: Duration
  ground: Ground
  /** Who writes it: the pages of the site, its service worker, or a library of another maker. */
  writer: 'firebase' | 'page' | 'tracker' | 'worker'
  /** The kind of cookies that the visitor has to accept before; null for items that need no consent. */
  consent: CookieKind | null
}

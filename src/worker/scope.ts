/** An event that the browser waits for. */
export interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends LastingEvent {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}

export interface OrderEvent extends LastingEvent {
  readonly data: unknown
}

/** The part of a service worker's environment that pages lack: TypeScript cannot load the types of both. */
interface WorkerScope {
  addEventListener: {
    (type: 'activate' | 'install', listener: (event: LastingEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: OrderEvent) => void): void
  }
  clients: { claim: () => Promise<void> }
  registration: { unregister: () => Promise<boolean>; update: () => Promise<unknown> }
  skipWaiting: () => Promise<void>
}

declare const self: WorkerScope

export const scope = self

/** Values that the build writes into the worker (`scripts/site/worker.ts`). */
interface Version {
  /** The parts that every visit may need, kept before anything else. */
  core: readonly string[]
  id: string
  /** The other parts, kept when they are used. */
  others: readonly string[]
  /** By language: what is said over a kept copy, with the moment in the place of `{{moment}}`. */
  notices: Readonly<Record<string, string>>
}

declare const VERSION: Version

export const version = VERSION
export const allParts: ReadonlySet<string> = new Set([...version.core, ...version.others])

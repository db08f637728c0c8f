/** What a request brought. */
export interface Ask {
  body: Record<string, unknown>
  /** What stands between brackets in the pattern of the path. */
  part: string
  parameters: URLSearchParams
}

/** Null for what is not there. */
export type Reply = object | null

/** How the stand-in answers one kind of request. */
export type Route = readonly [method: string, path: RegExp, answer: (ask: Ask) => Reply]

export const projectNumber = '123456789012'

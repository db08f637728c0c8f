/** Result of a request: its value, or the code of its failure; `offline` where there is no network. */
export type Result<Value> = { kind: 'done'; value: Value } | { kind: 'failed'; code: string }

/** Data that comes over the network, as a store holds it. */
export type Remote<Value> =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'failed'; code: string }
  | { kind: 'ready'; value: Value }

export function remoteOf<Value>(result: Result<Value>): Remote<Value> {
  return result.kind === 'done' ? { kind: 'ready', value: result.value } : result
}

export function mapResult<From, To>(result: Result<From>, change: (value: From) => To): Result<To> {
  return result.kind === 'done' ? { kind: 'done', value: change(result.value) } : result
}

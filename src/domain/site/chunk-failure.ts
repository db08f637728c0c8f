/** A page that could not load one of its scripts is loaded again, at most once in so long (specification, section 8). */
export const reloadIntervalMs = 60_000

/** Whether an error says that a script of the page did not arrive, in the words of the browsers. */
export function isChunkFailure(error: unknown): boolean {
  const message = error instanceof Error ? error.message : String(error)
  return /dynamically imported module|importing a module script failed|unable to preload/i.test(message)
}

/** `lastReload` is what was stored then: milliseconds since 1970. */
export function mayReload(lastReload: string | null, nowMs: number): boolean {
  return !(nowMs - Number(lastReload ?? 0) < reloadIntervalMs)
}

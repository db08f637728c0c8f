/** Makes something of what is known so far, before it is asked for. */
export interface Prefetch<Made> {
  /** Makes it now. What fails is tried again by `take`. */
  begin: () => Promise<void>
  /** More is known: what was made is not the newest any more. */
  outdate: () => void
  /** Takes the prepared value, once; makes it now when nothing was prepared. */
  take: () => Promise<Made>
}

export function createPrefetch<Made>(make: () => Promise<Made>): Prefetch<Made> {
  let age = 0
  let made: { age: number; value: Made } | null = null
  return {
    async begin() {
      const since = age
      made = null
      try {
        made = { age: since, value: await make() }
      } catch {}
    },
    outdate() {
      age += 1
    },
    async take() {
      const before = made
      made = null
      return before?.age === age ? before.value : make()
    }
  }
}

import { hydrateAround } from '#elements/loading/islands.ts'

/** Fills the form with a text that was written on an earlier visit, or before signing in. Without storage there is none. */
export function offerSavedForm(form: HTMLElement | null, open: () => Storage, key: string): void {
  try {
    if (open().getItem(key) !== null) void hydrateAround(form?.querySelector('astro-island') ?? null)
  } catch {}
}

import { hydrateAround } from '#elements/loading/islands.ts'

/** What was written on an earlier visit, or before signing in, is offered again as soon as the form is there. Where nothing can be kept, nothing was. */
export function offerSavedForm(form: HTMLElement | null, open: () => Storage, key: string): void {
  try {
    if (open().getItem(key) !== null) void hydrateAround(form?.querySelector('astro-island') ?? null)
  } catch {}
}

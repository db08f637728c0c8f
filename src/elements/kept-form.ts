import { wakeAround } from './islands.ts'

/** What was written on an earlier visit, or before signing in, is offered again as soon as the form is there. Where nothing can be kept, nothing was. */
export function offerKept(form: HTMLElement | null, open: () => Storage, key: string): void {
  try {
    if (open().getItem(key) !== null) void wakeAround(form?.querySelector('astro-island') ?? null)
  } catch {}
}

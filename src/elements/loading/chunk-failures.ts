import { isChunkFailure } from '#domain/site/chunk-failure.ts'
import { snackbarTimeoutMs } from '#domain/site/snackbar.ts'
import { recover } from '#stores/site/recovery.ts'

/** Loads the page again when one of its scripts does not arrive, or says so when that is of no use. */
export function recoverFromChunkFailures(): void {
  addEventListener('unhandledrejection', ({ reason }) => void answer(reason))
}

/** An island that cannot hydrate stays as it is: what it shows without scripts still works. */
export function markUnhydrated(island: Element): void {
  island.setAttribute('data-asleep', '')
}

export function handleIslandFailure(island: Element, error: unknown): void {
  markUnhydrated(island)
  console.error(error)
  void answer(error)
}

/** The message is drawn by hand: what draws the others may be what did not arrive. */
async function answer(error: unknown): Promise<void> {
  const bar = document.querySelector<HTMLElement>('[data-snackbar]')
  const place = bar?.querySelector('[role=alert]')
  if (!isChunkFailure(error) || (await recover()) || !bar || !place) return
  place.textContent = bar.dataset.snackbar ?? ''
  bar.dataset.color = 'error'
  bar.classList.add('is-shown')
  setTimeout(() => bar.classList.remove('is-shown'), snackbarTimeoutMs)
}

import { isChunkFailure } from '#domain/chunk-failure.ts'
import { recover } from '#stores/recovery.ts'
import { showSnackbar } from '#stores/snackbar.ts'

/** Loads the page again when one of its scripts does not arrive, or says so when that was of no use. */
export function recoverFromChunkFailures(): void {
  const failed = (error: unknown) => {
    if (!isChunkFailure(error) || recover() === 'reloaded') return
    const text = document.querySelector<HTMLElement>('[data-chunk-failure]')?.dataset.chunkFailure ?? ''
    showSnackbar({ color: 'error', text })
  }
  addEventListener('unhandledrejection', ({ reason }) => failed(reason))
  addEventListener('astro:hydration-error', event => {
    if (!(event instanceof CustomEvent)) return
    // The island sleeps on: what stands in the page for visitors without scripts helps now.
    if (event.target instanceof Element)
      event.target.closest('[data-booking]')?.setAttribute('data-asleep', '')
    failed(Object(event.detail).error)
  })
}

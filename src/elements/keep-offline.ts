import { keepingDelayMs } from '#domain/kept.ts'

/**
 * Keeps the page for when there is no network. It begins with the first touch: somebody who only looks at one page downloads nothing else; and
 * what the touch itself asks for goes first.
 */
export function keepAfterTouch(): void {
  if ('serviceWorker' in navigator) setTimeout(() => void keep(), keepingDelayMs)
}

/** Nobody asked for it: where it cannot be had nothing is said, and the next page tries again. */
async function keep(): Promise<void> {
  try {
    const { keepForOffline } = await import('#stores/offline.ts')
    const { dataset, lang } = document.documentElement
    await keepForOffline({ language: lang, path: location.pathname, province: dataset.province ?? null })
  } catch {}
}

import { $online, watchConnection } from '#stores/online.ts'

/** Says that there is no connection, as long as there is none, and that it is back. */
export function showConnection(): void {
  const notice = document.querySelector<HTMLElement>('[data-connection]')
  watchConnection(window)
  $online.subscribe(isOnline => {
    if (notice) notice.textContent = isOnline ? '' : (notice.dataset.connection ?? '')
  })
}

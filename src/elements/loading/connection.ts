/** Browsers remember a script that did not arrive: without a connection none is asked for, unless the worker of the site may have it. */
export function canFetch(): boolean {
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller)
}

/**
 * Says that there is no connection, as long as there is none. A page that was kept on this device says so and since when (the worker writes it
 * into the page): that stays, also when the network is back.
 */
export function showConnection(): void {
  const notice = document.querySelector<HTMLElement>('[data-connection]')
  const { kept } = document.documentElement.dataset
  const look = () => {
    if (notice) notice.textContent = kept ?? (navigator.onLine ? '' : (notice.dataset.connection ?? ''))
  }
  addEventListener('online', look)
  addEventListener('offline', look)
  look()
}

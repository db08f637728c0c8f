/** Says that there is no connection, as long as there is none, and that it is back. */
export function showConnection(): void {
  const notice = document.querySelector<HTMLElement>('[data-connection]')
  const look = () => {
    if (notice) notice.textContent = navigator.onLine ? '' : (notice.dataset.connection ?? '')
  }
  addEventListener('online', look)
  addEventListener('offline', look)
  look()
}

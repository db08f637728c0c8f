import { atom } from 'nanostores'

/** Whether the browser is connected, as far as it knows. */
export const $online = atom(true)

/** Follows the browser from now on. */
export function watchConnection(browser: Pick<Window, 'addEventListener' | 'navigator'>): void {
  const look = () => $online.set(browser.navigator.onLine)
  browser.addEventListener('online', look)
  browser.addEventListener('offline', look)
  look()
}

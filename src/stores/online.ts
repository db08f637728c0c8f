import { atom } from 'nanostores'

/** Whether the browser is connected, as far as it knows. */
export const $online = atom(true)

/** What is needed of a window. */
interface Browser {
  addEventListener: (type: 'offline' | 'online', listener: () => void) => void
  navigator: { readonly onLine: boolean }
}

/** Follows the browser from now on. */
export function watchConnection(browser: Browser): void {
  const look = () => $online.set(browser.navigator.onLine)
  browser.addEventListener('online', look)
  browser.addEventListener('offline', look)
  look()
}

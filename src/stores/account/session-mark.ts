import { markSession as draw } from '#services/account/session-mark.ts'
import { deviceStorage } from '#services/site/storage.ts'

/** Says on this device that the visitor is signed in; the inline script that draws the header right reads it too. */
export const sessionKey = 'sesion'
export const signedIn = '1'

/** Draws the header for the account that this device remembers. */
export function markSession(): void {
  draw(deviceStorage.read(sessionKey) === signedIn)
}

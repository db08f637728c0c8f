import { onClick } from '#elements/loading/on-click.ts'
import { markSession } from '#stores/account/session-mark.ts'

/** Another tab may have signed in or out: the header follows the mark on the device. */
export function followSession(): void {
  markSession()
  addEventListener('storage', markSession)
}

/** The way out, wherever it stands. What it needs is fetched when the visitor goes. */
export function signOutOnClick(): void {
  onClick('[data-sign-out]', control => void import('./sign-out.ts').then(out => out.signOut(control)))
}

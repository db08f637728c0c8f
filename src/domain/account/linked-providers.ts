import type { Provider } from './person.ts'

/** Without any sign-in method left, the person could not come back. */
export function mayUnlink(linked: readonly Provider[], provider: Provider): boolean {
  return linked.includes(provider) && linked.length > 1
}

/** How the visitor proves once more who they are: the easiest way first. */
export function proofOf(linked: readonly Provider[]): Provider | null {
  const easiest: Provider[] = ['password', 'google.com', 'phone']
  return easiest.find(provider => linked.includes(provider)) ?? null
}

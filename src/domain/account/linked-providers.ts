import type { Provider } from './person.ts'

/** Without any way in left, nobody could come back. */
export function mayUnlink(linked: readonly Provider[], provider: Provider): boolean {
  return linked.includes(provider) && linked.length > 1
}

/** How somebody proves once more who they are: what needs least of them first. */
export function proofOf(linked: readonly Provider[]): Provider | null {
  const easiest: Provider[] = ['password', 'google.com', 'phone']
  return easiest.find(provider => linked.includes(provider)) ?? null
}

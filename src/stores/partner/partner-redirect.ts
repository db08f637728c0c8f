import { visitStorage } from '#services/site/storage.ts'

const key = 'partnerRedirigido'

/**
 * Leads on to the target of a partner's link, once per visit and target: two links that point to each other must not trap a visitor, and
 * a visitor who goes back to the page wants to see it. Where the browser does not remember it, there is no redirect.
 */
export function redirectByPartner(
  target: string,
  go: (target: string) => void,
  storage = visitStorage
): void {
  const before = storage.read(key)?.split(' ') ?? []
  if (before.includes(target) || !storage.write(key, [...before, target].join(' '))) return
  go(target)
}

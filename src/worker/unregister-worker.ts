import { scope } from './scope.ts'

/* The worker of a shop that keeps nothing for offline any more (`offline` in the settings): it takes everything along and leaves. */

scope.addEventListener('install', event => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', event => event.waitUntil(leave()))
// The worker before may have been busy: one that is still waiting asks once more for its turn.
scope.addEventListener('message', () => void scope.skipWaiting())

async function leave(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name.startsWith('clavel-')).map(name => caches.delete(name)))
  await scope.registration.unregister()
}

import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isNginxInstalled } from '../fixtures/nginx.ts'

const withNginx = 'tests/smoke/nginx.test.ts'
if (!isNginxInstalled()) console.log(`nginx is not installed: ${withNginx} does not run`)

/** Apart from the other tests: these need the built site, and a quarter of a minute to start the emulators. */
export default defineConfig({
  test: {
    exclude: isNginxInstalled() ? [] : [withNginx],
    hookTimeout: 240_000,
    include: ['tests/smoke/*.test.ts'],
    // One less, as vitest would have it, leaves half of a small machine idle.
    maxWorkers: availableParallelism(),
    testTimeout: 30_000
  }
})

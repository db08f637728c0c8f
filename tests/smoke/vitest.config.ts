import { defineConfig } from 'vitest/config'

/** Apart from the other tests: these need the built site, and a quarter of a minute to start the emulators. */
export default defineConfig({
  test: { hookTimeout: 90_000, include: ['tests/smoke/*.test.ts'], testTimeout: 30_000 }
})

import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** A program of the machine that no registry of packages has: what needs it runs where it is installed, as in the workflow of changes. */
function without(program: string, test: string): string[] {
  if (spawnSync(program, ['-v']).status === 0) return []
  console.log(`${program} is not installed: ${test} does not run`)
  return [test]
}

/** Apart from the other tests: these need the built site, and a quarter of a minute to start the emulators. */
export default defineConfig({
  test: {
    exclude: without('nginx', 'tests/smoke/nginx.test.ts'),
    hookTimeout: 90_000,
    include: ['tests/smoke/*.test.ts'],
    // One less, as vitest would have it, leaves half of a small machine idle.
    maxWorkers: availableParallelism(),
    testTimeout: 30_000
  }
})

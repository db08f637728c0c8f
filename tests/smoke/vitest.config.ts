import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { isGcloudInstalled } from '../fixtures/gcloud/lint.ts'
import { isNginxInstalled } from '../fixtures/nginx.ts'

/** No registry of packages has these programs: the workflow of pull requests has both. */
const hasGcloud = isGcloudInstalled()
const lacking = [
  { file: 'tests/smoke/gcloud.test.ts', isInstalled: hasGcloud, program: 'gcloud' },
  { file: 'tests/smoke/gcloud-sign-in.test.ts', isInstalled: hasGcloud, program: 'gcloud' },
  { file: 'tests/smoke/nginx.test.ts', isInstalled: isNginxInstalled(), program: 'nginx' }
].filter(({ isInstalled }) => !isInstalled)
for (const { file, program } of lacking) console.log(`${program} is not installed: ${file} does not run`)

/** Apart from the other tests: these need the built site, and a quarter of a minute to start the emulators. */
export default defineConfig({
  test: {
    exclude: lacking.map(({ file }) => file),
    hookTimeout: 240_000,
    include: ['tests/smoke/*.test.ts'],
    // One less, as vitest would have it, leaves half of a small machine idle.
    maxWorkers: availableParallelism(),
    testTimeout: 30_000
  }
})

import { getViteConfig } from 'astro/config'
import { defineConfig } from 'vitest/config'

/** A busy machine is no failure: speed is measured by `npm run bench`. */
const testTimeout = 30_000
const hookTimeout = testTimeout

/** A story has its tests in these folders; a folder that is still empty is no failure. */
const node = ['unit', 'contract', 'scripts'].map(name => ({
  test: { environment: 'node', include: [`tests/${name}/**/*.test.ts`], name, testTimeout, hookTimeout }
}))

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      ...node,
      {
        test: {
          environment: 'happy-dom',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          name: 'component',
          hookTimeout,
          testTimeout
        }
      },
      getViteConfig({
        test: { include: ['tests/astro/**/*.test.ts'], name: 'astro', testTimeout, hookTimeout }
      })
    ]
  }
})

import { availableParallelism } from 'node:os'
import { getViteConfig } from 'astro/config'
import { defineConfig } from 'vitest/config'

/** A busy machine is no failure: speed is measured by `npm run bench`. */
const testTimeout = 30_000
const hookTimeout = testTimeout
const expectations = { poll: { timeout: testTimeout / 2 } }

/** Assertion messages are never cut, because the report has nothing else. */
const chaiConfig = { truncateThreshold: 0 }

/** They hold no state of their own: their tests share what they load, and no file loads it anew. */
const pure = [
  ...['catalog', 'catalogue', 'domain', 'i18n', 'posters'].map(layer => `tests/unit/${layer}/**/*.test.ts`),
  ...['documents', 'fields', 'reading', 'schema', 'written'].map(
    room => `tests/contract/${room}/**/*.test.ts`
  )
]

/** A story has its tests in these folders; a folder that is still empty is no failure. */
const node = [
  { exclude: [], include: pure, isolate: false, name: 'pure' },
  ...['unit', 'contract', 'scripts'].map(name => ({
    exclude: pure,
    include: [`tests/${name}/**/*.test.ts`],
    isolate: true,
    name
  }))
].map(project => ({
  test: { ...project, chaiConfig, environment: 'node', expect: expectations, hookTimeout, testTimeout }
}))

/** Each package has its tests beside it. */
const packages = {
  test: {
    chaiConfig,
    environment: 'node',
    expect: expectations,
    hookTimeout,
    include: ['packages/*/tests/**/*.test.ts'],
    name: 'packages',
    testTimeout
  }
}

export default defineConfig({
  test: {
    // One less, as vitest would have it, leaves half of a small machine idle.
    maxWorkers: availableParallelism(),
    passWithNoTests: true,
    projects: [
      ...node,
      packages,
      {
        test: {
          chaiConfig,
          environment: 'happy-dom',
          expect: expectations,
          include: ['tests/component/**/*.test.{ts,tsx}'],
          name: 'component',
          hookTimeout,
          testTimeout
        }
      },
      getViteConfig({
        test: { chaiConfig, include: ['tests/astro/**/*.test.ts'], name: 'astro', testTimeout, hookTimeout }
      })
    ]
  }
})

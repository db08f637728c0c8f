import { getViteConfig } from 'astro/config'
import { defineConfig } from 'vitest/config'

/** A story has its tests in these folders; a folder that is still empty is no failure. */
const node = ['unit', 'contract', 'scripts'].map(name => ({
  test: { environment: 'node', include: [`tests/${name}/**/*.test.ts`], name }
}))

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      ...node,
      {
        test: { environment: 'happy-dom', include: ['tests/component/**/*.test.{ts,tsx}'], name: 'component' }
      },
      getViteConfig({ test: { include: ['tests/astro/**/*.test.ts'], name: 'astro' } })
    ]
  }
})

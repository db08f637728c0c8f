import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageVariables, serverVariables } from '#domain/site/environment-names.ts'

/** Set by the machine or by a parent process of ours, never by a person. */
const internal = new Set([
  'CLOUD_RUN_JOB',
  'FIREBASE_CONFIG',
  'FUNCTION_TARGET',
  'FUNCTIONS_EMULATOR',
  'GCLOUD_PROJECT',
  'INLINE_PARTS',
  'K_REVISION',
  'K_SERVICE',
  'LOCALAPPDATA',
  'METADATA_SERVER_DETECTION',
  'NODE_ENV',
  'PATH',
  'RENDER_KEYS',
  'RENDER_PART',
  'RESOURCE_DIR'
])

const sources = globSync([
  'src/**/*.{ts,tsx,astro}',
  'scripts/**/*.{ts,mjs}',
  '*.{ts,mjs}',
  'packages/*/src/**/*.ts'
])
// Vite's own words stand in `import.meta.env`.
const reads =
  /(?<!meta\.)\benv(?:ironment)?\.([A-Z][A-Z0-9_]+)|\benv\['([A-Z][A-Z0-9_]+)'\]|defineSecret\('([A-Z_]+)'\)/g

test('.env.example names every variable that the code reads', () => {
  const read = sources.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(reads)].flatMap(match => match.slice(1).filter(Boolean))
  )
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(read.length).toBeGreaterThan(50)
  expect([...new Set(read)].filter(name => !internal.has(name) && !named.includes(name))).toEqual([])
  expect(
    named.filter(name => !read.includes(name ?? '') && !['ASTRO_TELEMETRY_DISABLED'].includes(name ?? ''))
  ).toEqual([])
})

test('every variable that the settings read is given to the functions', () => {
  const read = [...readFileSync('src/settings.ts', 'utf8').matchAll(reads)].map(([, name]) => name)
  expect(read).toContain('SITE_ENVIRONMENT')
  const given: readonly string[] = [...pageVariables, ...serverVariables]
  expect(read.filter(name => name === undefined || !given.includes(name))).toEqual([])
})

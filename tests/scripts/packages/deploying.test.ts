import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire, isBuiltin } from 'node:module'
import { join, matchesGlob, resolve } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { region } from '#settings.ts'
import { bundleFunctions } from '../../../scripts/site/functions.ts'

// Answers of Google's servers about this project, as far as their own programs and files give them here.

const tools = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'))

test('firebase.json fits the schema of the command line of Firebase', () => {
  const { default: Ajv } = tools('ajv')
  const schema: object = JSON.parse(
    readFileSync('node_modules/firebase-tools/schema/firebase-config.json', 'utf8')
  )
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strict: false })
  ajv.addFormat('uri', true)
  const fits = ajv.compile(schema)
  const config: { hosting: { headers: object[] } } = JSON.parse(readFileSync('firebase.json', 'utf8'))
  fits(config)
  expect(fits.errors).toBeNull()
  // The schema is strict where it matters: a word with a mistake is found.
  expect(fits({ ...config, hosting: { ...config.hosting, header: [] } })).toBe(false)
})

describe('the functions, as a deploy reads them', () => {
  /** In the project: a deploy installs the packages beside them. */
  mkdirSync('build', { recursive: true })
  const folder = mkdtempSync('build/deploying-')
  let endpoints: Record<string, Record<string, unknown>> = {}
  let params: { name: string }[] = []

  beforeAll(async () => {
    await bundleFunctions(join(folder, 'functions'))
    const manifest = join(folder, 'manifest.json')
    execFileSync(
      process.execPath,
      [resolve('node_modules/firebase-functions/lib/bin/firebase-functions.js')],
      {
        cwd: join(folder, 'functions'),
        env: {
          ...process.env,
          FUNCTIONS_MANIFEST_OUTPUT_PATH: resolve(manifest),
          GCLOUD_PROJECT: 'demo-clavel'
        },
        stdio: 'pipe'
      }
    )
    ;({ endpoints, params } = JSON.parse(readFileSync(manifest, 'utf8')))
  }, 90_000)

  afterAll(() => rmSync(folder, { force: true, recursive: true }))

  test('can be required, as the servers do it: nothing in them waits while it is loaded', () => {
    const program = `require(${JSON.stringify(resolve(folder, 'functions'))})`
    execFileSync(process.execPath, ['--input-type=commonjs', '-e', program], {
      env: { ...process.env, GCLOUD_PROJECT: 'demo-clavel' },
      stdio: 'pipe'
    })
  })

  test('are all of the second generation, in the region of the settings', () => {
    const elsewhere = Object.entries(endpoints).filter(
      ([, endpoint]) => endpoint['platform'] !== 'gcfv2' || String(endpoint['region']) !== region
    )
    expect(elsewhere.map(([name]) => name)).toEqual([])
  })

  test('run where the privacy text says', () => {
    const texts = globSync('src/i18n/documents/*.json').map(file => readFileSync(file, 'utf8'))
    expect(texts).toHaveLength(5)
    for (const text of texts) expect(text.match(/\b[a-z]+-[a-z]+\d\b/g)).toEqual([region])
  })

  test('are few: each has a start of its own, and a deploy makes all of them anew', () => {
    expect(Object.keys(endpoints).length).toBeGreaterThan(8)
    expect(Object.keys(endpoints).length).toBeLessThanOrEqual(15)
  })

  test('have a ceiling, a time, a memory and an account of their own, each of them', () => {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      expect([name, endpoint]).toMatchObject([
        name,
        {
          availableMemoryMb: expect.any(Number),
          concurrency: expect.any(Number),
          maxInstances: expect.any(Number),
          serviceAccountEmail: 'functions@demo-clavel.iam.gserviceaccount.com',
          timeoutSeconds: expect.any(Number)
        }
      ])
      // A new project may use so many processors in a region; a deploy that needs more is refused.
      expect(Number(endpoint['maxInstances']) * Number(endpoint['cpu'])).toBeLessThanOrEqual(20)
    }
  })

  test('ask for a secret only where it is read, and for none that is not configured', () => {
    const asked = Object.entries(endpoints).flatMap(([name, { secretEnvironmentVariables }]) => {
      const secrets: { key: string }[] = Array.isArray(secretEnvironmentVariables)
        ? secretEnvironmentVariables
        : []
      return secrets.map(({ key }) => `${name} ${key}`)
    })
    expect(asked.toSorted()).toEqual(['estudio ADDRESS_KEY', 'fn ADDRESS_KEY', 'fn PARTNER_KEY'])
    expect(params.map(({ name }) => name).toSorted()).toEqual(['ADDRESS_KEY', 'PARTNER_KEY'])
  })

  test('hear of documents, and are called again when they fail', () => {
    for (const name of ['alCambiar', 'alComentar'])
      expect(endpoints[name]?.['eventTrigger']).toMatchObject({
        eventType: 'google.cloud.firestore.document.v1.written',
        retry: true
      })
  })

  test('wait for a publication longer than a service takes to start', () => {
    const longestStartSeconds = 516
    expect(Number(endpoints['publicacion']?.['timeoutSeconds'])).toBeGreaterThan(longestStartSeconds)
    expect(endpoints['publicacion']).toMatchObject({ taskQueueTrigger: { retryConfig: { maxAttempts: 5 } } })
  })

  test('are what Hosting is told to call', () => {
    const { hosting }: { hosting: { rewrites: { function?: { functionId: string; region: string } }[] } } =
      JSON.parse(readFileSync('firebase.json', 'utf8'))
    const called = hosting.rewrites.flatMap(({ function: called }) => called ?? [])
    expect(called.length).toBeGreaterThan(0)
    for (const { functionId, region: named } of called) {
      expect(named).toBe(region)
      expect(Object.keys(endpoints)).toContain(functionId)
    }
  })
})

test('what the docs say to type, the command line of Firebase knows', () => {
  const known: { getCommand: (name: string) => unknown } = tools('firebase-tools')
  const docs = ['README.md', ...globSync('docs/*.md')].map(file => readFileSync(file, 'utf8')).join('\n')
  const named = new Set([...docs.matchAll(/npx firebase ([a-z:]+)/g)].map(([, name = '']) => name))
  expect([...named]).toContain('functions:secrets:set')
  expect([...named].filter(name => !known.getCommand(name))).toEqual([])
})

describe('the image', () => {
  /** The programs that it runs, and what they start. */
  const programs = [
    'scripts/publisher.ts',
    'scripts/pull.ts',
    'scripts/build.ts',
    'scripts/publisher/publishing-process.ts',
    'src/functions/index.ts',
    'src/publishing/render-thread.ts',
    'astro.config.mjs'
  ]
  const lock: { packages: Record<string, { dev?: boolean }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8')
  )

  async function needed(): Promise<{ files: string[]; packages: string[] }> {
    const { metafile } = await build({
      bundle: true,
      entryPoints: programs,
      // Is loaded where the environment names no database.
      external: ['../local/database/*'],
      format: 'esm',
      logLevel: 'silent',
      metafile: true,
      outdir: '.cache/image',
      packages: 'external',
      platform: 'node',
      write: false
    })
    const imported = Object.values(metafile.inputs).flatMap(({ imports }) =>
      imports.filter(({ external }) => external).map(({ path }) => path)
    )
    const inTemplates = globSync('src/**/*.{astro,ts,tsx}').flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/^import (?!type)[^'"]*?['"]([^'".#/][^'"]*)['"]/gm)].map(
        ([, name = '']) => name
      )
    )
    const packages = [...imported, ...inTemplates]
      .filter(name => !isBuiltin(name) && !name.includes(':'))
      .map(packageOf)
    return { files: Object.keys(metafile.inputs), packages: [...new Set(packages)] }
  }

  let packages: string[] = []
  let files: string[] = []
  beforeAll(async () => {
    ;({ files, packages } = await needed())
  }, 90_000)

  test('is made of packages of production alone', () => {
    expect(packages.length).toBeGreaterThan(15)
    expect(packages.filter(name => lock.packages[`node_modules/${name}`]?.dev !== undefined)).toEqual([])
    expect(readFileSync('Dockerfile', 'utf8')).toContain('npm ci --omit=dev --ignore-scripts')
  })

  test('holds every file that it runs', () => {
    const left = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
    const gone = files.filter(file =>
      left.some(pattern => matchesGlob(file, pattern) || file.startsWith(`${pattern}/`))
    )
    expect(files).toContain('scripts/database/follow.ts')
    expect(gone).toEqual([])
  })
})

function packageOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
}

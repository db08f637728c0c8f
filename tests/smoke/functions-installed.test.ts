import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleFunctions } from '../../scripts/site/functions.ts'
import { hasRegistry } from './registry.ts'

/** Outside of the project, as on Google's servers: nothing of it is found by chance. */
const folder = mkdtempSync(join(tmpdir(), 'clavel-functions-'))

beforeAll(async () => {
  await bundleFunctions(folder)
  if (!hasRegistry) return
  execFileSync('npm', ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'pipe'
  })
}, 300_000)

afterAll(() => rmSync(folder, { force: true, recursive: true }))

test.runIf(hasRegistry)(
  'the functions start with what the registry gives, and each of their parts is loaded',
  () => {
    const parts = globSync('parts/*.js', { cwd: folder })
    expect(parts.length).toBeGreaterThan(50)
    const program = `
    require('./main.cjs')
    Promise.all(${JSON.stringify(parts)}.map(part => import('./' + part))).then(loaded => {
      console.log(loaded.length)
      process.exit()
    })`
    const output = execFileSync(process.execPath, ['--input-type=commonjs', '--eval', program], {
      cwd: folder,
      encoding: 'utf8',
      env: { GCLOUD_PROJECT: 'demo-clavel', PATH: process.env.PATH }
    })
    expect(Number(output.trim().split('\n').at(-1))).toBe(parts.length)
  }
)

test('they ask for no package of this repository, which no registry has', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const names = Object.keys(dependencies)
  expect(names).toContain('firebase-functions')
  expect(names.filter(name => packages[`node_modules/${name}`]?.link !== undefined)).toEqual([])
})

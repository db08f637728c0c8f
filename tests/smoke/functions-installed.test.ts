import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleFunctions } from '../../scripts/site/functions.ts'

/** Outside of the project, as on Google's servers: nothing of it is found by chance. */
const folder = mkdtempSync(join(tmpdir(), 'clavel-functions-'))

beforeAll(async () => {
  await bundleFunctions(folder)
  execFileSync('npm', ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'pipe'
  })
}, 300_000)

afterAll(() => rmSync(folder, { force: true, recursive: true }))

test('the functions start with what the registry gives, and each of their parts is loaded', () => {
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
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'function-log-'))
const file = join(folder, 'functions.log')

afterAll(() => rmSync(folder, { force: true, recursive: true }))

/** Output of a program that does this after it sent the lines of functions to a file. */
function printed(work: string) {
  const module = JSON.stringify(resolve('packages/local-firebase/src/hosting/function-log.ts'))
  const program = `
    import { inFunction, logFunctionsTo } from ${module}
    logFunctionsTo(${JSON.stringify(file)})
    ${work}`
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
}

test('what functions write goes to the log, and the console says that one failed', () => {
  const { status, stderr, stdout } = printed(`
    console.log('Ready')
    inFunction('formContacto', () => setTimeout(() => console.debug('a call'), 5))
    for (const paper of ['no paper', 'no ink'])
      inFunction('verFactura', () => console.error(new Error(paper)))`)
  expect(status).toBe(0)
  expect(stdout).toBe('Ready\n')
  expect(stderr).toBe(`The function verFactura failed: ${file} says why\n`)
  const log = readFileSync(file, 'utf8')
  expect(log).toMatch(/Z formContacto a call$/m)
  expect(log).toMatch(/Z verFactura Error: no paper$/m)
  expect(log).toMatch(/Z verFactura Error: no ink$/m)
})

test('an error that a function leaves behind does not end the program', () => {
  const { status, stdout } = printed(`
    inFunction('formContacto', () => setTimeout(() => { throw new Error('later') }, 5))
    inFunction('verFactura', () => void Promise.reject(new Error('lost')))
    setTimeout(() => console.log('still here'), 20)`)
  expect(status).toBe(0)
  expect(stdout).toBe('still here\n')
  expect(readFileSync(file, 'utf8')).toMatch(/Z formContacto Error: later$/m)
  expect(readFileSync(file, 'utf8')).toMatch(/Z verFactura Error: lost$/m)
})

test('an error of the program itself ends it', () => {
  const { status, stderr } = printed(`setTimeout(() => { throw new Error('broken') }, 5)`)
  expect(status).toBe(1)
  expect(stderr).toContain('Error: broken')
})

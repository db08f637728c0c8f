import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

import { bundleFunctions } from '../../../scripts/site/functions.ts'

/** Packages that a request needs before it is read: the sign-in, and what hears of requests. */
const needed = ['firebase-admin', 'firebase-functions', 'jsonwebtoken']

/** The database belongs to the first call that reads or writes. With a schema library, the reader of html or a printer a start would be half a second longer. */
const late = [
  '@google-cloud/firestore',
  '@grpc/grpc-js',
  'fontkit',
  'google-gax',
  'htmlparser2',
  'nodemailer',
  'pdfkit',
  'sanitize-html',
  'sharp',
  'zod'
]

/** `npm run bench -- --only starts` says what they take; a module costs about the same wherever it runs. */
const mostModules = 400

test('the start of a function that answers requests loads nothing that only a call or a trigger needs', async () => {
  mkdirSync('.cache/test', { recursive: true })
  // Packages are found from here.
  const folder = mkdtempSync(resolve('.cache/test/start-'))
  onTestFinished(() => rmSync(folder, { force: true, recursive: true }))
  await bundleFunctions(folder)
  const modules = modulesLoadedBy(join(folder, 'main.cjs'), 'fn')
  const packages = new Set(modules.map(url => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]))
  expect(needed.filter(name => !packages.has(name))).toEqual([])
  expect(late.filter(name => packages.has(name))).toEqual([])
  expect(modules.length).toBeLessThan(mostModules)
  // Triggers are found by their names, too.
  for (const target of ['fn', 'estudio', 'miCuenta', 'alCambiar', 'publicarProgramados'])
    expect(exportsAt(join(folder, 'main.cjs'), target)).toContain(target)
})

const environment = { FIREBASE_CONFIG: '{}', GCLOUD_PROJECT: 'demo-clavel' }

function exportsAt(file: string, target: string): string[] {
  const program = `console.log(Object.keys(require(${JSON.stringify(file)})).join(' ')); process.exit()`
  const env = { ...environment, FUNCTION_TARGET: target }
  return execFileSync(process.execPath, ['--input-type=commonjs', '--eval', program], {
    encoding: 'utf8',
    env
  })
    .trim()
    .split(' ')
}

function modulesLoadedBy(file: string, target: string): string[] {
  const program = `
    import { registerHooks } from 'node:module'
    const urls = []
    registerHooks({ load: (url, context, next) => (url.startsWith('file:') && urls.push(url), next(url, context)) })
    await import(${JSON.stringify(pathToFileURL(file).href)})
    console.log(urls.join('\\n'))
    process.exit()`
  const env = { ...environment, FUNCTION_TARGET: target }
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env
  })
  return said.trim().split('\n')
}

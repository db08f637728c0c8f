import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

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
const maxModules = 400

mkdirSync('.cache/test', { recursive: true })
/** Packages are found from here. */
const folder = mkdtempSync(resolve('.cache/test/start-'))
beforeAll(() => bundleFunctions(folder))
afterAll(() => rmSync(folder, { force: true, recursive: true }))

test('the start of a function that answers requests loads nothing that only a call or a trigger needs', () => {
  const modules = modulesLoadedBy(join(folder, 'main.cjs'), 'fn')
  const packages = new Set(modules.map(url => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]))
  expect(needed.filter(name => !packages.has(name))).toEqual([])
  expect(late.filter(name => packages.has(name))).toEqual([])
  expect(modules.length).toBeLessThan(maxModules)
})

test.each([
  ['alCambiar', /firebase-admin\/lib\/auth|express\//],
  ['enviarCorreo.avisos', /firebase-admin\/lib\/auth|nodemailer/],
  ['cadaNoche', /@google-cloud\/firestore|firebase-admin\/lib\/firestore/]
])('the start of %s loads nothing that only others need', (target, ofOthers) => {
  const modules = modulesLoadedBy(join(folder, 'main.cjs'), target)
  expect(modules.length).toBeGreaterThan(20)
  expect(modules.filter(url => ofOthers.test(url.split('node_modules/')[1] ?? ''))).toEqual([])
})

test.each(['fn', 'enviarCorreo.avisos', 'publicarProgramados', ''])(
  '"%s" is found, with all of its kind',
  target => {
    const kinds = [
      ['fn', 'estudio', 'miCuenta'],
      ['alCambiar', 'enviarCorreo'],
      ['publicacion', 'publicarProgramados']
    ]
    const [name = ''] = target.split('.')
    // firebase-tools names no function, and reads them all.
    const expected = kinds.filter(kind => name === '' || kind.includes(name)).flat()
    expect(exportsAt(join(folder, 'main.cjs'), target)).toEqual(expect.arrayContaining(expected))
  }
)

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

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

import { bundleFunctions } from '../../../scripts/site/functions.ts'

/** Packages that every function needs: the database, the sign-in, and what hears of requests and writes. */
const needed = [
  '@google-cloud/firestore',
  '@google-cloud/firestore-api',
  '@grpc/grpc-js',
  'firebase-admin',
  'firebase-functions',
  'google-auth-library',
  'google-gax',
  'jsonwebtoken'
]

/** With a schema library, the reader of html or a printer a start would be half a second longer. */
const late = ['fontkit', 'htmlparser2', 'nodemailer', 'pdfkit', 'sanitize-html', 'sharp', 'zod']

/** `npm run bench -- --only starts` says what they take; a module costs about the same wherever it runs. */
const mostModules = 700

test('a start of the functions loads what all of them need, and nothing that only a call needs', async () => {
  mkdirSync('.cache/test', { recursive: true })
  // Packages are found from here.
  const folder = mkdtempSync(resolve('.cache/test/start-'))
  onTestFinished(() => rmSync(folder, { force: true, recursive: true }))
  await bundleFunctions(join(folder, 'index.js'))
  const modules = modulesLoadedBy(join(folder, 'index.js'))
  const packages = new Set(modules.map(url => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]))
  expect(needed.filter(name => !packages.has(name))).toEqual([])
  expect(late.filter(name => packages.has(name))).toEqual([])
  expect(modules.length).toBeLessThan(mostModules)
})

function modulesLoadedBy(file: string): string[] {
  const program = `
    import { registerHooks } from 'node:module'
    const urls = []
    registerHooks({ load: (url, context, next) => (url.startsWith('file:') && urls.push(url), next(url, context)) })
    await import(${JSON.stringify(pathToFileURL(file).href)})
    console.log(urls.join('\\n'))
    process.exit()`
  const env = { FIREBASE_CONFIG: '{}', GCLOUD_PROJECT: 'demo-clavel' }
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env
  })
  return said.trim().split('\n')
}

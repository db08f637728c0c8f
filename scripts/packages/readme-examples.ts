import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from 'local-firebase'
import { z } from 'zod'

import { type PackageName, packPackage } from './pack.ts'

/** The packages whose README is a whole program, with what it imports besides. The example of the live publisher is a site of its own (`trial.ts`). */
export const readmeExamples: readonly Example[] = [
  { name: 'local-firebase', needs: ['firebase-admin'], run: serveShop },
  { name: 'site-checks', needs: [], run: checkShop }
]

interface Example {
  name: PackageName
  needs: readonly string[]
  /** Answers with a line for everything that is not as the README says. */
  run: (project: string) => Promise<string[]>
}

/** Has npm install each package, with what it declares, from the registry into an empty project, and runs its example there. */
export async function tryReadmes(folder: string): Promise<string[]> {
  const faults: string[] = []
  for (const { name, needs, run } of readmeExamples) {
    const project = mkdtempSync(join(tmpdir(), 'readme-'))
    try {
      install(project, packPackage(name, folder).tarball, needs)
      const found = await run(project)
      faults.push(...found.map(fault => `${name}: ${fault}`))
      console.log(
        `${name}: installed, and the example of its README ${found.length === 0 ? 'works' : 'fails'}`
      )
    } finally {
      rmSync(project, { force: true, recursive: true })
    }
  }
  return faults
}

function install(project: string, tarball: string, needs: readonly string[]): void {
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const others = [...needs, '@types/node'].map(name => `${name}@${versionHere(name)}`)
  // Without scripts of packages: `re2`, which superstatic does without, is compiled for ten minutes where GitHub cannot be reached.
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...flags, tarball, ...others], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit']
  })
}

const installedSchema = z.object({ version: z.string() })

function versionHere(name: string): string {
  const manifest = readFileSync(join('node_modules', name, 'package.json'), 'utf8')
  return installedSchema.parse(JSON.parse(manifest)).version
}

async function serveShop(project: string): Promise<string[]> {
  mkdirSync(join(project, 'dist'))
  mkdirSync(join(project, 'build/functions'), { recursive: true })
  writeFileSync(join(project, 'dist/index.html'), '<h1>Shop</h1>')
  writeFileSync(
    join(project, 'build/functions/index.js'),
    'export const greet = (request, response) => response.send(`Hello ${request.query.name}`)'
  )
  writeFileSync(
    join(project, 'firebase.json'),
    JSON.stringify({
      hosting: { public: 'dist', rewrites: [{ function: { functionId: 'greet' }, source: '/greet' }] }
    })
  )
  const port = await freePort()
  const [example = ''] = examplesIn('local-firebase')
  const child = startExample(project, example.replace('5000', String(port)))
  try {
    const said = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => ['nothing'])])
    const faults = lacking(String(said[0]), 'Saved: Lamp')
    if (faults.length > 0) return faults
    const answerTo = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    return [
      ...lacking(await answerTo('/'), '<h1>Shop</h1>'),
      ...lacking(await answerTo('/greet?name=Ana'), 'Hello Ana')
    ]
  } finally {
    child.kill()
  }
}

async function checkShop(project: string): Promise<string[]> {
  mkdirSync(join(project, 'dist'))
  writeFileSync(
    join(project, 'dist/index.html'),
    '<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1><img src="a.png"><p>Lorem ipsum</main>'
  )
  const child = startExample(project, examplesIn('site-checks').join('\n'))
  const [parts, [code]] = await Promise.all([child.stdout.toArray(), once(child, 'close')])
  const said = parts.join('')
  return [
    ...lacking(said, 'Write the text.'),
    ...lacking(said, 'A1  /: Give the page one <header>'),
    ...lacking(`exit code ${code}`, 'exit code 1')
  ]
}

function lacking(text: string, wanted: string): string[] {
  return text.includes(wanted) ? [] : [`"${wanted}" is wanted, and there is: ${text}`]
}

/** Examples of a README, in the order they stand there. */
function examplesIn(name: PackageName): string[] {
  const readme = readFileSync(join('packages', name, 'README.md'), 'utf8')
  return [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, code = '']) => code)
}

/** Types of an example are checked before it runs. */
function startExample(project: string, code: string) {
  const program = join(project, 'example.ts')
  writeFileSync(program, code)
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2024']
  execFileSync(process.execPath, [tsc, ...flags, '--types', 'node', program], {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit']
  })
  return spawn(process.execPath, [program], { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] })
}

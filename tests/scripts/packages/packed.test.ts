import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { freePort } from 'local-firebase'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

import { type Packed, type PackageName, packageNames, packPackage } from '../../../scripts/packages/pack.ts'
import { examplesOf, projectWith } from './outside.ts'

const folder = mkdtempSync(join(tmpdir(), 'packed-'))
// The types of the examples are read, and sign-in starts in a process of its own: half a minute on a busy machine.
vi.setConfig({ testTimeout: 240_000 })
const packed = new Map<PackageName, Packed>()

beforeAll(() => {
  for (const name of packageNames) packed.set(name, packPackage(name, folder))
}, 240_000)

afterAll(() => rmSync(folder, { force: true, recursive: true }))

function packedAs(name: PackageName): Packed {
  const found = packed.get(name)
  if (found === undefined) throw new Error(`${name} was not packed`)
  return found
}

function emptyProject(name: PackageName, alsoNeeds: string[] = []): string {
  const project = projectWith(packedAs(name), alsoNeeds)
  onTestFinished(() => rmSync(project, { force: true, recursive: true }))
  return project
}

describe.each(packageNames)('%s, packed', name => {
  test('has nothing that publint would change', async () => {
    const { folder: pkgDir } = packedAs(name)
    const { messages } = await publint({ pack: false, pkgDir, strict: true })
    const manifest: Record<string, unknown> = JSON.parse(readFileSync(join(pkgDir, 'package.json'), 'utf8'))
    expect(messages.map(message => formatMessage(message, manifest))).toEqual([])
  })

  test('has types that every kind of import finds', async () => {
    const { tarball } = packedAs(name)
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)))
    const problems = 'problems' in analysis ? analysis.problems : []
    expect(analysis.types).toBeTruthy()
    // They are modules alone: `require` of Node 24 takes them, TypeScript for older ones does not.
    const modulesAlone = problems.filter(
      problem =>
        problem.kind !== 'CJSResolvesToESM' &&
        !('resolutionKind' in problem && problem.resolutionKind === 'node10')
    )
    expect(modulesAlone).toEqual([])
  })

  test('holds no tests, no sources and no example', () => {
    const files = execFileSync('tar', ['--list', '--file', packedAs(name).tarball], { encoding: 'utf8' })
    const others = files.split('\n').filter(file => !/^$|^package\/(?:dist\/|[^/]+$)/.test(file))
    expect(others).toEqual([])
  })
})

/** The examples of a README have the right types, and are then a program of the project. */
function writeExample(project: string, code: string): string {
  const program = join(project, 'example.ts')
  writeFileSync(program, code)
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2024']
  execFileSync(process.execPath, [tsc, ...flags, '--types', 'node', program], {
    cwd: project,
    stdio: ['ignore', 'inherit', 'inherit']
  })
  return program
}

test('site-checks, installed elsewhere, finds what the example of its README looks for', async () => {
  const project = emptyProject('site-checks')
  mkdirSync(join(project, 'dist'))
  writeFileSync(
    join(project, 'dist/index.html'),
    '<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1><img src="a.png"><p>Lorem ipsum</main>'
  )
  const program = writeExample(
    project,
    examplesOf(readFileSync('packages/site-checks/README.md', 'utf8')).join('\n')
  )
  const child = spawn(process.execPath, [program], { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] })
  const said = await child.stdout.toArray()
  expect(said.join('')).toContain('Write the text.')
  expect(said.join('')).toContain('A1  /: Give the page one <header>')
  expect(child.exitCode ?? (await once(child, 'close'))[0]).toBe(1)
})

test('local-firebase, installed elsewhere, serves the pages, functions and documents of the example of its README', async () => {
  const project = emptyProject('local-firebase', ['firebase-admin'])
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
  const [example = ''] = examplesOf(readFileSync('packages/local-firebase/README.md', 'utf8'))
  const program = writeExample(project, example.replace('5000', String(port)))
  const child = spawn(process.execPath, [program], { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  const [said] = await once(child.stdout, 'data')
  expect(String(said)).toContain('Saved: Lamp')
  const page = await fetch(`http://127.0.0.1:${port}/`)
  expect(await page.text()).toBe('<h1>Shop</h1>')
  const answer = await fetch(`http://127.0.0.1:${port}/greet?name=Ana`)
  expect(await answer.text()).toBe('Hello Ana')
})

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

import { type Packed, type PackageName, packageNames, packPackage } from '../../../scripts/packages/pack.ts'
import { readmeExamples } from '../../../scripts/packages/readme-examples.ts'
import { projectWith } from './outside.ts'

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

test.each(readmeExamples)(
  '$name, installed elsewhere, does what the example of its README says',
  async ({ name, needs, run }) => {
    const project = projectWith(packedAs(name), needs)
    onTestFinished(() => rmSync(project, { force: true, recursive: true }))
    expect(await run(project)).toEqual([])
  }
)

test('local-firebase asks for no second copy of what the server that it starts is made of', () => {
  const wanted = dependenciesIn(join(packedAs('local-firebase').folder, 'package.json'))
  const ofServer = dependenciesIn('node_modules/@firestore-emulator/server/package.json')
  const shared = Object.keys(wanted).filter(name => name in ofServer)
  expect(shared).toEqual(['@firestore-emulator/proto'])
  for (const name of shared) expect(wanted[name]).toBe(ofServer[name])
})

function dependenciesIn(manifest: string): Record<string, string> {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(manifest, 'utf8')
  )
  return dependencies
}

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

// These tests need no network. Pull requests also run `npm audit`, which asks the registry for known weaknesses.

interface Locked {
  hasInstallScript?: boolean
  integrity?: string
  license?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  resolved?: string
  version: string
}

const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const manifest: Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
> = JSON.parse(readFileSync('package.json', 'utf8'))

/** Packages that come from the registry, and not those of the project itself. */
const fetched = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.startsWith('node_modules/') && !link
)

/** Licences under which a business may run, change and show what it is made of. */
const allowed =
  /^\(?(?:0BSD|Apache-2\.0|Artistic-2\.0|BlueOak-1\.0\.0|BSD(?:-[23]-Clause)?|CC-BY-[34]\.0|CC0-1\.0|ISC|LGPL-3\.0-or-later|MIT(?:-0)?|MPL-2\.0|OFL-1\.1|Python-2\.0|Unlicense|Unicode-3\.0|WTFPL|Zlib)(?: (?:AND|OR) [\w.-]+)*\)?$/

/** Licences that were read, because their package names none of those. */
const read: Record<string, string> = {
  // The owner's card names it. It forbids uses that violate human rights: whoever takes the shop over has to agree.
  '@react-leaflet/core': 'Hippocratic-2.1',
  // Bitstream Vera and public domain: free to embed.
  'dejavu-fonts-ttf': 'SEE LICENSE IN README.md AND LICENSE',
  // MIT, in the text of the package.
  limiter: 'none',
  'png-js': 'none',
  'react-leaflet': 'Hippocratic-2.1'
}

describe('the packages', () => {
  test('are named by one exact version each', () => {
    const named = Object.values({
      ...manifest.dependencies,
      ...manifest.devDependencies,
      ...manifest.optionalDependencies
    })
    expect(named.filter(version => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
  })

  test('are all known by the sum of their content, and come from the registry', () => {
    expect(fetched.length).toBeGreaterThan(1000)
    const registry = 'https://registry.npmjs.org/'
    const wrong = fetched.filter(
      ([, { integrity, resolved = registry }]) =>
        !resolved.startsWith(registry) || !integrity?.startsWith('sha512-')
    )
    expect(wrong.map(([path]) => path)).toEqual([])
  })

  test('that visitors or the functions run have a licence that allows it', () => {
    const wrong = fetched.filter(([, { dev, license = 'none' }]) => !dev && !allowed.test(license))
    const found = wrong.map(([path, { license = 'none' }]) => [
      path.replace(/^.*node_modules\//, ''),
      license
    ])
    expect(Object.fromEntries(found)).toEqual(read)
  })

  test('run nothing of their own when they are installed, but for those known', () => {
    const running = fetched.filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = running.map(([path]) => path.replace(/^.*node_modules\//, ''))
    expect([...new Set(names)].toSorted()).toEqual(known)
  })
})

test('npm finds nothing missing, left over or of a wrong version', { timeout: 60_000 }, () => {
  const { status, stderr } = spawnSync('npm', ['ls', '--all'], { encoding: 'utf8', maxBuffer: 50_000_000 })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

/** Each only looks for its own binary or its own settings; nothing here needs it. */
const known = ['@firebase/util', '@swc/core', 'esbuild', 'protobufjs', 'workerd']

test('the publisher loads packages of production alone, and starts without the local back end', () => {
  const programs = [
    'scripts/publisher.ts',
    'scripts/publisher/publishing-process.ts',
    'scripts/pull.ts',
    'scripts/build.ts'
  ]
  const loaded = packagesLoadedBy([...programs, 'astro.config.mjs', 'src/publishing/render-thread.ts'])
  expect(loaded).toContain('firebase-admin')
  expect(loaded.filter(name => !(name in manifest.dependencies))).toEqual([])
})

/** Packages that are imported when these modules load. An import within a function is made when it is called. */
function packagesLoadedBy(entries: readonly string[]): string[] {
  const names = new Set<string>()
  const modules = new Set(entries)
  // A set that grows is gone through to its end.
  for (const file of modules) {
    const imports = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type )(?:[^'"=]*? from )?'([^']+)'/gm
    )
    for (const [, target = ''] of imports) {
      if (target.startsWith('#')) modules.add(`src/${target.slice(1)}`)
      else if (target.startsWith('.')) modules.add(join(dirname(file), target))
      else if (!target.startsWith('node:')) names.add(packageOf(target))
    }
  }
  return [...names]
}

function packageOf(target: string): string {
  return target.split('/', target.startsWith('@') ? 2 : 1).join('/')
}

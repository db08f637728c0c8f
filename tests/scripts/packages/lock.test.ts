import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isInstalled, isNewEnough } from '../../../scripts/ensure.mjs'
import { filled, withChecksums } from '../../../tools/fill-lock.mjs'

/** npm reads a thousand packages. */
const npmPatienceMs = 60_000

describe('package-lock.json', () => {
  test('describes the packages of other platforms', () => {
    const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    expect(Object.keys(filled(lock).packages).toSorted()).toEqual(Object.keys(lock.packages).toSorted())
  })

  test('is what npm accepts for a clean install', { timeout: npmPatienceMs }, () => {
    const { status, stderr } = spawnSync('npm', ['ci', '--dry-run', '--offline'], { encoding: 'utf8' })
    expect(stderr).not.toContain('npm error')
    expect(status).toBe(0)
  })
})

describe('filled', () => {
  const lock = {
    packages: {
      'node_modules/tool': {
        optionalDependencies: { 'tool-darwin-arm64': '1.0.0', 'tool-linux-x64-musl': '1.0.0' }
      },
      'node_modules/tool-darwin-arm64': { version: '1.0.0' }
    }
  }

  test('adds what is missing with its platform, and leaves alone what is there', () => {
    expect(filled(lock).packages).toEqual({
      ...lock.packages,
      'node_modules/tool-linux-x64-musl': {
        cpu: ['x64'],
        libc: ['musl'],
        optional: true,
        os: ['linux'],
        version: '1.0.0'
      }
    })
  })
})

test('a package without a checksum gets checksum and licence from the registry, and a folder of the project gets none', async () => {
  const lock = {
    packages: {
      'node_modules/here': { integrity: 'sha512-known', license: 'MIT', version: '1.0.0' },
      'node_modules/own': { link: true },
      'node_modules/tool-win32': { optional: true, version: '1.0.0' },
      'packages/own': { version: '0.1.0' }
    }
  }
  const asked: string[] = []
  const { packages } = await withChecksums(lock, async (name: string, version: string) => {
    asked.push(`${name}@${version}`)
    return {
      dist: { integrity: 'sha512-new', tarball: 'https://registry.npmjs.org/tool.tgz' },
      license: 'ISC'
    }
  })
  expect(asked).toEqual(['tool-win32@1.0.0'])
  expect(packages).toEqual({
    ...lock.packages,
    'node_modules/tool-win32': {
      integrity: 'sha512-new',
      license: 'ISC',
      optional: true,
      resolved: 'https://registry.npmjs.org/tool.tgz',
      version: '1.0.0'
    }
  })
})

describe('isInstalled', () => {
  const wanted = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-win32': { optional: true, version: '1.0.0' }
  }

  test('does without what is optional', () => {
    expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true)
  })

  test.each([
    ['a package is missing', {}],
    ['a package is there in another version', { 'node_modules/a': { version: '1.0.1' } }]
  ])('says no when %s', (_case, present) => {
    expect(isInstalled(wanted, present)).toBe(false)
  })
})

describe('isNewEnough', () => {
  test.each([
    ['v20.20.2', false],
    ['v22.21.0', false],
    ['v23.11.1', false],
    ['v24.0.0', true],
    ['v25.1.0', true]
  ])('%s: %s', (version, answer) => {
    expect(isNewEnough(version)).toBe(answer)
  })
})

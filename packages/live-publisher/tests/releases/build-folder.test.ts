import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { thisProgram } from '../../src/releases/program.ts'
import { ownBuildFolder } from '../../src/releases/build-folder.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orphans-'))
})
afterEach(() => rmSync(folder, { force: true, recursive: true }))

describe('the folders of builds', () => {
  test('whose program was killed go, with what is named after them', () => {
    for (const name of ['4194305-77', '4194305', `${process.pid}-77`]) {
      mkdirSync(join(folder, name, 'en'), { recursive: true })
      writeFileSync(join(folder, name, 'en/index.html'), '')
      writeFileSync(join(folder, `${name}.keys.json`), '{}')
    }
    ownBuildFolder(folder).removeOrphans()
    expect(readdirSync(folder)).toEqual([])
  })

  test('that somebody works in stay, and so does what is nobody’s build', () => {
    const names = [thisProgram, `${thisProgram}.keys.json`, '7-77-1', 'index.html', '_astro']
    for (const name of names) mkdirSync(join(folder, name))
    ownBuildFolder(folder).removeOrphans()
    expect(readdirSync(folder).toSorted()).toEqual(names.toSorted())
    expect(ownBuildFolder().buildFolder).toBe(join('.render', thisProgram))
  })

  test('are none before the first build', () => {
    expect(existsSync(join(folder, 'none'))).toBe(false)
    expect(() => ownBuildFolder(join(folder, 'none')).removeOrphans()).not.toThrow()
  })
})

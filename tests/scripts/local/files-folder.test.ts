import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'

import { filesFolder, filesFolderOf, forgetFiles } from '../../../scripts/local/files-folder.ts'

const [one, other] = ['http://127.0.0.1:64001', 'http://127.0.0.1:64002']
const fileOf = (site: string) => join(filesFolderOf(site), 'fotos/a.webp')

afterEach(() => [one, other].forEach(site => rmSync(filesFolderOf(site), { force: true, recursive: true })))

describe('what was uploaded on this machine', () => {
  test('lies apart for each site, so that beginning anew at one leaves the others alone', () => {
    for (const site of [one, other]) {
      mkdirSync(join(filesFolderOf(site), 'fotos'), { recursive: true })
      writeFileSync(fileOf(site), 'a')
    }
    forgetFiles(one)
    expect([one, other].map(site => existsSync(fileOf(site)))).toEqual([false, true])
  })

  test('lies where the environment says, if it says so', () => {
    expect(filesFolder({ FILES_FOLDER: '/elsewhere' })).toBe('/elsewhere')
  })
})

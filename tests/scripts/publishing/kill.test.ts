import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { openTrees, type Place } from '#publishing/trees.ts'

import { filesAt } from './changing-site.ts'

const kills = 24
const longestLifeMs = 25

let root = ''
let place: Place

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clavel-kill-'))
  place = { folder: join(root, 'trees'), served: join(root, 'served') }
  for (const [file, content] of filesAt(1)) {
    mkdirSync(join(root, 'draft', file, '..'), { recursive: true })
    writeFileSync(join(root, 'draft', file), content)
  }
  openTrees(place).install(join(root, 'draft'), { code: 'code', documents: {}, keys: filesAt(1) })
})
afterEach(() => rmSync(root, { force: true, recursive: true }))

function served(): Map<string, string> {
  const entries = readdirSync(place.served, { recursive: true, withFileTypes: true }).filter(each =>
    each.isFile()
  )
  const paths = entries.map(each => join(each.parentPath, each.name)).toSorted()
  return new Map(paths.map(path => [path.slice(place.served.length + 1), readFileSync(path, 'utf8')]))
}

/** The files of exactly one version, or those that do not belong together. */
function versionServed(): number | string[] {
  const files = served()
  const versions = new Set(files.values())
  const version = Number([...versions][0]?.replace('version ', ''))
  const isWhole = versions.size === 1 && files.size === filesAt(version).size
  return isWhole ? version : [...files].map(pair => pair.join(': '))
}

test('a publisher killed at any moment leaves one version, whole, and the next one goes on from it', async () => {
  let last = 1
  for (let count = 0; count < kills; count += 1) {
    const child = fork('tests/scripts/publishing/change-for-ever.ts', [place.folder, place.served])
    await once(child, 'message')
    await setTimeout((longestLifeMs * count) / kills)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const version = versionServed()
    expect(version).toBeGreaterThan(last)
    expect(openTrees(place).current()?.version).toBe(version)
    last = Number(version)
  }
})

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import type { Place } from '../../src/releases/place.ts'
import { openReleases } from '../../src/releases/releases.ts'

import { changesAt, filesAt } from './changing-site.ts'
import { installVersion, versionServed } from './site-on-disk.ts'

/** As much as a file may have, in blocks of a half or a whole kilobyte: the manifest has room for some versions, as on a disk that is nearly full. */
const blocks = 12

let root = ''
let place: Place

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clavel-full-'))
  place = { folder: join(root, 'releases'), served: join(root, 'served') }
  installVersion(place, root, 1)
})
afterEach(() => rmSync(root, { force: true, recursive: true }))

/** Runs a program that cannot write more than that into a file: what it writes is cut off there, as by a full disk. */
function runCrowded(program: string, args: string[]): { status: number | null; stderr: string } {
  const command = `ulimit -f ${blocks} && exec "$0" "$@"`
  const { status, stderr } = spawnSync('sh', ['-c', command, process.execPath, program, ...args], {
    encoding: 'utf8'
  })
  return { status, stderr }
}

test('where there is no room the site stays whole, the reason is told, and with room the next change goes on', async () => {
  const { status, stderr } = runCrowded('packages/live-publisher/tests/releases/change-for-ever.ts', [
    place.folder,
    place.served
  ])
  expect(status).toBe(1)
  expect(stderr).toContain('EFBIG: file too large, write')
  const manifest = readFileSync(join(place.folder, 'manifest.jsonl'), 'utf8')
  expect(() => JSON.parse(manifest.split('\n').at(-1) ?? '')).toThrow('JSON')

  const stands = Number(versionServed(place))
  expect(stands).toBeGreaterThan(1)
  const releases = openReleases(place)
  expect(releases.current()).toMatchObject({ keys: filesAt(stands), version: stands })

  const draft = releases.begin()
  for (const [file, content] of filesAt(stands + 1)) await draft.write(file, Buffer.from(content))
  for (const file of filesAt(stands).keys()) if (!filesAt(stands + 1).has(file)) draft.remove(file)
  draft.commit({ changes: changesAt(stands + 1), code: 'code', documents: {} })
  expect(versionServed(place)).toBe(stands + 1)
  expect(openReleases(place).current()).toMatchObject({ keys: filesAt(stands + 1), version: stands + 1 })
})

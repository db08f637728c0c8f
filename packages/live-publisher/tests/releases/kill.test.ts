import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { afterEach, beforeEach, expect, test } from 'vitest'

import type { Place } from '../../src/releases/place.ts'
import { openReleases } from '../../src/releases/releases.ts'

import { installVersion, versionServed } from './site-on-disk.ts'

const kills = 24
const longestLifeMs = 25

let root = ''
let place: Place

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clavel-kill-'))
  place = { folder: join(root, 'releases'), served: join(root, 'served') }
  installVersion(place, root, 1)
})
afterEach(() => rmSync(root, { force: true, recursive: true }))

test('a publisher killed at any moment leaves one version, whole, and the next one goes on from it', async () => {
  let last = 1
  for (let count = 0; count < kills; count += 1) {
    const child = fork('packages/live-publisher/tests/releases/change-for-ever.ts', [
      place.folder,
      place.served
    ])
    await once(child, 'message')
    await setTimeout((longestLifeMs * count) / kills)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const version = versionServed(place)
    expect(version).toBeGreaterThan(last)
    expect(openReleases(place).current()?.version).toBe(version)
    last = Number(version)
  }
})

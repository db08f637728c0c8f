import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { packPackage } from '../../scripts/packages/pack.ts'
import { tryLivePublisher } from '../../scripts/packages/trial.ts'
import { hasRegistry } from './registry.ts'

const folder = mkdtempSync(join(tmpdir(), 'clavel-packed-'))

afterAll(() => rmSync(folder, { force: true, recursive: true }))

test.runIf(hasRegistry)(
  'a blog of 2,000 posts outside of this repository installs the package, and a changed title is online at once',
  async () => {
    const { version } = JSON.parse(readFileSync('node_modules/astro/package.json', 'utf8'))
    const { tarball } = packPackage('live-publisher', folder)
    const trial = await tryLivePublisher(tarball, version, { edits: 5, keep: false, posts: 2000 })
    expect(trial.different).toEqual([])
    expect(trial.files).toBeGreaterThan(2000)
    expect(trial.example).toContain(' 0 of them different')
    // `npm run packages -- --try` holds it to half a second; this machine may have other work.
    expect(trial.middle).toBeLessThan(1.5)
  },
  500_000
)

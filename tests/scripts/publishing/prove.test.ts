import { execFileSync } from 'node:child_process'

import { expect, test } from 'vitest'

const longestMs = 600_000

test(
  'what changed, published edit by edit, is byte for byte a clean build; a publisher that overlooks anything would be found out',
  () => {
    const few = ['--edits', '52', '--every', '52', '--experiences', '20']
    const said = execFileSync(process.execPath, ['scripts/prove-publishing.ts', ...few], { encoding: 'utf8' })
    expect(said).toContain(
      'Byte for byte what a clean build gives, and whoever overlooks a part of what pages show is found out.'
    )
  },
  longestMs
)

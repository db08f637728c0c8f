import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

import { errorMessage } from '#publishing/error-message.ts'

const folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
vi.stubEnv('CATALOG_FOLDER', folder)
const { readSnapshot, snapshotFile } = await import('#catalog/model/snapshot.ts')

afterAll(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

test('who builds from a snapshot that was cut reads which file it is, and how to make it anew', () => {
  writeFileSync(snapshotFile, '{"collections":')
  let said = ''
  try {
    readSnapshot()
  } catch (error) {
    said = errorMessage(error)
  }
  expect(said).toMatch(/snapshot\.json cannot be read\. Make it anew: npm run pull: .*JSON/)
})

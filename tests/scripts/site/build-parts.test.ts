import { type SpawnOptions, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabase } from 'local-firebase'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { partName, readPart } from '../../../scripts/site/parts/part-name.ts'
import { pull } from '../../../scripts/database/pull.ts'
import { replaceCollections } from '../../../scripts/database/documents.ts'
import { readFolder } from '../../../scripts/database/files.ts'
import { ownCatalogue } from '../../../scripts/database/seed.ts'
import { withDatabase } from '../../../scripts/database/target.ts'
import { fewExperiences } from '../../../scripts/publishing-proof/few.ts'
import { type PartRecord, problemOf } from '../../../scripts/site/parts/part-record.ts'

const minutesMs = 900_000
/** Four builds of all would take a minute and a half of a processor; these have every kind of page, in both parts. */
const experiences = 24

describe('a site that is built in parts', () => {
  let folder: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'in-parts-'))
    const database = await startDatabase()
    const { host } = database
    await withDatabase({ host, kind: 'emulator', named: 'this test' }, 'read', async (db, source) => {
      const now = new Date()
      const read = readFolder(ownCatalogue, now)
      if (read.kind === 'refused') return read
      await replaceCollections(db, fewExperiences(read.collections, experiences))
      return pull(db, source, now, { folder })
    })
    database.stop()
  })

  afterAll(() => rmSync(folder, { force: true, recursive: true }))

  async function build(place: string, ...args: string[]): Promise<string> {
    const options: SpawnOptions = {
      env: { ...process.env, CATALOG_FOLDER: folder, SITE_PLACE: join(folder, place) },
      stdio: ['ignore', 'pipe', 'pipe']
    }
    const parts = join(folder, 'parts')
    const child = spawn(process.execPath, ['scripts/build.ts', '--folder', parts, ...args], options)
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => (said += String(data)))
    const code = await new Promise(resolve => child.once('close', resolve))
    return code === 0 ? 'done' : said
  }

  test('is byte for byte the one that is built at once', { timeout: minutesMs }, async () => {
    expect(await Promise.all([build('unused', '--part', '1/2'), build('unused', '--part', '2/2')])).toEqual([
      'done',
      'done'
    ])
    expect(await build('joined', '--join')).toBe('done')
    expect(await build('whole')).toBe('done')
    const [joined, whole] = [filesBelow(join(folder, 'joined/dist')), filesBelow(join(folder, 'whole/dist'))]
    expect(joined.size).toBeGreaterThan(1000)
    expect([...joined.keys()].filter(file => !whole.has(file))).toEqual([])
    expect([...whole.keys()].filter(file => !joined.has(file))).toEqual([])
    expect([...whole].filter(([file, bytes]) => joined.get(file)?.equals(bytes) !== true)).toEqual([])
  })

  test('is not joined without its parts', { timeout: minutesMs }, async () => {
    expect(await build('joined', '--join')).toContain('There is no part')
  })
})

function filesBelow(folder: string): Map<string, Buffer> {
  const files = readdirSync(folder, { recursive: true }).map(String)
  return new Map(
    files
      .filter(file => statSync(join(folder, file)).isFile())
      .map(file => [file, readFileSync(join(folder, file))])
  )
}

describe('the parts of a site', () => {
  const part = (number: number, stamp = 'today', of = 2, photographs = 'all'): PartRecord => ({
    inlineParts: '{}',
    keys: {},
    number,
    of,
    pages: 1,
    photographs,
    pictures: {},
    stamp
  })

  test('are joined when all are there, of one catalogue and one code', () => {
    expect(problemOf([part(1), part(2)], 'today')).toBeNull()
  })

  test.each([
    ['none', [], 'There is no part'],
    ['one is missing', [part(1)], 'Of 2 parts there is no 2.'],
    ['one is of another division', [part(1), part(2), part(3, 'today', 3)], 'more than one division'],
    ['one is of another catalogue', [part(1), part(2, 'yesterday')], 'path: part 2.'],
    ['one lacks a photograph', [part(1), part(2, 'today', 2, 'all but one')], 'photographs: 1, 2.']
  ])('are refused when %s', (_, records, words) => expect(problemOf(records, 'today')).toContain(words))
})

describe('the name of a part', () => {
  test.each(['1/1', '1/4', '4/4', '12/1000'])('is %s', name => {
    const part = readPart(name)
    expect(part && partName(part)).toBe(name)
  })

  test.each(['', '0/4', '5/4', '1', '1/', '1/2/3', '1/1001', '-1/2', ' 1/2', '1.5/2'])('is not %j', name =>
    expect(readPart(name)).toBeNull()
  )
})

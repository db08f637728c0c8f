import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { mailCollections } from '#contract/written/mail-collections.ts'
import { autosaveCollection } from '#contract/studio/stored-autosave.ts'
import { presentCollection } from '#contract/studio/stored-presence.ts'
import { proposalsCollection } from '#contract/studio/stored-proposal.ts'
import { recordCollection, versionsCollection } from '#contract/studio/stored.ts'

/** Which file writes a date after which the database may remove a document, and of which collections. */
const expiring: Readonly<Record<string, readonly string[]>> = {
  'src/contract/studio/stored-autosave.ts': [autosaveCollection],
  'src/contract/studio/stored-presence.ts': [presentCollection],
  'src/contract/studio/stored-proposal.ts': [proposalsCollection],
  'src/contract/studio/stored.ts': [recordCollection, versionsCollection],
  'src/contract/written/access-notice.ts': [mailCollections['access-notice']],
  'src/contract/written/counted-calls.ts': ['limites']
}

test('what is written with an end expires in the database', () => {
  const writers = globSync('src/contract/**/*.ts').filter(file =>
    /caduca: (new Date|expiry)/.test(readFileSync(file, 'utf8'))
  )
  expect(writers.toSorted()).toEqual(Object.keys(expiring).toSorted())
  const { fieldOverrides } = z
    .object({
      fieldOverrides: z.array(
        z.object({ collectionGroup: z.string(), fieldPath: z.string(), ttl: z.boolean().optional() })
      )
    })
    .parse(JSON.parse(readFileSync('firestore.indexes.json', 'utf8')))
  const ttl = fieldOverrides.filter(field => field.ttl)
  expect(new Set(ttl.map(({ fieldPath }) => fieldPath))).toEqual(new Set(['caduca']))
  expect(ttl.map(({ collectionGroup }) => collectionGroup).toSorted()).toEqual(
    Object.values(expiring).flat().toSorted()
  )
})

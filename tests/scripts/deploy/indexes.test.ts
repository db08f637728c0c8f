import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { mailCollections } from '#contract/user-documents/mail-collections.ts'
import { autosaveCollection } from '#studio/autosave/stored-autosave.contract.ts'
import { invitationCollection } from '#studio/people/stored-invitation.contract.ts'
import { presentCollection } from '#studio/presence/stored-presence.contract.ts'
import { proposalsCollection } from '#studio/proposals/stored-proposal.contract.ts'
import { recordCollection, versionsCollection } from '#studio/document/stored.contract.ts'

/** Files that write a date after which the database may remove a document, with the collections of the documents. */
const expiring: Readonly<Record<string, readonly string[]>> = {
  'src/studio/autosave/stored-autosave.contract.ts': [autosaveCollection],
  'src/studio/people/stored-invitation.contract.ts': [invitationCollection],
  'src/studio/presence/stored-presence.contract.ts': [presentCollection],
  'src/studio/proposals/stored-proposal.contract.ts': [proposalsCollection],
  'src/studio/document/stored.contract.ts': [recordCollection, versionsCollection],
  'src/contract/user-documents/access-notice.ts': [mailCollections['access-notice']],
  'src/contract/user-documents/counted-calls.ts': ['limites']
}

test('what is written with an end expires in the database', () => {
  const writers = globSync('src/{contract,studio}/**/*.ts').filter(file =>
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

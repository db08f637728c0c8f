import type { FirestoreServer } from '@firestore-emulator/server'

import { change, withMessages } from './repairs.ts'

/** Counts the documents that are read, as the real database bills them: a missing one and a query without an answer are one each. */
export function countReads(database: FirestoreServer): () => number {
  let reads = 0
  for (const method of ['BatchGetDocuments', 'RunQuery']) {
    change(database, method, handle => (call, callback) => {
      const counted = withMessages(call, message => {
        reads += 1
        return message
      })
      handle(counted, callback)
    })
  }
  return () => reads
}

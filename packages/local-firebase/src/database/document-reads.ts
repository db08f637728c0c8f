import type { FirestoreServer } from '@firestore-emulator/server'

import { change, withMessages } from './repairs.ts'

/**
 * Counts the documents that are read, as the real database bills them: a missing one and a query without an answer are one each, and a listener pays for each document that
 * it receives. */
export function countReads(database: FirestoreServer): () => number {
  let reads = 0
  for (const method of ['BatchGetDocuments', 'RunQuery', 'Listen']) {
    change(database, method, handle => (call, callback) => {
      const counted = withMessages(call, message => {
        if (method !== 'Listen' || isDocument(message)) reads += 1
        return message
      })
      return handle(counted, callback)
    })
  }
  return () => reads
}

function isDocument(message: object): boolean {
  return Reflect.get(message, 'has_document_change') === true
}

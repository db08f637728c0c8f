import type { FirestoreServer } from '@firestore-emulator/server'
import {
  ListCollectionIdsResponse,
  ListDocumentsResponse
} from '@firestore-emulator/proto/dist/google/firestore/v1/firestore.js'
import { change } from './repairs.ts'

/** The part of the emulator's documents and collections that is used here. */
export interface Node {
  collections?: Record<string, { documents: Record<string, LocalDocument> }>
}

interface LocalDocument extends Node {
  getPath: () => string
  hasChild: () => boolean
  metadata: { hasExist: boolean }
  toV1DocumentObject: () => object
}

/** The local Firestore cannot say which collections it has, nor what is in one with the missing documents on the way: here it learns both. */
export function serveListings(database: FirestoreServer): void {
  answer(database, 'ListCollectionIds', ({ parent }) =>
    ListCollectionIdsResponse.fromObject({ collection_ids: collectionsOf(nodeAt(database, parent)) })
  )
  answer(database, 'ListDocuments', ({ collection_id: collection, parent }) =>
    ListDocumentsResponse.fromObject({
      documents: documentsOf(nodeAt(database, parent), collection).map(document =>
        document.metadata.hasExist ? document.toV1DocumentObject() : { name: document.getPath() }
      )
    })
  )
}

interface Asked {
  collection_id: string
  parent: string
}

function answer(database: FirestoreServer, method: string, work: (asked: Asked) => object): void {
  change(database, method, () => (call, callback) => {
    const { request }: { request: unknown } = call
    const { collection_id = '', parent = '' }: Partial<Asked> = Object(request)
    callback(null, work({ collection_id, parent }))
  })
}

export function collectionsOf(node: Node): string[] {
  return Object.keys(node.collections ?? {}).filter(name => documentsOf(node, name).length > 0)
}

export function documentsOf({ collections = {} }: Node, name: string): LocalDocument[] {
  const documents = Object.values(collections[name]?.documents ?? {})
  return documents
    .filter(document => document.metadata.hasExist || document.hasChild())
    .toSorted((one, other) => (one.getPath() < other.getPath() ? -1 : 1))
}

/** The database itself, or a document of it. */
export function nodeAt({ state }: FirestoreServer, parent: string): Node {
  const [, project = '', , name = '', , ...path] = parent.split('/')
  const database = state.getProject(project).getDatabase(name)
  // Reaches a value that the package does not export.
  return Object(path.length === 0 ? database : state.getDocument(parent))
}

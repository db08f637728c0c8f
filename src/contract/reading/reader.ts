import type { Decode, Note } from './decoding.ts'
import { isDraft } from './draft.ts'
import { memoizeDecoding } from './memoize-decoder.ts'
import { byId } from './document-order.ts'
import { excerptOf, type Problem } from '#contract/problems/problem.ts'
import type { CollectionName, RawDocument } from './snapshot.ts'

/** Reads a collection: what fits, in the order of the ids. Everything else goes to the problems. */
export type Reader<Value> = (documents: RawDocument[], problems: Problem[]) => Value[]

/** A reader that remembers, and does not see drafts. `keyOf` names a document where its id alone does not. */
export function createReader<Value>(
  collection: CollectionName,
  decode: Decode<Value>,
  keyOf: (document: RawDocument) => string = ({ id }) => id
): Reader<Value> {
  const decodeAll = memoizeDecoding(decode)
  return (documents, problems) => {
    const seen = new Set<string>()
    const unique = documents
      .filter(document => !isDraft(document))
      .sort(byId)
      .filter(document => {
        const key = keyOf(document)
        if (seen.has(key)) problems.push(repeated(collection, document))
        return seen.size !== seen.add(key).size
      })
    const decoded = decodeAll(unique)
    problems.push(...decoded.flatMap(({ problems: found }) => found))
    return decoded.flatMap(({ value }) => (value === null ? [] : [value]))
  }
}

/** For what only shows when all documents are known. */
export function createNotes(problems: Problem[], collection: CollectionName, id: string): Note {
  return (field, words, value) => {
    problems.push({ collection, field, id, outcome: 'ignored', value: excerptOf(value), ...words })
  }
}

function repeated(collection: CollectionName, { id }: RawDocument): Problem {
  const words = { expected: 'un id que no tenga otro documento', problem: 'el id está repetido' }
  return { collection, field: 'id', id, outcome: 'left-out', value: excerptOf(id), ...words }
}

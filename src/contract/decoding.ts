import type { z } from 'zod'

import { isDocumentId, longestId } from '#domain/document-id.ts'
import { valueAt } from './document-path.ts'
import { draftMarkWords, hasReadableDraftMark } from './draft.ts'
import { findingsOf } from './issue-words.ts'
import { excerptOf, type Problem, type Words } from './problem.ts'
import type { CollectionName, RawDocument } from './snapshot.ts'

/** A document in the words of the domain; null when it does not fit, or is not for the public. */
export interface Decoded<Value> {
  value: Value | null
  problems: Problem[]
}

/** Reports a value that is ignored while its document is kept. */
export type Note = (field: string, words: Words, value: unknown) => void

export type Decode<Value> = (document: RawDocument) => Decoded<Value>

/** A decoder of the documents of one collection. `build` only sees documents that fit the schema. */
export function documentDecoder<Schema extends z.ZodType, Value>(
  collection: CollectionName,
  schema: Schema,
  build: (fields: z.output<Schema>, id: string, note: Note) => Value | null
): Decode<Value> {
  return document => {
    const { id } = document
    if (!isDocumentId(id)) return leftOut(collection, id, [{ field: 'id', value: excerptOf(id), ...idWords }])
    if (!hasReadableDraftMark(document)) {
      return leftOut(collection, id, [
        { field: 'borrador', value: excerptOf(document['borrador']), ...draftMarkWords }
      ])
    }
    const parsed = schema.safeParse(document)
    if (!parsed.success) return leftOut(collection, id, fieldsOf(parsed.error.issues, document))
    const { note, problems } = createNotes(collection, id)
    const value = build(parsed.data, id, note)
    return { problems: problems(value === null ? 'left-out' : 'ignored'), value }
  }
}

/** Collects what is reported about one document; the same words about the same field count once. */
function createNotes(
  collection: CollectionName,
  id: string
): { note: Note; problems: (outcome: Problem['outcome']) => Problem[] } {
  const noted = new Map<string, FieldProblem>()
  return {
    note: (field, words, value) => {
      noted.set(`${field} ${words.problem} ${excerptOf(value)}`, { ...words, field, value: excerptOf(value) })
    },
    problems: outcome => [...noted.values()].map(found => ({ ...found, collection, id, outcome }))
  }
}

const idWords = {
  expected: `letras, cifras, guiones y guiones bajos, como mucho ${longestId}`,
  problem: 'el id no se puede usar en una dirección'
} as const satisfies Words

type FieldProblem = Omit<Problem, 'collection' | 'id' | 'outcome'>

function leftOut<Value>(collection: CollectionName, id: string, fields: FieldProblem[]): Decoded<Value> {
  return { problems: fields.map(field => ({ ...field, collection, id, outcome: 'left-out' })), value: null }
}

function fieldsOf(issues: readonly z.core.$ZodIssue[], document: RawDocument): FieldProblem[] {
  return findingsOf(issues, document).map(({ expected, path, problem }) => {
    return { expected, field: path.join('.'), problem, value: excerptOf(valueAt(document, path)) }
  })
}

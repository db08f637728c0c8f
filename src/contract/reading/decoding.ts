import type { z } from 'zod'

import { isDocumentId, longestId } from '#domain/text/document-id.ts'
import { valueAt } from '#contract/problems/document-path.ts'
import { draftMarkWords, hasReadableDraftMark } from './draft.ts'
import { findingsOf } from '#contract/problems/issue-words.ts'
import { nearestName } from '#contract/problems/near-names.ts'
import { excerptOf, type Problem, type IssueTexts } from '#contract/problems/problem.ts'
import { notesOf } from '#contract/schema/field.ts'
import type { CollectionName, RawDocument } from './snapshot.ts'

/** A document in the words of the domain; null when it does not fit, or is not for the public. */
export interface Decoded<Value> {
  value: Value | null
  problems: Problem[]
}

/** Reports a value that is ignored while its document is kept. */
export type Note = (field: string, words: IssueTexts, value: unknown) => void

export type Decode<Value> = (document: RawDocument) => Decoded<Value>

/**
 * A decoder of the documents of one collection. `build` only sees documents that fit the schema. A mistake in a field that only advises is
 * reported, and the field is missing.
 */
export function documentDecoder<Schema extends z.ZodObject, Value>(
  collection: CollectionName,
  schema: Schema,
  build: (fields: z.output<Schema>, id: string, note: Note) => Value | null
): Decode<Value> {
  const advisory = advisoryFields(schema)
  const misspelt = createSpelling(schema)
  return document => {
    const { id } = document
    if (!isDocumentId(id)) return leftOut(collection, id, [{ field: 'id', value: excerptOf(id), ...idWords }])
    if (!hasReadableDraftMark(document)) {
      return leftOut(collection, id, [
        { field: 'borrador', value: excerptOf(document['borrador']), ...draftMarkWords }
      ])
    }
    const hints = misspelt(document).map(hint => ({ ...hint, collection, id, outcome: 'ignored' as const }))
    const { issues, parsed } = parsedWithout(schema, document, advisory)
    const found = fieldsOf(issues, document)
    if (!parsed.success) {
      const lost = leftOut<Value>(collection, id, found)
      return { ...lost, problems: [...lost.problems, ...hints] }
    }
    const { note, problems } = createNotes(collection, id)
    const value = build(parsed.data, id, note)
    const outcome = value === null ? 'left-out' : 'ignored'
    const ignored = found.map(each => ({ ...each, collection, id, outcome }) satisfies Problem)
    return { problems: [...ignored, ...problems(outcome), ...hints], value }
  }
}

/** The fields without which a page is not misleading. */
function advisoryFields({ shape }: z.ZodObject): string[] {
  return Object.entries(shape).flatMap(([name, schema]) => (notesOf(schema)?.isAdvisory ? [name] : []))
}

/** Parses a document, once more without its advisory fields that do not fit when nothing else is wrong. */
function parsedWithout<Schema extends z.ZodType>(
  schema: Schema,
  document: RawDocument,
  advisory: readonly string[]
) {
  const parsed = schema.safeParse(document)
  if (parsed.success) return { issues: [], parsed }
  const { issues } = parsed.error
  const wrong = new Set(issues.map(({ path }) => String(path[0])))
  if ([...wrong].some(field => !advisory.includes(field))) return { issues, parsed }
  const rest = Object.fromEntries(Object.entries(document).filter(([field]) => !wrong.has(field)))
  return { issues, parsed: schema.safeParse(rest) }
}

/** Fields that every document may have beside those of its schema. */
const common = ['borrador', 'id', 'publicado']

/** Finds fields that no schema names and that are called nearly like one that is missing. */
function createSpelling({ shape }: z.ZodObject): (document: RawDocument) => FieldProblem[] {
  const known = Object.keys(shape)
  const meant = new Map([...known, ...common].map((name): [string, string | null] => [name, null]))
  return document =>
    Object.keys(document).flatMap(field => {
      if (!meant.has(field)) meant.set(field, nearestName(field, known))
      const name = meant.get(field) ?? null
      if (name === null || (document[name] ?? null) !== null) return []
      const problem = `no es un campo conocido: ¿querías decir «${name}»?`
      return [{ expected: `«${name}»`, field, problem, value: excerptOf(document[field]) }]
    })
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
  expected: `letras, cifras, guiones y guiones bajos, como mucho ${longestId}, y que no sea «index» ni el código de un idioma`,
  problem: 'el id no se puede usar en una dirección'
} as const satisfies IssueTexts

type FieldProblem = Omit<Problem, 'collection' | 'id' | 'outcome'>

function leftOut<Value>(collection: CollectionName, id: string, fields: FieldProblem[]): Decoded<Value> {
  return { problems: fields.map(field => ({ ...field, collection, id, outcome: 'left-out' })), value: null }
}

function fieldsOf(issues: readonly z.core.$ZodIssue[], document: RawDocument): FieldProblem[] {
  return findingsOf(issues, document).map(({ expected, path, problem }) => {
    return { expected, field: path.join('.'), problem, value: excerptOf(valueAt(document, path)) }
  })
}

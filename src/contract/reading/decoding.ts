import type { z } from 'zod'
import { isDocumentId, longestId } from '#domain/text/document-id.ts'
import { valueAt, writtenPath } from '#contract/problems/document-path.ts'
import { draftMarkWords, hasReadableDraftMark } from './draft.ts'
import { excerptOf, type IssueTexts, type Problem } from '#contract/problems/problem.ts'
import { notesOf } from '#contract/schema/field.ts'
import type { CollectionName, RawDocument } from './snapshot.ts'

type Issue = z.core.$ZodIssue
type SizeIssue = z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall

/** An issue of a schema, said in plain words, at its place in the document. */
export interface Finding extends IssueTexts {
  path: PropertyKey[]
}

const kinds: Record<string, string> = {
  array: 'una lista',
  boolean: 'sí o no (true o false)',
  date: 'una fecha',
  int: 'un número entero, por ejemplo 90',
  number: 'un número, por ejemplo 25',
  object: 'un grupo de campos',
  record: 'un grupo de campos',
  string: 'un texto'
}

const missing: Record<string, string> = {
  nombre: 'falta el nombre',
  opinion: 'falta la opinión',
  pregunta: 'falta la pregunta',
  respuesta: 'falta la respuesta'
}

function missingWords(field: string): string {
  return missing[field] ?? (/^\d*$/.test(field) ? 'falta un valor' : `falta «${field}»`)
}

/** The issues of a document in plain words, those of a union from the branch that comes nearest to what was written. */
export function findingsOf(
  issues: readonly Issue[],
  document: unknown,
  start: PropertyKey[] = []
): Finding[] {
  return issues.flatMap(issue => {
    const place = [...start, ...issue.path]
    const branch = issue.code === 'invalid_union' ? nearestBranch(issue.errors) : undefined
    if (branch) return findingsOf(branch, document, place)
    const path = writtenPath(document, place)
    return [{ ...wordsOf(issue, valueAt(document, path)), path }]
  })
}

function nearestBranch(branches: readonly Issue[][]): Issue[] | undefined {
  const depth = (issues: Issue[]) => Math.max(...issues.map(issue => issue.path.length))
  const filled = branches.filter(issues => issues.length > 0)
  return filled.toSorted((one, other) => depth(other) - depth(one) || one.length - other.length)[0]
}

function wordsOf(issue: Issue, value: unknown): IssueTexts {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue, value)
    case 'too_big':
    case 'too_small':
      return sizeWords(issue, value)
    case 'invalid_format':
      return {
        expected: formats[issue.format] ?? 'otra forma de escribirlo',
        problem: 'no está bien escrito'
      }
    case 'invalid_value':
      return {
        expected: `uno de: ${issue.values.map(String).join(', ')}`,
        problem: 'no es uno de los valores posibles'
      }
    case 'not_multiple_of':
      return { expected: `un múltiplo de ${issue.divisor}`, problem: `no es un múltiplo de ${issue.divisor}` }
    case 'unrecognized_keys':
      return { expected: 'solo los campos descritos', problem: `sobran campos: ${issue.keys.join(', ')}` }
    case 'invalid_key':
      return { expected: 'otro nombre de campo', problem: 'el nombre de un campo no vale' }
    case 'invalid_element':
      return { expected: 'otro valor', problem: 'un valor de la lista no vale' }
    case 'invalid_union':
      return { expected: 'otra forma de escribirlo', problem: 'no tiene ninguna de las formas posibles' }
    case 'custom':
      break
  }
  return customWords(issue)
}

const formats: Record<string, string> = {
  datetime: 'una fecha con hora y zona, por ejemplo 2026-05-16T21:30:00+02:00',
  email: 'una dirección de correo, por ejemplo ana@example.com',
  url: 'una dirección que empiece por https://'
}

function typeWords({ expected, path }: z.core.$ZodIssueInvalidType, value: unknown): IssueTexts {
  const kind = kinds[expected]
  const words = kind ?? 'otro tipo de valor'
  const isMissing = value === undefined || value === null
  if (isMissing) return { expected: words, problem: missingWords(String(path.at(-1) ?? '')) }
  return {
    expected: words,
    problem: kind ? `no es ${kind.replace(/,.*$/, '')}` : 'no es de un tipo que valga'
  }
}

const sizes = {
  array: { big: 'larga', many: ' elementos', one: ' elemento', small: 'corta' },
  number: { big: 'grande', many: '', one: '', small: 'pequeño' },
  string: { big: 'largo', many: ' caracteres', one: ' carácter', small: 'corto' }
} as const

function sizeWords(issue: SizeIssue, value: unknown): IssueTexts {
  const isText = issue.origin === 'string'
  const { big, many, one, small } = sizes[isText ? 'string' : issue.origin === 'array' ? 'array' : 'number']
  const counted = (count: number | bigint) =>
    `${count.toLocaleString('es-ES')}${Number(count) === 1 ? one : many}`
  const found = isText && typeof value === 'string' ? ` (${counted(value.trim().length)})` : ''
  return issue.code === 'too_big'
    ? { expected: `como mucho ${counted(issue.maximum)}`, problem: `es demasiado ${big}${found}` }
    : { expected: `al menos ${counted(issue.minimum)}`, problem: `es demasiado ${small}${found}` }
}

/** Our own rules bring their words along, as `params` of the issue; without a problem, something is missing. */
function customWords({ params, path }: z.core.$ZodIssueCustom): IssueTexts {
  const { expected, problem } = params ?? {}
  return {
    expected: typeof expected === 'string' ? expected : 'otro valor',
    problem: typeof problem === 'string' ? problem : missingWords(String(path.at(-1) ?? ''))
  }
}

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

/** Says which of some names was meant by one that is none of them; null when none comes near. */
function nearestName(written: string, names: readonly string[]): string | null {
  const plain = plainName(written)
  const near = names.map(name => ({ distance: distanceOf(plain, plainName(name)), name }))
  const [best] = near.toSorted((one, other) => one.distance - other.distance)
  return best !== undefined && best.distance <= maxMistakes(best.name) ? best.name : startOf(written, names)
}

/** `fechaInicio` and `fecha_evento` mean `fecha`, when no shorter way leads to a name. */
function startOf(written: string, names: readonly string[]): string | null {
  return names.find(name => written.startsWith(name) && /^[A-Z_]/.test(written.slice(name.length))) ?? null
}

function maxMistakes(name: string): number {
  return name.length < 5 ? 1 : 2
}

/** Accents, capitals and what stands between words are no mistakes. */
function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^a-z\d]/gi, '')
    .toLowerCase()
}

/** How many letters are missing, too many, wrong, or changed places with the one beside (optimal string alignment). */
function distanceOf(one: string, other: string): number {
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next.push(
        Math.min(
          (last?.[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last?.[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast?.[column - 2] ?? 0) + 1 : Infinity
        )
      )
    }
    beforeLast = last
    last = next
  }
  return last?.[other.length] ?? 0
}

import { pointFrom, storedPoint } from '#studio/map/point.ts'
import { numberFrom } from '#studio/form/values.ts'
import type { Control } from '#domain/data/field-form.ts'
import type { DocumentFields, DocumentValue } from '#domain/data/document-value.ts'
import { isLanguage } from '#domain/text/locale.ts'

import type { WholeDocument } from './planned.ts'

/** Beside the fields: which document, and which version of it the file was made of. */
const idColumn = 'id'
const revisionColumn = '_revision'
/** Why a line did not go in: for people, and read by nobody. */
export const reasonColumn = '_motivo'

const ownColumns = [idColumn, revisionColumn, reasonColumn, '']

/** A document as a file has it. Only fields with a column are said anything of; null takes a value away. */
export interface FileDocument {
  line: number
  id: string
  revision: string | null
  fields: Readonly<Record<string, DocumentValue | undefined>>
}

/** Documents as a table: a column for each field, and one for each language of a text. */
export function tableOf(documents: readonly WholeDocument[]): string[][] {
  const rows = documents.map(({ fields }) => new Map(Object.entries(fields).flatMap(cellsOf)))
  const columns = [...new Set(rows.flatMap(row => [...row.keys()]))]
  const lines = documents.map(({ id, revision }, index) => [
    id,
    ...columns.map(column => rows[index]?.get(column) ?? ''),
    revision
  ])
  return [[idColumn, ...columns, revisionColumn], ...lines]
}

function cellsOf([name, value]: [string, DocumentValue]): [string, string][] {
  const texts = textsIn(value)
  if (texts === null) return [[name, cellOf(value)]]
  return texts.map(([language, text]) => [`${name}.${language}`, cellOf(text)])
}

/** Texts as they are, all else as JSON; a text that would be read as something else stands in quotation marks. */
function cellOf(value: DocumentValue): string {
  return typeof value === 'string' && jsonIn(value) === undefined ? value : JSON.stringify(value)
}

/** Control of a field, so that `600 000 012` in a spreadsheet stays a text and `32,50` becomes a number. */
export type ControlOf = (field: string) => Control | null

/** The documents of a table. An empty cell is no value. */
export function documentsIn(
  table: readonly { cells: readonly string[]; line: number }[],
  controlOf: ControlOf
): FileDocument[] | null {
  const [head, ...lines] = table
  const columns = head?.cells.map(cell => cell.trim()) ?? []
  if (!columns.includes(idColumn)) return null
  return lines.map(({ cells, line }) => {
    const at = (column: string) => cells[columns.indexOf(column)]?.trim() ?? ''
    const named = columns.flatMap((column, index): [string, string][] =>
      ownColumns.includes(column) ? [] : [[column, cells[index] ?? '']]
    )
    const fields = fieldsFrom(named, controlOf)
    return { fields, id: at(idColumn), line, revision: at(revisionColumn) || null }
  })
}

/** Some lines of a file, with the reason of each in a last column. */
export function linesWithReasons(
  [head, ...lines]: readonly { cells: readonly string[]; line: number }[],
  reasons: ReadonlyMap<number, string>
): string[][] {
  const columns = head?.cells ?? []
  const own = columns.findIndex(column => column.trim() === reasonColumn)
  const withReason = (cells: readonly string[], reason: string) => [
    ...columns.flatMap((_, index) => (index === own ? [] : [cells[index] ?? ''])),
    reason
  ]
  return [
    withReason(columns, reasonColumn),
    ...lines.flatMap(({ cells, line }) => {
      const reason = reasons.get(line)
      return reason === undefined ? [] : [withReason(cells, reason)]
    })
  ]
}

function fieldsFrom(
  cells: readonly [string, string][],
  controlOf: ControlOf
): Record<string, DocumentValue | undefined> {
  const fields: Record<string, DocumentValue | undefined> = {}
  for (const [column, cell] of cells) {
    const [name = column, language, ...more] = column.split('.')
    const value = valueOf(cell, controlOf(name))
    const isWhole = language === undefined || more.length > 0 || !isLanguage(language)
    // Where some documents have a plain text and others one per language, each has empty cells of the other kind.
    const isOfOtherKind = value === undefined && fields[isWhole ? column : name] !== undefined
    if (isWhole && !isOfOtherKind) fields[column] = value
    else if (!isWhole && !(isOfOtherKind && typeof fields[name] === 'string'))
      fields[name] = { ...textsObject(fields[name]), [language]: value ?? null }
  }
  return fields
}

function valueOf(cell: string, control: Control | null): DocumentValue | undefined {
  if (cell.trim() === '') return undefined
  const json = jsonIn(cell)
  if (control === 'number') return typeof json === 'number' ? json : numberFrom(cell)
  if (control === 'point' && json === undefined) return pointValue(cell)
  const isText =
    control === 'line' ||
    control === 'picture' ||
    control === 'text' ||
    control?.endsWith('per-language') === true
  if (isText && typeof json !== 'string' && (typeof json !== 'object' || json === null)) return cell
  return json === undefined ? cell : json
}

/** Coordinates as people write them; what is none stays as it is, and is said to be wrong. */
function pointValue(cell: string): DocumentValue {
  const point = pointFrom(cell)
  return typeof point === 'object' ? { ...storedPoint(point) } : cell
}

/** The fields of a document with what a file says of them. A language without a text goes; a text without a language, too. */
export function fieldsWith(fields: DocumentFields, { fields: said }: FileDocument): DocumentFields {
  const changed = new Map(Object.entries(fields))
  for (const [name, value] of Object.entries(said)) {
    const merged = value === undefined ? undefined : merge(changed.get(name), value)
    if (merged === undefined) changed.delete(name)
    else changed.set(name, merged)
  }
  return Object.fromEntries(changed)
}

function merge(before: DocumentValue | undefined, value: DocumentValue): DocumentValue | undefined {
  const said = Object.entries(textsObject(value))
  if (said.length === 0) return value
  const texts = new Map(Object.entries(typeof before === 'string' ? { es: before } : textsObject(before)))
  for (const [language, text] of said) {
    if (text === null) texts.delete(language)
    else texts.set(language, text)
  }
  return texts.size === 0 ? undefined : Object.fromEntries(texts)
}

/** The texts of a value in all of its languages; nothing for any other value. */
function textsObject(value: DocumentValue | undefined): Readonly<Record<string, DocumentValue>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const entries = Object.entries(value)
  const areTexts = entries.every(
    ([name, text]) => isLanguage(name) && (text === null || typeof text === 'string')
  )
  return areTexts ? Object.fromEntries(entries) : {}
}

function textsIn(value: DocumentValue): [string, string][] | null {
  const entries = Object.entries(textsObject(value))
  const texts = entries.flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[name, text]] : []
  )
  return texts.length > 0 && texts.length === entries.length ? texts : null
}

/** Parses a text as JSON; undefined for invalid JSON. */
function jsonIn(text: string): DocumentValue | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isValue(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Whatever JSON says is a value as documents travel. */
function isValue(value: unknown): value is DocumentValue {
  return value !== undefined
}

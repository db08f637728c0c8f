import { csvCells, csvText } from '#domain/data/csv.ts'
import { planImport } from './import-plan.ts'
import { problemsBeside } from './problems-beside.ts'
import type { PlannedLine, WholeDocument } from './planned.ts'
import { documentsIn, type FileDocument, linesWithReasons, reasonColumn, tableOf } from './table.ts'
import type { StudioCollection } from '#studio/document/studio-document.ts'
import { isContainer } from '#studio/document/patch.ts'
import { loadStudioContract, type StudioContract } from '#studio/shell/studio-contract.service.ts'

export type FileKind = 'csv' | 'json'

export interface SavedFile {
  name: string
  text: string
  type: string
}

/** The documents as a file that can be changed elsewhere and read again. */
export function fileOf(
  collection: StudioCollection,
  documents: readonly WholeDocument[],
  kind: FileKind,
  separator: ',' | ';'
): SavedFile {
  const name = `${collection}.${kind}`
  if (kind === 'csv') return { name, text: csvText(tableOf(documents), separator), type: 'text/csv' }
  const written = documents.map(({ fields, id, revision }) => ({ id, ...fields, _revision: revision }))
  return { name, text: `${JSON.stringify(written, null, 2)}\n`, type: 'application/json' }
}

/** Plans an import, line by line; null for an unreadable file. */
export async function planFile(
  collection: StudioCollection,
  text: string,
  existing: readonly WholeDocument[],
  /** Ids of the companies; null where they are not known. */
  companies: readonly string[] | null = null,
  load: () => Promise<
    Pick<StudioContract, 'documentProblems' | 'formOfCollection' | 'storableFields'>
  > = loadStudioContract
): Promise<PlannedLine[] | null> {
  const { documentProblems, formOfCollection, storableFields } = await load()
  const controls = new Map(
    formOfCollection(collection).flatMap(({ fields }) => fields.map(({ control, name }) => [name, control]))
  )
  const read = isJson(text)
    ? documentsInJson(text, fields => storableFields(fields))
    : documentsIn(csvCells(text), field => controls.get(field) ?? null)
  if (read === null || read.length === 0) return null
  const beside = problemsBeside(read, existing, companies)
  return planImport(read, new Map(existing.map(document => [document.id, document])), {
    judge: (id, fields) => [
      ...documentProblems({ collection, id }, fields),
      ...(collection === 'experiencias' ? beside(id, fields) : [])
    ],
    storable: fields => storableFields({ ...fields })
  })
}

/** The lines of a file that did not go in, each with its reason: mended, they can be read again. */
export function waitingFile(
  { name, text }: Pick<SavedFile, 'name' | 'text'>,
  reasons: ReadonlyMap<number, string>,
  separator: ',' | ';'
): SavedFile {
  if (!isJson(text)) {
    const table = linesWithReasons(csvCells(text), reasons)
    return { name, text: csvText(table, separator), type: 'text/csv' }
  }
  const list: unknown = JSON.parse(text.replace('\uFEFF', ''))
  const waiting = (Array.isArray(list) ? list : []).flatMap((item: unknown, index) => {
    const reason = reasons.get(index + 1)
    return reason === undefined || !isContainer(item) ? [] : [{ ...item, [reasonColumn]: reason }]
  })
  return { name, text: `${JSON.stringify(waiting, null, 2)}\n`, type: 'application/json' }
}

function isJson(text: string): boolean {
  return /^\s*[[{]/.test(text.replace('\uFEFF', ''))
}

function documentsInJson(
  text: string,
  storable: (fields: Record<string, unknown>) => FileDocument['fields'] | null
): FileDocument[] | null {
  try {
    const list: unknown = JSON.parse(text.replace('\uFEFF', ''))
    if (!Array.isArray(list)) return null
    return list.map((item: unknown, index) => {
      const {
        _revision: revision,
        [reasonColumn]: _,
        id,
        ...fields
      }: Record<string, unknown> = isContainer(item) ? item : {}
      return {
        // A value that cannot be stored empties the fields, and the line reports its missing id.
        fields: storable(fields) ?? {},
        id: storable(fields) !== null && typeof id === 'string' ? id : '',
        line: index + 1,
        revision: typeof revision === 'string' ? revision : null
      }
    })
  } catch {
    return null
  }
}

import type { Language } from '#domain/text/locale.ts'

import type { DocumentTexts } from './document-texts.ts'
import { originalFor } from './texts.ts'
import { stateOf, type TextState, type TranslatedText } from './translated-text.ts'

/** The columns of a file with texts to translate, as they are called in it. Only `traduccion` is written by translators. */
const fileColumns = [
  'id',
  'campo',
  'estado',
  'original',
  'traduccion',
  'original_antes',
  'maquina',
  '_traduccion_antes'
] as const
type FileColumn = (typeof fileColumns)[number]

/** A line of such a file: a text of a document. */
export interface FileText {
  line: number
  id: string
  path: string
  original: string
  /** Empty says nothing: a file takes no text away. */
  text: string
  /** The translation when the file was made. */
  before: string
}

/** Where translators look first. */
const stateNames = {
  changed: 'original cambiado',
  done: 'hecho',
  machine: 'de máquina',
  missing: 'falta'
} as const satisfies Record<TextState, string>

/** The texts of documents in one language, each with its original: those that are open, or all of them. */
export function tableOfTexts(
  documents: readonly DocumentTexts[],
  language: Language,
  areAll: boolean
): string[][] {
  const lines = documents.flatMap(({ id, texts }) =>
    texts
      .filter(text => originalFor(text.texts, language) && (areAll || stateOf(text, language) !== 'done'))
      .map(text => lineOf(id, text, language))
  )
  return [[...fileColumns], ...lines]
}

function lineOf(id: string, text: TranslatedText, language: Language): string[] {
  const written = text.texts[language] ?? ''
  const cells: Record<FileColumn, string> = {
    _traduccion_antes: written,
    campo: text.path,
    estado: stateNames[stateOf(text, language)],
    id,
    maquina: text.machine[language] ?? '',
    original: originalFor(text.texts, language)?.text ?? '',
    original_antes: text.originals[language] ?? '',
    traduccion: written
  }
  return fileColumns.map(column => cells[column])
}

/** The texts of a file; null where it lacks a column that says which text is meant. */
export function textsInTable(
  table: readonly { cells: readonly string[]; line: number }[]
): FileText[] | null {
  const [head, ...lines] = table
  const columns = head?.cells.map(cell => cell.trim()) ?? []
  const needed: readonly FileColumn[] = ['id', 'campo', 'original', 'traduccion']
  if (!needed.every(column => columns.includes(column))) return null
  return lines.map(({ cells, line }) => {
    const at = (column: FileColumn) => cells[columns.indexOf(column)] ?? ''
    return {
      before: at('_traduccion_antes'),
      id: at('id').trim(),
      line,
      original: at('original'),
      path: at('campo').trim(),
      text: at('traduccion')
    }
  })
}

import { type CollectionName, collectionNames, type Snapshot } from './snapshot.ts'

/** What is wrong with a value and what should stand there, in the words of the editors. */
export interface Words {
  problem: string
  expected: string
}

/** Something in a document that is not as it should be. `left-out`: the document is not on the site; `ignored`: only this value is not. */
export interface Problem extends Words {
  collection: CollectionName
  id: string
  /** Where in the document: `precios.0.precios.adulto`. */
  field: string
  /** The value that was found, as JSON, cut short. Empty when there was none. */
  value: string
  outcome: 'left-out' | 'ignored'
}

const longestValue = 80

export function excerptOf(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text
}

/** How many documents of each collection were read. */
export type Counts = Record<CollectionName, number>

const longestReport = 40

/** The report for the console: what was read, then what is wrong with it, aligned; the worst comes first. */
export function formatReport(problems: readonly Problem[], counts: Counts): string {
  const summaries = table(collectionNames.flatMap(name => summaryOf(name, counts[name], problems)))
  const details = table(worstFirst(problems).map(cellsOf))
  const room = longestReport - summaries.length
  const shown = details.length > room ? details.slice(0, room - 1) : details
  const rest = details.length - shown.length
  const more = rest > 0 ? [`y ${rest} más en .catalog/report.json`] : []
  return [...summaries, ...shown, ...more].join('\n')
}

export function countDocuments({ collections }: Snapshot): Counts {
  return {
    categorias: collections.categorias.length,
    comentarios: collections.comentarios.length,
    configuracion: collections.configuracion.length,
    empresas: collections.empresas.length,
    experiencias: collections.experiencias.length,
    partners: collections.partners.length,
    preguntas: collections.preguntas.length,
    provincias: collections.provincias.length
  }
}

function summaryOf(name: CollectionName, count: number, problems: readonly Problem[]): string[][] {
  const own = problems.filter(({ collection }) => collection === name)
  if (count === 0 && own.length === 0) return []
  const lost = new Set(own.filter(({ outcome }) => outcome === 'left-out').map(({ id }) => id))
  const notes = own.filter(({ outcome }) => outcome === 'ignored').length
  return [[name, `${count} leídos`, `${lost.size} fuera`, notes === 1 ? '1 aviso' : `${notes} avisos`]]
}

function worstFirst(problems: readonly Problem[]): Problem[] {
  const isMinor = ({ outcome }: Problem) => (outcome === 'left-out' ? 0 : 1)
  return problems.toSorted((one, other) => isMinor(one) - isMinor(other))
}

function cellsOf({ collection, expected, field, id, outcome, problem, value }: Problem): string[] {
  const found = value === '' ? '' : ` (${value})`
  return [
    outcome === 'left-out' ? 'fuera' : 'aviso',
    `${collection}/${id}`,
    field,
    `${problem}${found}; se espera ${expected}`
  ]
}

/** Cells as lines of text, each column as wide as its widest cell. */
function table(rows: string[][]): string[] {
  const width = (column: number) => Math.max(...rows.map(row => row[column]?.length ?? 0))
  const widths = rows[0]?.map((_, column) => width(column)) ?? []
  return rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  )
}

import { type CollectionName, collectionNames, type Snapshot } from '#contract/reading/snapshot.ts'

/** Describes a problem of a value and its remedy, in the words of the editors. */
export interface IssueTexts {
  problem: string
  expected: string
}

/** Something in a document that is not as it should be. `left-out`: the document is not on the site; `ignored`: only this value is not. */
export interface Problem extends IssueTexts {
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
export type DocumentCounts = Record<CollectionName, number>

const longestReport = 40

/** The report for the console: what was read, then what is wrong with it, aligned; the worst comes first, and what repeats is said once. */
export function formatReport(problems: readonly Problem[], counts: DocumentCounts): string {
  const summaries = table(collectionNames.flatMap(name => summaryOf(name, counts[name], problems)))
  const groups = groupsOf(worstFirst(problems))
  const details = table(groups.map(cellsOf))
  const room = longestReport - summaries.length
  const shown = details.length > room ? details.slice(0, room - 1) : details
  const rest = groups.slice(shown.length).reduce((sum, { length }) => sum + length, 0)
  const more = rest > 0 ? [`y ${rest} más en .catalog/report.json`] : []
  return [...summaries, ...shown, ...more].join('\n')
}

/** So many of the same are said in one line. */
const manyAlike = 3

/** Groups a mistake that many documents of a collection share, whatever the position in a list or the number in the text. */
function groupsOf(problems: Problem[]): Problem[][] {
  const kind = ({ collection, field, outcome, problem }: Problem) =>
    [collection, outcome, field, problem].join(' ').replaceAll(/\d[\d.]*/g, '#')
  return [...Map.groupBy(problems, kind).values()].flatMap(group =>
    group.length < manyAlike ? group.map(each => [each]) : [group]
  )
}

export function countDocuments({ collections }: Snapshot): DocumentCounts {
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

const longestShown = 40
const maxNames = 3

/** An id or the name of a field as one word of a line: some hold line breaks, or hundreds of letters. */
export function shownName(name: string): string {
  const plain = name.replaceAll(/[\s\p{C}]+/gu, '·')
  return plain.length > longestShown ? `${plain.slice(0, longestShown - 1)}…` : plain
}

function cellsOf([first, ...others]: Problem[]): string[] {
  if (first === undefined) return []
  const { collection, expected, field, id, outcome, problem, value } = first
  const found = value === '' ? '' : ` (${value})`
  const words = `${problem}${found}; se espera ${expected}`
  const kind = outcome === 'left-out' ? 'fuera' : 'aviso'
  if (others.length === 0) return [kind, `${collection}/${shownName(id)}`, shownName(field), words]
  const ids = [...new Set([first, ...others].map(each => shownName(each.id)))]
  const more = ids.length > maxNames ? ` y ${ids.length - maxNames} más` : ''
  const names = `: ${ids.slice(0, maxNames).join(', ')}${more}`
  return [kind, `${collection} × ${others.length + 1}`, shownName(field), words + names]
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

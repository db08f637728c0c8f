const mark = '\uFEFF'

/** Lines of cells as a file that spreadsheets open: with a mark of its letters, and no cell that one would calculate. */
export function csvText(lines: readonly (readonly string[])[], separator: ',' | ';'): string {
  const written = lines.map(cells => cells.map(cell => quoted(unformulated(cell), separator)).join(separator))
  return `${mark}${written.join('\r\n')}\r\n`
}

/** The cells of a file, line by line. What stands between cells is what the first line has more of. Lines with nothing in them are left out. None of a file in which a quotation never ends: all that follows it would be one cell. */
export function csvCells(text: string): { cells: string[]; line: number }[] {
  const plain = text.startsWith(mark) ? text.slice(1) : text
  const separator = separatorOf(plain)
  const found: { cells: string[]; line: number }[] = []
  let [cells, cell, isQuoted, line, start]: [string[], string, boolean, number, number] = [
    [],
    '',
    false,
    1,
    1
  ]
  const endLine = () => {
    cells.push(formulated(cell))
    if (cells.some(Boolean)) found.push({ cells, line: start })
    ;[cells, cell] = [[], '']
  }
  for (let index = 0; index < plain.length; index += 1) {
    const letter = plain[index] ?? ''
    // The spreadsheets of a Mac once ended a line with this one alone.
    const isEnd = letter === '\n' || (letter === '\r' && plain[index + 1] !== '\n')
    if (isEnd) line += 1
    if (isQuoted) {
      if (letter !== '"') cell += letter
      else if (plain[index + 1] === '"') {
        cell += '"'
        index += 1
      } else isQuoted = false
    } else if (letter === '"' && cell === '') isQuoted = true
    else if (letter === separator) {
      cells.push(formulated(cell))
      cell = ''
    } else if (isEnd) {
      endLine()
      start = line
    } else if (letter !== '\r') cell += letter
  }
  if (cell !== '' || cells.length > 0) endLine()
  return isQuoted ? [] : found
}

function separatorOf(text: string): string {
  const [first = ''] = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1)
  const count = (separator: string) => first.split(separator).length
  return (
    [';', '\t'].toSorted((one, other) => count(other) - count(one)).find(one => count(one) > count(',')) ??
    ','
  )
}

function quoted(cell: string, separator: string): string {
  return cell.includes(separator) || /["\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** A spreadsheet would calculate a cell that begins like a formula. */
function unformulated(cell: string): string {
  return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}

function formulated(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}

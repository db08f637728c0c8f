import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Explained } from './catalogue.ts'

/**
 * Writes into the documents of a folder which drawings their posters show, where several fit and no document says so. From then on no edit of one
 * changes the drawing of another. Returns how many documents were named.
 */
export function nameDrawings(folder: string, explained: readonly Explained[]): number {
  const file = join(folder, 'experiencias.json')
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const open = explained.filter(
    ({ subject: { fitting, source, wider } }) => source !== 'document' && fitting.length + wider.length > 1
  )
  const names = new Map(open.map(({ experience, shows }) => [experience.id, shows]))
  const named = withNames(content, names)
  if (names.size > 0) writeFileSync(file, `${JSON.stringify(named, null, 2)}\n`)
  return names.size
}

const motifField = 'motivo'

/** The list of documents stands alone in the file or under a name. */
function withNames(content: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(content)) return content.map((each: unknown) => withName(each, names))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      Array.isArray(value) ? withNames(value, names) : value
    ])
  )
}

function withName(document: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof document !== 'object' || document === null || !('id' in document)) return document
  const drawing = names.get(String(document.id))
  return drawing === undefined ? document : { ...document, [motifField]: drawing }
}

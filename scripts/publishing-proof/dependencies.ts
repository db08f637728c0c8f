import { createHash } from 'node:crypto'
import type { Catalog } from '#catalog/model/catalog.ts'
import { routeFilesOf } from '#catalog/routing/site.ts'

/** A field of the data of one kind of file: a publisher that overlooks it leaves such a file as it was. */
export interface Dependency {
  /** Files with the same fields are of one kind. */
  id: string
  /** For people: the field, and a file that has it. */
  name: string
}

/** Content of each file field by field, as text: remembered fingerprints may be the very fault that is looked for. */
export type Parts = ReadonlyMap<string, Readonly<Record<string, string>>>

/** One file for each page: in its other locales it shows the same. */
export function partsOf(catalog: Catalog): Parts {
  const parts = new Map<string, Record<string, string>>()
  for (const { data, files } of [...routeFilesOf(catalog)].flat()) {
    const fields = Object.entries(data).map(([field, value]) => [field, sumOf(value)])
    parts.set(files[0]?.path ?? '', Object.fromEntries(fields))
  }
  return parts
}

function sumOf(value: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
}

/** The files of which one field is another one, and nothing else: by that field. */
export function changedAlone(before: Parts, now: Parts): Map<Dependency['id'], string[]> {
  const found = new Map<string, string[]>()
  for (const [file, fields] of now) {
    const old = before.get(file)
    if (old === undefined) continue
    const [field, ...others] = Object.keys(fields).filter(name => fields[name] !== old[name])
    if (field === undefined || others.length > 0) continue
    const id = idOf(field, fields)
    found.set(id, [...(found.get(id) ?? []), file])
  }
  return found
}

/** Every field that may change alone, and could therefore be overlooked. */
export function dependenciesIn(parts: Parts): Dependency[] {
  const byId = new Map<string, Dependency>()
  for (const [file, fields] of parts)
    for (const field of Object.keys(fields))
      if (mayChangeAlone(field, fields))
        byId.set(idOf(field, fields), { id: idOf(field, fields), name: `${field} of ${file}` })
  return [...byId.values()]
}

function idOf(field: string, fields: Record<string, string>): string {
  return `${field} of ${Object.keys(fields).toSorted().join()}`
}

/** They say which file it is, come out of the code, or follow from the one text that is shown. */
const fixed = new Set(
  '$schema anyOf atribucion borders canonicalPath format id idiomas language languages licencia lista map moneda page part parts passwords path sitio title'.split(
    ' '
  )
)

/** Fields that never change without another field of the same file: numbers with the items they count, a card with its experience, the name of a province or of a town with the menu, a meta with events among the metas that have some. A calendar has a day and no menu. */
const companions: ReadonlyMap<string, string[]> = new Map([
  // Its address in the index; the changes themselves change alone.
  ['cambios', ['atribucion']],
  ['card', ['experience']],
  ['category', ['categories']],
  ['count', ['cards']],
  ['counts', ['cards']],
  ['desde', ['cambios']],
  ['experiencias', ['partes']],
  ['highestPrice', ['cards']],
  ['kind', ['pages', 'parts']],
  ['listas', ['avisos']],
  ['meta', ['destinations']],
  ['nameInSpanish', ['experience']],
  ['nonce', ['products']],
  ['octo', ['partes']],
  ['pageCount', ['cards']],
  ['products', ['nonce']],
  ['province', ['shell', 'places']],
  ['provinces', ['shell']],
  ['retiradasCompletas', ['retiradas']],
  ['shell', ['day']],
  ['town', ['shell']]
])

/**
 * They change alone where a town or a category gets its first feed or loses its last one, where something undated is hidden, where a list of more than 48 gets a page more or less, which hardly an edit does, where the last event goes, or a day passes; what a
 * cover shows twice changes alone where a province has more than fits there. They are looked at as all files are, at the end.
 */
const seldom = new Set([
  'avisos',
  'carFree',
  'children',
  'counts',
  'day',
  'events',
  'feeds',
  'hasAgenda',
  'isPaged',
  'nearPages',
  'rain',
  'retiradas',
  'total',
  'week'
])

function mayChangeAlone(field: string, fields: Record<string, string>): boolean {
  return (
    !fixed.has(field) &&
    !seldom.has(field) &&
    companions.get(field)?.some(companion => companion in fields) !== true
  )
}

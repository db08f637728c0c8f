import { plainFields } from '#contract/values/typed-value.ts'
import type { DocumentFields } from '#domain/data/document-value.ts'

import type { DocumentPlace } from './studio-document.ts'

/** Any field of a line is enough; the first one is where it is usually written. */
const neededToBook = [
  ['descripcion'],
  ['precios'],
  ['municipio', 'coordenadas', 'puntoEncuentro', 'direccion'],
  ['empresa'],
  ['reservaTipo']
] as const

/** The fields without which nobody can book an experience, though it may be published. */
export function missingToBook({ collection }: DocumentPlace, fields: DocumentFields): string[] {
  if (collection !== 'experiencias') return []
  const written = plainFields(fields)
  return neededToBook.flatMap(names => (names.some(name => isWritten(written[name])) ? [] : [names[0]]))
}

function isWritten(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false
  if (typeof value !== 'object') return true
  return Object.values(value).some(isWritten)
}

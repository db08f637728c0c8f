import { documentProblems } from '#studio/document/decoders.contract.ts'
import type { DocumentFields, DocumentValue } from '#domain/data/document-value.ts'
import type { StudioCollection } from '#studio/document/studio-document.ts'
import type { Language } from '#domain/text/locale.ts'

/** The contract's objection to a text in one language, regardless of the rest of the document; null when there is none. */
export function textProblem(
  collection: StudioCollection,
  path: string,
  language: Language,
  text: string
): string | null {
  const [name = '', ...rest] = path.split('.')
  const fields: DocumentFields = { [name]: valueAt(rest, { [language]: text }) }
  const place = path.replaceAll(/\.\d+(?=\.|$)/g, '.0')
  const found = documentProblems({ collection, id: 'texto' }, fields).find(
    ({ field }) => field === `${place}.${language}`
  )
  return found === undefined ? null : `${found.problem}; se espera ${found.expected}`
}

function valueAt([name, ...rest]: readonly string[], value: DocumentValue): DocumentValue {
  if (name === undefined) return value
  const inner = valueAt(rest, value)
  return /^\d+$/.test(name) ? [inner] : { [name]: inner }
}

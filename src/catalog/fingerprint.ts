import { hash } from 'node:crypto'

const shortList = 8
const known = new WeakMap<object, string>()

/**
 * A short text that differs when anything inside the value differs. Objects are hashed once and remembered, so the print of a page
 * costs as much as the number of parts it is made of. The values must not be changed afterwards: content never is.
 */
export function fingerprint(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
  // As quickly written out as looked up: most are made anew for each page.
  if (Array.isArray(value) && value.length <= shortList) return `[${value.map(fingerprint).join()}]`
  const remembered = known.get(value)
  if (remembered !== undefined) return remembered
  const print = digest(parts(value).join('\n'))
  known.set(value, print)
  return print
}

function parts(value: object): string[] {
  if (Array.isArray(value)) return ['[', ...value.map(fingerprint)]
  return Object.entries(value).flatMap(([key, part]) => [key, fingerprint(part)])
}

function digest(text: string): string {
  return hash('sha1', text, 'base64url')
}

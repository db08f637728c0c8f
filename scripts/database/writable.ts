const longestId = 1500
const longestKey = 1500
const heaviestDocument = 1_048_576
const deepest = 20

/** Why a database would refuse these fields, with the place of the first fault; null when it takes them. */
export function fieldsProblem(fields: Record<string, unknown>): string | null {
  const problem = valueProblem(fields, [])
  if (problem !== null) return problem
  const weight = Buffer.byteLength(JSON.stringify(fields))
  return weight > heaviestDocument
    ? `${weight} bytes, where a database takes ${heaviestDocument} at most`
    : null
}

/** True for a valid document id of Firestore. */
export function isDocumentId(id: unknown): id is string {
  if (typeof id !== 'string' || id === '' || Buffer.byteLength(id) > longestId || !id.isWellFormed())
    return false
  return !id.includes('/') && id !== '.' && id !== '..' && !isReserved(id)
}

/** The local database keeps documents in objects, which have names like `constructor` already. */
export function fitsLocalDatabase(id: string): boolean {
  return !(id in {})
}

function valueProblem(value: unknown, path: string[]): string | null {
  if (typeof value === 'string')
    return value.isWellFormed() ? null : at(path, 'half a character (a lone surrogate)')
  if (typeof value !== 'object' || value === null) return null
  if (path.length >= deepest) return at(path.slice(0, 2), `groups in groups, more than ${deepest} deep`)
  for (const [key, item] of Object.entries(value)) {
    const problem =
      keyProblem(key, path) ?? listProblem(value, item, path) ?? valueProblem(item, [...path, key])
    if (problem !== null) return problem
  }
  return null
}

function keyProblem(key: string, path: string[]): string | null {
  if (key === '') return at(path, 'a field without a name')
  if (!key.isWellFormed()) return at(path, 'a name of a field with half a character (a lone surrogate)')
  if (isReserved(key)) return at(path, `the name ${key}, which the database keeps for itself`)
  return Buffer.byteLength(key) > longestKey ? at(path, 'a name of a field that is too long') : null
}

function listProblem(list: object, item: unknown, path: string[]): string | null {
  return Array.isArray(list) && Array.isArray(item)
    ? at(path, 'a list directly in a list, which a database does not take')
    : null
}

function isReserved(name: string): boolean {
  return /^__.*__$/s.test(name)
}

function at(path: string[], problem: string): string {
  return path.length === 0 ? problem : `${path.join('.')}: ${problem}`
}

/** The values of a name in the query: repeated, or with commas between them. Each comes once. */
export function valuesIn(query: URLSearchParams, key: string): string[] {
  const values = query.getAll(key).flatMap(value => value.split(','))
  return [...new Set(values.map(value => value.trim()).filter(value => value !== ''))]
}

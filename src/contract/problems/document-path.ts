/** The value at a path, or undefined when the path leads nowhere. */
export function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
  let value = document
  for (const key of path)
    value = isContainer(value) ? Object.getOwnPropertyDescriptor(value, key)?.value : undefined
  return value
}

/** The part of a path that the document has, so that a plain text is not called a group of languages. */
export function writtenPath(document: unknown, path: readonly PropertyKey[]): PropertyKey[] {
  const end = path.findIndex((_, depth) => {
    const value = valueAt(document, path.slice(0, depth))
    return value !== undefined && value !== null && !isContainer(value)
  })
  return end === -1 ? [...path] : path.slice(0, end)
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** A field as it travels; a map has fields of its own. */
interface Sent {
  has_map_value?: boolean
  map_value?: { fields: Map<string, Sent> }
}

/** Fields as the local database keeps them: each an object of its kind, the fields of a map in its `value`. */
type Kept = Readonly<Record<string, unknown>>

/** The fields of a document without those that a write names and does not bring: they are to go. */
export function withoutRemoved(kept: Kept, sent: Map<string, Sent>, mask: readonly string[]): Kept {
  return mask
    .map(namesIn)
    .reduce((fields, path) => (isSent(sent, path) ? fields : without(fields, path)), kept)
}

/** `nombre.es`; a name with other signs stands between backticks. */
function namesIn(path: string): string[] {
  const names = path.match(/`(?:[^`\\]|\\.)*`|[^.]+/g) ?? []
  return names.map(name => (name.startsWith('`') ? name.slice(1, -1).replaceAll(/\\(.)/g, '$1') : name))
}

function isSent(sent: Map<string, Sent> | undefined, [name = '', ...rest]: string[]): boolean {
  const value = sent?.get(name)
  if (value === undefined) return false
  return rest.length === 0 || isSent(value.map_value?.fields, rest)
}

function without(fields: Kept, [name = '', ...rest]: string[]): Kept {
  if (rest.length === 0) return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))
  const field = fields[name]
  const { type, value }: { type?: unknown; value?: Kept } = Object(field)
  if (type !== 'map_value' || value === undefined) return fields
  const copy: object = Object.create(Object.getPrototypeOf(field))
  return { ...fields, [name]: Object.assign(copy, field, { value: without(value, rest) }) }
}

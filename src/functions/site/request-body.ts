const deepest = 20
/** How an object becomes a text or a number, and a type of the library that decodes. */
const oddNames = ['@type', 'toString', 'valueOf']

interface Sent {
  body?: unknown
  headers: { 'content-type'?: string | undefined }
  method: string
}

/**
 * Whether a request is a call at all: `POST` with JSON that has `data` and nothing else. The library refuses others too, and logs each of them as an
 * error of ours. Questions of browsers about other origins (`OPTIONS`) are for the library.
 */
export function isCall({ body, headers, method }: Sent): boolean {
  if (method === 'OPTIONS') return true
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  const fields: Record<string, unknown> = Object(body)
  return (
    method === 'POST' &&
    type === 'application/json' &&
    fields.data !== undefined &&
    Object.keys(fields).every(name => name === 'data')
  )
}

/** Bytes of the body as it arrived. */
export function bytesOf({ rawBody }: { rawBody?: Uint8Array }): number {
  return rawBody?.byteLength ?? 0
}

/**
 * Whether data are plain enough to be looked at. The library that decodes them throws at types of its own that it does not know, and at
 * lists within lists without end; schemas compare a `length`, which throws where an object has its own way to become a number. No honest program sends either.
 */
export function isPlain(data: unknown): boolean {
  const waiting: { depth: number; value: unknown }[] = [{ depth: 0, value: data }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { depth, value } = next
    if (typeof value !== 'object' || value === null) continue
    if (depth >= deepest || oddNames.some(name => Object.hasOwn(value, name))) return false
    for (const child of Object.values(value)) waiting.push({ depth: depth + 1, value: child })
  }
  return true
}

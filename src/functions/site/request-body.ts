const deepest = 20

/** Bytes of the body as it arrived. */
export function bytesOf({ rawBody }: { rawBody?: Uint8Array }): number {
  return rawBody?.byteLength ?? 0
}

/**
 * Whether data are plain enough to be looked at. The library that decodes them throws at types of its own that it does not know, and at
 * lists within lists without end; no one who means well sends either.
 */
export function isPlain(data: unknown): boolean {
  const waiting: { depth: number; value: unknown }[] = [{ depth: 0, value: data }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { depth, value } = next
    if (typeof value !== 'object' || value === null) continue
    if (depth >= deepest || '@type' in value) return false
    for (const child of Object.values(value)) waiting.push({ depth: depth + 1, value: child })
  }
  return true
}

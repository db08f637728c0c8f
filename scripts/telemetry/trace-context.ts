/** `00-` trace `-` span `-01`, as the W3C writes where something belongs to. */
const traceparent = /^00-(?<trace>[0-9a-f]{32})-(?<span>[0-9a-f]{16})-[0-9a-f]{2}$/
/** `TRACE/SPAN;o=1`, as Google's load balancers write it; the span is a number. */
const cloudTrace = /^(?<trace>[0-9a-f]{32})\/(?<span>\d{1,20})(?:;o=[01])?$/

export interface TraceContext {
  traceId: string
  spanId: string
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

/** Trace context of a request, as the W3C defines it; null when it has none, or an unreadable one. */
export function traceparentOf(headers: Headers): string | null {
  const own = String(headers.traceparent ?? '')
  if (readTraceparent(own) !== null) return own
  const found = cloudTrace.exec(String(headers['x-cloud-trace-context'] ?? ''))?.groups
  if (found === undefined) return null
  const span = BigInt.asUintN(64, BigInt(found.span ?? 0))
    .toString(16)
    .padStart(16, '0')
  return writeTraceparent({ spanId: span, traceId: found.trace ?? '' })
}

export function readTraceparent(text: string | null | undefined): TraceContext | null {
  const found = traceparent.exec(text ?? '')?.groups
  if (found === undefined || /^0+$/.test(found.trace ?? '') || /^0+$/.test(found.span ?? '')) return null
  return { spanId: found.span ?? '', traceId: found.trace ?? '' }
}

export function writeTraceparent({ spanId, traceId }: TraceContext): string {
  return `00-${traceId}-${spanId}-01`
}

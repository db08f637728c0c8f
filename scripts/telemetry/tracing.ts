import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span, SpanStatusCode } from '@opentelemetry/api'
import { errorMessage } from '#publishing/error-message.ts'
import type { Steps } from 'live-publisher'
import { readTraceparent, writeTraceparent } from './trace-context.ts'

export interface Tracing {
  /** Work of its own, or a part of the trace that is named. The steps within belong to it; a step outside of any is not told. */
  run: <Value>(name: string, parent: string | null, work: () => Promise<Value>) => Promise<Value>
  step: Steps
  /** A step that belongs to what is under way, else to nothing: a trace of its own. */
  own: Steps
  /** Trace context of what is under way, for other programs that take part in it. */
  traceparent: () => string | null
  /** Sends what has not been sent. A collector that is away keeps nothing waiting. */
  close: () => Promise<void>
}

const untraced: Tracing = {
  close: async () => {},
  run: (_name, _parent, work) => work(),
  own: (_name, work) => work(),
  step: (_name, work) => work(),
  traceparent: () => null
}

const timeoutMs = 3000

/** Spans of OpenTelemetry, where the environment names who collects them (OTEL_EXPORTER_OTLP_ENDPOINT); the library is loaded only then. */
export async function openTracing(env: NodeJS.ProcessEnv): Promise<Tracing> {
  return env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ? collected(env) : untraced
}

async function collected(env: NodeJS.ProcessEnv): Promise<Tracing> {
  const [{ ROOT_CONTEXT, SpanStatusCode, trace }, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources')
    ])
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME || 'clavel-publisher' }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })]
  })
  const tracer = provider.getTracer('clavel')
  const current = new AsyncLocalStorage<Span>()

  const within = endingSpans(current, SpanStatusCode.ERROR)
  const contextOf = (parent: string | null) => {
    const known = readTraceparent(parent)
    return known === null
      ? ROOT_CONTEXT
      : trace.setSpanContext(ROOT_CONTEXT, { ...known, isRemote: true, traceFlags: 1 })
  }
  return {
    close: async () => {
      const { promise: enough, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, timeoutMs)
      await Promise.race([provider.shutdown().catch(() => {}), enough])
      clearTimeout(timer)
    },
    own: (name, work) => {
      const parent = current.getStore()
      const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT
      return within(tracer.startSpan(name, {}, context), work)
    },
    run: (name, parent, work) => within(tracer.startSpan(name, {}, contextOf(parent)), work),
    step: (name, work) => {
      const parent = current.getStore()
      if (parent === undefined) return work()
      return within(tracer.startSpan(name, {}, trace.setSpan(ROOT_CONTEXT, parent)), work)
    },
    traceparent: () => {
      const context = current.getStore()?.spanContext()
      return context ? writeTraceparent(context) : null
    }
  }
}

/** Work within a span, which ends with it; what throws is an error of the span too. */
function endingSpans(current: AsyncLocalStorage<Span>, failed: SpanStatusCode) {
  const end = (span: Span, error?: unknown) => {
    if (error !== undefined) span.setStatus({ code: failed, message: errorMessage(error) })
    span.end()
  }
  return <Value>(span: Span, work: () => Value): Value => {
    try {
      const value = current.run(span, work)
      if (value instanceof Promise)
        void value.then(
          () => end(span),
          (error: unknown) => end(span, error)
        )
      else end(span)
      return value
    } catch (error) {
      end(span, error)
      throw error
    }
  }
}

import { readTraceparent } from './trace-context.ts'

export type Severity = 'DEBUG' | 'INFO' | 'WARNING' | 'ERROR'

export interface LogEntry {
  severity: Severity
  /** For people: one line. */
  message: string
  /** Lines that a console shows instead; the message by default. */
  lines?: string[]
  /** Structured fields for programs. */
  fields?: Readonly<Record<string, unknown>>
  /** Trace context of the entry, as the W3C defines it. */
  traceparent?: string | null
}

export type Log = (entry: LogEntry) => void

/** Cloud Logging reads lines of JSON; people read lines. `LOG_FORMAT` says which, and on Cloud Run it is JSON unless it says `text`. */
function isStructured(env: NodeJS.ProcessEnv): boolean {
  const isInCloud = Boolean(env.K_SERVICE || env.CLOUD_RUN_JOB)
  return env.LOG_FORMAT === 'json' || (env.LOG_FORMAT !== 'text' && isInCloud)
}

export function createLog(
  env: NodeJS.ProcessEnv,
  write: (line: string) => void = line => process.stdout.write(`${line}\n`)
): Log {
  if (!isStructured(env)) return ({ lines, message }) => write((lines ?? [message]).join('\n'))
  const project = env.GOOGLE_CLOUD_PROJECT ?? env.GCLOUD_PROJECT
  return entry => write(JSON.stringify(structured(entry, project, new Date())))
}

/** The names that Cloud Logging looks for. */
function structured(
  { fields = {}, message, severity, traceparent }: LogEntry,
  project: string | undefined,
  now: Date
): object {
  const trace = readTraceparent(traceparent)
  const traceFields = trace && {
    'logging.googleapis.com/spanId': trace.spanId,
    'logging.googleapis.com/trace': project ? `projects/${project}/traces/${trace.traceId}` : trace.traceId
  }
  return { ...fields, message, severity, time: now.toISOString(), ...traceFields }
}

/** From here on whatever this program writes to its console is an entry too: a stack trace of many lines is one, with its severity. */
export function structureConsole(env: NodeJS.ProcessEnv): void {
  if (!isStructured(env)) return
  const out = createLog(env)
  const err = createLog(env, line => process.stderr.write(`${line}\n`))
  const say =
    (severity: Severity) =>
    (...parts: unknown[]) =>
      (severity === 'INFO' || severity === 'DEBUG' ? out : err)({
        message: parts.map(wordsOf).join(' '),
        severity
      })
  Object.assign(console, {
    debug: say('DEBUG'),
    error: say('ERROR'),
    info: say('INFO'),
    log: say('INFO'),
    warn: say('WARNING')
  })
}

function wordsOf(part: unknown): string {
  if (typeof part === 'string') return part
  return part instanceof Error ? (part.stack ?? part.message) : JSON.stringify(part)
}

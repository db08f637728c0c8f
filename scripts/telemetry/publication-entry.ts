import { type Run, type Status, statusLine } from '#publishing/status.ts'
import { linesOf } from '../publisher/publication-lines.ts'
import type { LogEntry, Severity } from './log.ts'

const severities = { failed: 'ERROR', held: 'WARNING', nothing: 'INFO' } as const satisfies Record<
  Status['waiting']['kind'],
  Severity
>

/** One entry for each publication: a line for people, and what a filter or a metric of logs asks for. */
export function publicationEntry(
  { deployment, publication, status }: Run & { status: Status },
  traceparent: string | null = null
): LogEntry {
  const message = statusLine(status)
  const changes =
    'added' in publication
      ? {
          added: publication.added.length,
          changed: publication.changed.length,
          removed: publication.removed.length
        }
      : {}
  return {
    fields: {
      publication: {
        ...changes,
        kind: publication.kind,
        leftOut: status.leftOut.length,
        milliseconds: 'milliseconds' in publication ? publication.milliseconds : null,
        pages: status.pages,
        release: deployment?.kind ?? null,
        version: deployment?.kind === 'released' ? deployment.version : null,
        waiting: status.waiting.kind
      }
    },
    lines: [...('alarms' in publication ? linesOf(publication) : []), message],
    message,
    severity: severities[status.waiting.kind],
    traceparent
  }
}

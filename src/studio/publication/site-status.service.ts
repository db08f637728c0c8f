import type { SiteAlarm, SiteStatus } from '#domain/site/site-status.ts'

/** The status of the publisher (`src/publishing/status.ts`), as far as it concerns editors. */
export function siteStatusIn(answer: unknown): SiteStatus {
  const { lastPublished, leftOut, waiting }: Record<string, unknown> = Object(answer)
  const { moment }: Record<string, unknown> = Object(lastPublished)
  return {
    leftOut: Array.isArray(leftOut) ? leftOut.map(problemOf) : [],
    publishedAt: typeof moment === 'string' ? moment : null,
    waiting: waitingIn(waiting)
  }
}

function problemOf(found: unknown): SiteStatus['leftOut'][number] {
  const { collection, field, id, problem }: Record<string, unknown> = Object(found)
  return {
    document: `${String(collection)}/${String(id)}`,
    field: String(field),
    problem: String(problem)
  }
}

function waitingIn(waiting: unknown): SiteStatus['waiting'] {
  const { alarms, isPart, kind, reason }: Record<string, unknown> = Object(waiting)
  if (kind !== 'failed' && kind !== 'held') return null
  return {
    alarms: Array.isArray(alarms) ? alarms.flatMap(alarm => alarmIn(alarm) ?? []) : [],
    isPart: isPart === true,
    kind,
    reason: String(reason)
  }
}

function alarmIn(alarm: unknown): SiteAlarm | null {
  const { collection, documents, kind, pages, removed }: Record<string, unknown> = Object(alarm)
  switch (kind) {
    case 'emptied':
      return { collection: String(collection), documents: Number(documents), kind }
    case 'shrunk':
      return { kind, pages: Number(pages), removed: Number(removed) }
    case 'older-code':
    case 'rolled-back':
    case 'stopped':
      return { kind }
    default:
      return null
  }
}

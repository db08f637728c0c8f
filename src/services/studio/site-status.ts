import type { SiteStatus } from '#domain/site/site-status.ts'

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
    reason: `${String(field)}: ${String(problem)}`
  }
}

function waitingIn(waiting: unknown): SiteStatus['waiting'] {
  const { kind, reason }: Record<string, unknown> = Object(waiting)
  return kind === 'failed' || kind === 'held' ? { kind, reason: String(reason) } : null
}

import { z } from 'zod'

/** A fault that a browser reports by itself. Nothing in it says who was there: no query of an address, no browser, no text of the page. */
export type ClientReport =
  /** The page crashed; `reason` is `oom`, `unresponsive` or `unknown`. */
  | { kind: 'crash'; page: string; reason: string }
  /** The security policy blocked something: a keyword such as `inline`, `self`, or the origin of another host. */
  | { blocked: string; directive: string; kind: 'policy'; page: string; script: string }

/** A browser collects reports for a while and sends them together. */
const maxAtOnce = 10

const text = z.string().max(4096).catch('')

const crash = z.object({ body: z.object({ reason: text }), type: z.literal('crash'), url: text })
const violation = z.object({
  body: z.object({ blockedURL: text, documentURL: text, effectiveDirective: text, sourceFile: text }),
  type: z.literal('csp-violation')
})
/** Browsers that do not know `report-to` send it to `report-uri`, one at a time. */
const older = z.object({
  'csp-report': z.object({
    'blocked-uri': text,
    'document-uri': text,
    'effective-directive': text,
    'source-file': text,
    'violated-directive': text
  })
})

/** The reports that a browser sent. A program added by the visitor is no fault of ours: its reports are left out, and so is every other kind. Null for anything that no browser sends. */
export function readClientReports(sent: string): ClientReport[] | null {
  const value = parsed(sent)
  const single = older.safeParse(value)
  if (single.success) {
    const report = single.data['csp-report']
    return policyReport({
      blocked: report['blocked-uri'],
      directive: report['effective-directive'] || (report['violated-directive'].split(' ')[0] ?? ''),
      page: report['document-uri'],
      script: report['source-file']
    })
  }
  if (!Array.isArray(value)) return null
  return value.slice(0, maxAtOnce).flatMap(oneReport)
}

function parsed(sent: string): unknown {
  try {
    return JSON.parse(sent)
  } catch {
    return null
  }
}

function oneReport(value: unknown): ClientReport[] {
  const crashed = crash.safeParse(value)
  if (crashed.success) {
    const { body, url } = crashed.data
    return [{ kind: 'crash', page: pathOf(url), reason: wordOf(body.reason) }]
  }
  const blocked = violation.safeParse(value)
  if (!blocked.success) return []
  const { blockedURL, documentURL, effectiveDirective, sourceFile } = blocked.data.body
  return policyReport({
    blocked: blockedURL,
    directive: effectiveDirective,
    page: documentURL,
    script: sourceFile
  })
}

type Violation = Record<'blocked' | 'directive' | 'page' | 'script', string>

function policyReport({ blocked, directive, page, script }: Violation): ClientReport[] {
  if ([blocked, script].some(isOfExtension)) return []
  return [
    {
      blocked: originOf(blocked, page),
      directive: wordOf(directive),
      kind: 'policy',
      page: pathOf(page),
      script: originOf(script, page) === 'self' ? pathOf(script) : originOf(script, page)
    }
  ]
}

function isOfExtension(address: string): boolean {
  return /^[a-z-]*extension\b/i.test(address)
}

const unknown = 'unknown'

function wordOf(word: string): string {
  return /^[a-z-]{1,40}$/.test(word) ? word : unknown
}

/** The path of one of our addresses, where it is as ours are: anything else may be a name or a mail address that somebody typed. */
function pathOf(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : ''
  return /^\/(?:[\w.-]+\/?){0,8}$/.test(path) && path.length <= 200 ? path : unknown
}

/** The origin of an address; of one without a host the keyword or the scheme. */
function originOf(address: string, page: string): string {
  if (!URL.canParse(address)) return wordOf(address)
  const { origin, protocol } = new URL(address)
  if (URL.canParse(page) && origin === new URL(page).origin) return 'self'
  return /^(?:https?|wss?):$/.test(protocol) ? origin : wordOf(protocol.slice(0, -1))
}

import type { Fault } from './check.ts'

/** A finding, as far as a report shows it. */
interface Named extends Fault {
  check: { id: string; name: string }
}

/** One fault in a template can appear on thousands of pages, so a report shows only some. */
const shownPerCheck = 5

/** One line per finding: the line of the promise, the page, what to change. */
export function linesOf(findings: readonly Named[]): string[] {
  return findings.map(({ at, change, check }) => `${check.id.padEnd(4)}${at}: ${change}`)
}

/** The findings under what should hold; of many of a kind the first ones, and where the others are. */
export function listOf(findings: readonly Named[], file: string): string {
  return [...Map.groupBy(findings, ({ check }) => check)]
    .flatMap(([{ id, name }, found]) => [
      `${id.padEnd(4)}${name}: ${found.length} to change`,
      ...linesOf(found.slice(0, shownPerCheck)).map(line => `  ${line}`),
      ...(found.length > shownPerCheck ? [`  and ${found.length - shownPerCheck} more, in ${file}`] : [])
    ])
    .join('\n')
}

interface Run {
  checks: readonly unknown[]
  findings: readonly unknown[]
  /** How many pages were checked, of how many. */
  pages: number
  total: number
}

export function summaryOf({ checks, findings, pages, total }: Run): string {
  return `  ${pages} of ${total} pages, ${checks.length} checks, ${findings.length} findings`
}

import type { ReactNode } from 'react'

import { interpolate } from '#domain/text/interpolate.ts'
import type { StudioTexts } from '#texts.ts'

interface Props<Line> {
  children: (line: Line) => ReactNode
  lines: readonly Line[]
  texts: StudioTexts
}

/** More lines would not be read; the counts above say how many there are. */
const mostLines = 200

/** Line by line what would happen: what is blocked first. What stays as it is is left out. */
export function PlanLines<Line extends { line: number; plan: { kind: string } }>(props: Props<Line>) {
  const { children, lines, texts } = props
  const changing = lines.filter(({ plan }) => plan.kind !== 'same')
  const sorted = changing.toSorted((one, other) => weight(one) - weight(other))
  return (
    <>
      <ol className="studio-lines">
        {sorted.slice(0, mostLines).map(line => (
          <li data-kind={line.plan.kind} key={line.line}>
            {children(line)}
          </li>
        ))}
      </ol>
      {sorted.length > mostLines && (
        <p>{interpolate(texts.bulk.more, { count: sorted.length - mostLines })}</p>
      )}
    </>
  )
}

function weight({ plan }: { plan: { kind: string } }): number {
  return plan.kind === 'blocked' ? 0 : plan.kind === 'newer' ? 1 : 2
}

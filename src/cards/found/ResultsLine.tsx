import type { ReactNode } from 'react'

interface Props {
  /** Shown beside the number. */
  children?: ReactNode
  count: ReactNode
  /** Where the order is explained; null where there is none to explain. */
  ordering: { href: string; name: string } | null
}

/** How many there are, and where their order is explained. */
export function ResultsLine({ children, count, ordering }: Props) {
  return (
    <p className="results">
      <strong role="status">{count}</strong>
      {children}
      {ordering && (
        <a className="why-link" href={ordering.href}>
          {ordering.name}
        </a>
      )}
    </p>
  )
}

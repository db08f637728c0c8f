import type { ReactNode } from 'react'

import type { RowView } from '#domain/listing/cards/card-view.ts'
import type { TextWithLang } from '#domain/listing/files/listing-entry.ts'

interface RowProps {
  children: ReactNode
  className?: string
  /** What scripts read of the row. */
  data?: Record<`data-${string}`, string | number | null | undefined>
  isHidden?: boolean
  view: RowView
}

export function Row({ children, className, data, isHidden = false, view: { hiddenFor } }: RowProps) {
  return (
    <li className={className} data-hidden-for={hiddenFor || undefined} hidden={isHidden} {...data}>
      {children}
    </li>
  )
}

export function Name({ level, view: { href, name } }: { level: 2 | 3 | 4; view: RowView }) {
  const Heading = `h${level}` as const
  return (
    <Heading>
      <a href={href}>
        <Foreign text={name} />
      </a>
    </Heading>
  )
}

/** A text of the content. In another language than the page it carries its own `lang` (quality check S4). */
export function Foreign({ text: { language, text } }: { text: TextWithLang }) {
  return language === null ? text : <span lang={language}>{text}</span>
}

export function joined(parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}

import type { ReactNode } from 'react'

import type { RowView } from '#domain/listing/cards/card-view.ts'
import type { TextWithLang } from '#domain/listing/files/listing-entry.ts'

import { Poster } from './Poster.tsx'
import { Foreign, Row } from './row-parts.tsx'

export interface Mention {
  /** Stands below the line, such as a button. */
  action?: ReactNode
  href: string
  name: TextWithLang
  /** Behind the name: where it is, when it begins, what it costs. */
  note: string
}

/** An experience that is named in a line of text. */
export function MentionRow({ action, href, name, note }: Mention) {
  return (
    <li>
      <p>
        <a href={href}>
          <Foreign text={name} />
        </a>{' '}
        <span className="soft">{note}</span>
      </p>
      {action}
    </li>
  )
}

/** What was looked at on this device. */
export function SeenRow({ view }: { view: RowView }) {
  return (
    <Row view={view}>
      <Poster view={{ ...view.picture, alt: '' }} />
      <a href={view.href}>
        <Foreign text={view.name} />
      </a>
    </Row>
  )
}

import type { ReactNode } from 'react'

import type { TextWithLang } from '#domain/listing/files/listing-entry.ts'

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
        <a href={href} lang={name.language ?? undefined}>
          {name.text}
        </a>{' '}
        <span className="soft">{note}</span>
      </p>
      {action}
    </li>
  )
}

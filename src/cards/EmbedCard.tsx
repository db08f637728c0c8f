import type { EmbedCard as Embedded } from '#domain/embed/embed-file.ts'

import { PriceText } from './Price.tsx'

interface Props {
  card: Embedded
  rel: string
  /** In a frame, the page around it is left. */
  target?: '_top'
}

/** The card of an embed. It stands on the pages of others, without our styles: its texts come ready from the file of the embed. */
export function EmbedCard({ card, rel, target }: Props) {
  const { facts, hours, language, name, picture, price, until, url } = card
  return (
    <li data-until={until ?? undefined} lang={language || undefined}>
      <a href={url} rel={rel} target={target}>
        <img alt="" decoding="async" height="300" loading="lazy" src={picture} width="400" />
        <b>{name}</b>
        {hours && <span className="h">{hours}</span>}
        {facts && <span className="f">{facts}</span>}
        <PriceText className="c" text={price} />
      </a>
    </li>
  )
}

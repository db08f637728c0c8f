import type { EmbedCard as Embedded } from '#domain/embed/embed-file.ts'

import { PriceText } from './Price.tsx'

/** The card of an embed. It stands on the pages of others, in a frame without our styles: its texts come ready from the file of the embed. */
export function EmbedCard({ card, rel }: { card: Embedded; rel: string }) {
  const { facts, hours, language, name, picture, price, until, url } = card
  return (
    <li data-until={until ?? undefined} lang={language || undefined}>
      <a href={url} rel={rel} target="_top">
        <img alt="" decoding="async" height="300" loading="lazy" src={picture} width="400" />
        <b>{name}</b>
        {hours && <span className="h">{hours}</span>}
        {facts && <span className="f">{facts}</span>}
        <PriceText className="c" text={price} />
      </a>
    </li>
  )
}

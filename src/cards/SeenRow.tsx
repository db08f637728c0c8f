import type { RowView } from '#domain/listing/cards/card-view.ts'

import { Poster } from './Poster.tsx'
import { Foreign, Row } from './row-parts.tsx'

/** The row of an experience that was seen on this device. */
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

import type { ReactNode } from 'react'

import { interpolate } from '#domain/text/interpolate.ts'
import { maps } from '#settings.ts'
import type { Texts } from '#texts.ts'

import { type Loaded, useMapModule } from './useMapModule.ts'

interface Props {
  children: (module: Extract<Loaded, { kind: 'open' }>['module']) => ReactNode
  onOpen?: () => void
  texts: Texts['map']
}

/** A button that opens a map. Who sends the pictures is said before: they learn who looks. */
export function MapFrame({ children, onOpen, texts }: Props) {
  const { close, loaded, open } = useMapModule()
  const toggle = () => {
    if (loaded.kind === 'open') return close()
    onOpen?.()
    void open()
  }
  return (
    <div className="map-frame">
      <p className="map-actions">
        <button
          aria-busy={loaded.kind === 'loading'}
          aria-expanded={loaded.kind === 'open'}
          className="button button-quiet"
          data-held
          onClick={toggle}
          type="button"
        >
          {loaded.kind === 'open' ? texts.hide : texts.show}
        </button>
        <small className="soft">{interpolate(texts.privacy, { name: maps.provider })}</small>
      </p>
      <p className="map-state" role="status">
        {loaded.kind === 'loading' && texts.loading}
        {loaded.kind === 'failed' && texts.failed}
      </p>
      {loaded.kind === 'open' && children(loaded.module)}
    </div>
  )
}

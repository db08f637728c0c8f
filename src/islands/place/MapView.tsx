import libraryStyles from 'leaflet/dist/leaflet.css?url'
import { useEffect, useState } from 'react'

import type { MapExtent } from '#domain/place/listing-map.ts'
import type { Coordinates } from '#domain/place/place.ts'
import type { Texts } from '#texts.ts'

import { MapCanvas, MapGround } from './LeafletMap.tsx'
import ownStyles from './map.css?url'
import { MapPins, type PinGroup } from './MapPins.tsx'

interface Props {
  /** Extent of the page's own drawing, where it lies under the pictures of the map. */
  frame?: MapExtent | null
  pins: PinGroup
  texts: Texts['map']
  /** Where the visitor is, when that is known. */
  you?: Coordinates | null
}

/** A map with pins. It shows all of them at first, and again whenever they change. */
export function MapView({ frame = null, pins, texts, you = null }: Props) {
  const isStyled = useStyles()
  if (!isStyled) return null
  return (
    <div aria-label={texts.label} className="map" role="region">
      <MapCanvas zoomIn={texts.zoomIn} zoomOut={texts.zoomOut}>
        {frame && <MapGround frame={frame} />}
        <MapPins pins={pins} texts={texts} you={you} />
      </MapCanvas>
    </div>
  )
}

/** The styles come with the map, not with every page. */
function useStyles(): boolean {
  const [isStyled, setStyled] = useState(false)
  useEffect(() => {
    let isOver = false
    const load = async () => {
      await Promise.all([libraryStyles, ownStyles].map(loadStyles))
      if (!isOver) setStyled(true)
    }
    void load()
    return () => {
      isOver = true
    }
  }, [])
  return isStyled
}

/** Done when they are there, or cannot be had: a plain map is better than none. */
function loadStyles(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve()
  const link = document.createElement('link')
  const settled = new Promise<void>(resolve => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
  })
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return settled
}

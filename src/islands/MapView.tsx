import libraryStyles from 'leaflet/dist/leaflet.css?url'
import { type ReactNode, useEffect, useState } from 'react'
import { AttributionControl, MapContainer, TileLayer, ZoomControl } from 'react-leaflet'

import type { Coordinates } from '#domain/place.ts'
import { maps } from '#settings.ts'

import ownStyles from './map.css?url'
import { MapPins, type PinGroup } from './MapPins.tsx'
import type { MapTexts } from './map-texts.ts'

interface Props {
  children?: ReactNode
  pins: PinGroup
  texts: MapTexts
  /** Where the visitor is, when that is known. */
  you?: Coordinates | null
}

const { attribution, maxZoom, tiles } = maps

/** A map with pins. It shows all of them at first, and again whenever they change. */
export function MapView({ children, pins, texts, you = null }: Props) {
  const isStyled = useStyles()
  if (!isStyled) return null
  return (
    <div aria-label={texts.label} className="map" role="region">
      <MapContainer
        attributionControl={false}
        center={[37.4, -4.6]}
        maxZoom={maxZoom}
        scrollWheelZoom={false}
        zoom={7}
        zoomControl={false}
      >
        <TileLayer attribution={attribution} url={tiles} />
        <AttributionControl prefix={false} />
        <ZoomControl zoomInTitle={texts.zoomIn} zoomOutTitle={texts.zoomOut} />
        <MapPins pins={pins} texts={texts} you={you} />
        {children}
      </MapContainer>
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

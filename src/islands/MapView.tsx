import leafletStyles from 'leaflet/dist/leaflet.css?url'
import { type ReactNode, useEffect, useState } from 'react'
import { AttributionControl, MapContainer, TileLayer, ZoomControl } from 'react-leaflet'

import type { Coordinates } from '#domain/place.ts'
import { settings } from '#settings.ts'

import { MapPins, type PinGroup } from './MapPins.tsx'
import type { MapTexts } from './map-texts.ts'

interface Props {
  children?: ReactNode
  pins: PinGroup
  texts: MapTexts
  /** Where the visitor is, when that is known. */
  you?: Coordinates | null
}

const { attribution, maxZoom, tiles } = settings.map

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

/** The styles of the library come with it, not with every page. */
function useStyles(): boolean {
  const [isStyled, setStyled] = useState(false)
  useEffect(() => {
    const known = document.querySelector(`link[href="${leafletStyles}"]`)
    if (known) return setStyled(true)
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = leafletStyles
    link.addEventListener('load', () => setStyled(true))
    link.addEventListener('error', () => setStyled(true))
    document.head.append(link)
  }, [])
  return isStyled
}

import type { DivIcon, LeafletEventHandlerFnMap, Map as LeafletMap, Marker as LeafletMarker } from 'leaflet'
import { type ReactNode, useState } from 'react'
import {
  AttributionControl,
  CircleMarker,
  MapContainer,
  Marker,
  Pane,
  Popup,
  SVGOverlay,
  TileLayer,
  Tooltip,
  useMap,
  useMapEvents,
  ZoomControl
} from 'react-leaflet'

import { edgesOf, groundId, type MapExtent } from '#domain/place/listing-map.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { maps } from '#settings.ts'

/**
 * The parts of a map as React draws them. This file alone knows `react-leaflet`, whose licence is not an open one (docs/licences.md): another
 * library for the same four parts goes in here.
 */

interface CanvasProps {
  children: ReactNode
  zoomIn: string
  zoomOut: string
}

/** All of Andalusia. */
const start = { center: [37.4, -4.6], zoom: 7 } satisfies { center: [number, number]; zoom: number }
const popupWidth = 200
const dotRadius = 8
/** The library's own layer of pictures has 200. */
const underTiles = { zIndex: 150 }

/** The pictures of the map with its buttons. */
export function MapCanvas({ children, zoomIn, zoomOut }: CanvasProps) {
  return (
    <MapContainer
      attributionControl={false}
      maxZoom={maps.maxZoom}
      scrollWheelZoom={false}
      zoomControl={false}
      {...start}
    >
      <TileLayer attribution={maps.attribution} url={maps.tiles} />
      <AttributionControl prefix={false} />
      <ZoomControl zoomInTitle={zoomIn} zoomOutTitle={zoomOut} />
      {children}
    </MapContainer>
  )
}

/** The drawing of the page, in its place under the pictures: where those do not come, nothing is grey. */
export function MapGround({ frame }: { frame: MapExtent }) {
  const { east, north, south, west } = edgesOf(frame)
  return (
    <Pane name="ground" style={underTiles}>
      <SVGOverlay
        attributes={{ viewBox: `0 0 ${frame.width} ${frame.height}` }}
        bounds={[
          [south, west],
          [north, east]
        ]}
      >
        <use href={`#${groundId}`} />
      </SVGOverlay>
    </Pane>
  )
}

/** The map around a component, and how close it is at the moment. */
export function useMapZoom(): { map: LeafletMap; zoom: number } {
  const map = useMap()
  const [zoom, setZoom] = useState(map.getZoom())
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) })
  return { map, zoom }
}

interface MarkerProps {
  icon: DivIcon
  /** Effect of a press: shows content, or calls an action. */
  onPress: { kind: 'show'; content: ReactNode } | { kind: 'call'; action: () => void }
  position: Coordinates
  /** Of what the button stands for. */
  slugs: string
  title: string | undefined
}

/** A button on the map. */
export function MapMarker({ icon, onPress, position, slugs, title }: MarkerProps) {
  const pressed = onPress.kind === 'show' ? openByKey : activated(onPress.action)
  return (
    <Marker
      eventHandlers={{ ...pressed, add: ({ target }) => nameSlugs(target, slugs) }}
      icon={icon}
      position={position}
      title={title}
    >
      {onPress.kind === 'show' && (
        <Popup closeButton={false} minWidth={popupWidth}>
          {onPress.content}
        </Popup>
      )}
    </Marker>
  )
}

interface DotProps {
  className: string
  label: string
  position: Coordinates
}

/** A place on the map that does nothing. */
export function MapDot({ className, label, position }: DotProps) {
  return (
    <CircleMarker center={position} className={className} radius={dotRadius}>
      <Tooltip>{label}</Tooltip>
    </CircleMarker>
  )
}

/** By them a card of the page finds its marker, and the other way round. */
function nameSlugs(marker: LeafletMarker, slugs: string): void {
  const element = marker.getElement()
  if (element) element.dataset.slugs = slugs
}

/** Enter and the space bar do what a click does. Enter opens a marker by itself. */
const openByKey: LeafletEventHandlerFnMap = {
  keydown: ({ originalEvent, target }) => {
    if (originalEvent.key !== ' ') return
    originalEvent.preventDefault()
    target.openPopup()
  }
}

function activated(action: () => void): LeafletEventHandlerFnMap {
  return {
    click: action,
    keydown: ({ originalEvent }) => {
      if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return
      originalEvent.preventDefault()
      action()
    }
  }
}

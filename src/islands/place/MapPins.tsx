import {
  type DivIcon,
  divIcon,
  latLngBounds,
  type LatLngBounds,
  type Map as LeafletMap,
  point
} from 'leaflet'
import { type KeyboardEventHandler, useEffect, useMemo, useRef } from 'react'

import { type Cluster, clustersOf } from '#domain/place/clusters.ts'
import type { Language } from '#domain/text/locale.ts'
import type { Coordinates } from '#domain/place/place.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import type { Texts } from '#texts.ts'

import { MapDot, MapMarker, useMapZoom } from './LeafletMap.tsx'

/** Something that has its place on a map. */
export interface Pin {
  href: string | null
  language: Language | null
  name: string
  note: string
  position: Coordinates
  /** Of the card that is marked together with the pin. */
  slug?: string
}

export interface PinGroup {
  language: Language
  pins: Pin[]
}

interface Props {
  pins: PinGroup
  texts: Texts['map']
  you: Coordinates | null
}

/** Pins closer than this many pixels are drawn as one. */
const nearestPixels = 48
const closestZoom = 15
const pinSize = 30
const clusterSize = 40

/** Pins, those that would lie on each other as one with their number. */
export function MapPins({ pins: { language, pins }, texts, you }: Props) {
  const { map, zoom } = useMapZoom()
  useEffect(() => showAll(map, pins), [map, pins])
  const clusters = useMemo(() => clustersAt(map, pins, zoom), [map, pins, zoom])
  const forms = { one: texts.clusterCount_one, other: texts.clusterCount_other }
  return (
    <>
      {clusters.map(({ items, x, y }) => {
        const position = map.unproject(point(x, y), zoom)
        const [first] = items
        const isOne = items.length === 1
        const opens = isOne || zoom >= closestZoom || isOnePlace(items)
        return (
          <MapMarker
            icon={isOne ? pinIcon : clusterIcon(items.length)}
            key={`${items.map(({ href, name }) => href ?? name).join(' ')} ${zoom}`}
            onPress={
              opens
                ? { content: <PinList map={map} pins={items} />, kind: 'show' }
                : { action: () => zoomIn(map, items), kind: 'call' }
            }
            position={position}
            slugs={items.flatMap(({ slug }) => slug ?? []).join(' ')}
            title={isOne ? first?.name : pluralText(forms, items.length, language)}
          />
        )
      })}
      {you && <MapDot className="map-you" label={texts.you} position={you} />}
    </>
  )
}

/** The list of a pin takes the focus, which would otherwise come after all other pins; Escape gives it back. */
function PinList({ map, pins }: Pick<PinGroup, 'pins'> & { map: LeafletMap }) {
  const list = useRef<HTMLUListElement>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    opener.current = document.activeElement
    list.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [])
  const leave: KeyboardEventHandler = ({ key }) => {
    if (key !== 'Escape') return
    map.closePopup()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <ul className="map-list" ref={list}>
      {pins.map(pin => (
        <PinLine key={pin.href ?? pin.name} onKeyDown={leave} pin={pin} />
      ))}
    </ul>
  )
}

interface LineProps {
  onKeyDown: KeyboardEventHandler
  pin: Pin
}

function PinLine({ onKeyDown, pin: { href, language, name, note } }: LineProps) {
  return (
    <li lang={language ?? undefined}>
      {href === null ? (
        <strong>{name}</strong>
      ) : (
        <a href={href} onKeyDown={onKeyDown}>
          {name}
        </a>
      )}
      {note !== '' && <small>{note}</small>}
    </li>
  )
}

const pinIcon = divIcon({
  className: 'map-pin',
  iconAnchor: [pinSize / 2, pinSize * 1.2],
  iconSize: [pinSize, pinSize],
  popupAnchor: [0, -pinSize]
})

const clusterIcons = new Map<number, DivIcon>()

/** Its number is decorative: the button is named by its title, which says of what there are so many. The library draws a marker anew that gets another icon. */
function clusterIcon(count: number): DivIcon {
  const icon =
    clusterIcons.get(count) ??
    divIcon({
      className: 'map-cluster',
      html: `<span aria-hidden="true">${count}</span>`,
      iconSize: [clusterSize, clusterSize]
    })
  clusterIcons.set(count, icon)
  return icon
}

function clustersAt(map: LeafletMap, pins: Pin[], zoom: number): Cluster<Pin>[] {
  const spots = pins.map(pin => {
    const { x, y } = map.project([pin.position.lat, pin.position.lng], zoom)
    return { item: pin, x, y }
  })
  return clustersOf(spots, nearestPixels)
}

function boundsOf(pins: Pin[]): LatLngBounds {
  return latLngBounds(pins.map(({ position }): [number, number] => [position.lat, position.lng]))
}

function showAll(map: LeafletMap, pins: Pin[]): void {
  if (pins.length > 0)
    map.fitBounds(boundsOf(pins), { animate: false, maxZoom: closestZoom, padding: [30, 30] })
}

/** The pin that was pressed is gone then: the map has the focus. */
function zoomIn(map: LeafletMap, pins: Pin[]): void {
  map.getContainer().focus({ preventScroll: true })
  map.fitBounds(boundsOf(pins), { maxZoom: closestZoom, padding: [40, 40] })
}

function isOnePlace(pins: Pin[]): boolean {
  const bounds = boundsOf(pins)
  return bounds.getNorthEast().equals(bounds.getSouthWest())
}

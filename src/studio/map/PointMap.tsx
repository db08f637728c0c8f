import { type KeyboardEvent, useMemo, useState } from 'react'

import type { Coordinates } from '#domain/place/place.ts'
import type { Borders } from '#domain/place/province-at.ts'
import {
  coordinatesOf,
  mapSpans,
  type MapView,
  moveView,
  pathOfLines,
  regionCentre,
  spotAt,
  spotOf,
  viewFollowing
} from './point-map.ts'
import { tileAddress, tilesIn } from './tiles.ts'
import { maps } from '#settings.ts'
import { arrowPressed, pressedPlace } from '#studio/form/pressed-place.view.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  borders: readonly Borders[]
  id: string
  label: string
  onMove: (point: Coordinates) => void
  point: Coordinates | null
  texts: StudioTexts['map']
}

/** In metres, near and far. */
const steps = { arrow: 10, withShift: 100 }
/** Where so much is drawn that ten metres are not seen, an arrow goes this share of it. */
const shareOfView = 0.02

/** The provinces with a pin: a press or a drag puts it there, arrows move it. */
export function PointMap({ borders, id, label, onMove, point, texts }: Props) {
  const [zoom, setZoom] = useState(point === null ? 0 : 2)
  const [hasStreets, setStreets] = useState(false)
  const [centre, setCentre] = useState(point === null ? regionCentre : spotOf(point))
  const spot = point && spotOf(point)
  const asked: MapView = { centre, span: mapSpans[zoom] ?? mapSpans[0] }
  const view = spot === null ? asked : viewFollowing(asked, spot)
  const move = (moved: Coordinates) => {
    setCentre(viewFollowing(view, spotOf(moved)).centre)
    onMove(moved)
  }
  const zoomBy = (by: -1 | 1) => {
    setZoom(Math.min(mapSpans.length - 1, Math.max(0, zoom + by)))
    if (spot !== null) setCentre(spot)
  }
  const pressed = pressedPlace(share => {
    // While it is dragged the map stays where it is.
    onMove(coordinatesOf(spotAt(view, share)))
    setCentre(view.centre)
  })
  return (
    <div className="studio-map">
      <button
        aria-describedby={`${id}-map-help`}
        aria-label={`${texts.title}: ${label}`}
        className="studio-map-place"
        onKeyDown={event => moveWithArrows(event, point ?? coordinatesOf(centre), view.span, move)}
        type="button"
        {...pressed}
      >
        <Drawing {...{ borders, hasStreets, spot, view }} />
      </button>
      <Tools {...{ hasStreets, id, texts, zoom }} onStreets={() => setStreets(!hasStreets)} onZoom={zoomBy} />
    </div>
  )
}

interface ToolsProps extends Pick<Props, 'id' | 'texts'> {
  hasStreets: boolean
  onStreets: () => void
  onZoom: (by: -1 | 1) => void
  zoom: number
}

function Tools({ hasStreets, id, onStreets, onZoom, texts, zoom }: ToolsProps) {
  return (
    <div className="studio-map-tools">
      <button
        aria-label={texts.closer}
        className="button button-quiet"
        disabled={zoom === mapSpans.length - 1}
        onClick={() => onZoom(1)}
        type="button"
      >
        +
      </button>
      <button
        aria-label={texts.further}
        className="button button-quiet"
        disabled={zoom === 0}
        onClick={() => onZoom(-1)}
        type="button"
      >
        −
      </button>
      <button aria-pressed={hasStreets} className="button button-quiet" onClick={onStreets} type="button">
        {texts.streets}
      </button>
      <p className="studio-help" id={`${id}-map-help`}>
        {texts.help}
        {hasStreets && (
          <>
            {' '}
            ©{' '}
            <a href="https://www.openstreetmap.org/copyright" rel="noreferrer" target="_blank">
              {maps.provider}
            </a>
          </>
        )}
      </p>
    </div>
  )
}

/** Ten metres, with shift a hundred; where the map shows too much for that to be seen, a part of what it shows. */
function moveWithArrows(
  event: KeyboardEvent,
  from: Coordinates,
  span: number,
  move: (point: Coordinates) => void
): void {
  const direction = arrowPressed(event)
  if (direction === null) return
  const least = event.shiftKey ? steps.withShift : steps.arrow
  const metres = span > (mapSpans[3] ?? 0) ? Math.max(least, span * 1000 * shareOfView) : least
  move(moveView(from, { east: direction.x * metres, south: direction.y * metres }))
}

interface DrawingProps {
  borders: readonly Borders[]
  /** Pictures of roads and towns come from another host, once somebody asks for them. */
  hasStreets: boolean
  spot: { x: number; y: number } | null
  view: MapView
}

function Drawing({ borders, hasStreets, spot, view }: DrawingProps) {
  const { centre, span } = view
  const paths = useMemo(
    () => borders.map(({ lines, province }) => ({ path: pathOfLines(lines), province })),
    [borders]
  )
  const unit = span / 100
  return (
    <svg aria-hidden="true" viewBox={`${centre.x - span / 2} ${centre.y - span / 2} ${span} ${span}`}>
      {paths.map(({ path, province }) => (
        <path d={path} fillRule="evenodd" key={province} vectorEffect="non-scaling-stroke" />
      ))}
      {hasStreets &&
        tilesIn(view, maps.maxZoom).map(tile => {
          const { height, width, x, y } = tile
          const href = tileAddress(maps.tiles, tile)
          return <image key={href} preserveAspectRatio="none" {...{ height, href, width, x, y }} />
        })}
      {spot !== null && (
        <g className="studio-map-pin" transform={`translate(${spot.x} ${spot.y}) scale(${unit})`}>
          <path d="M0 0s-4-5-4-9a4 4 0 0 1 8 0c0 4-4 9-4 9z" />
          <circle cy="-9" r="1.5" />
        </g>
      )}
    </svg>
  )
}

import { type KeyboardEvent, type PointerEvent, useId } from 'react'

import { cutAround } from '#domain/catalogue/photo/focus.ts'
import type { Fields } from '#domain/studio/patch.ts'
import {
  addressOf,
  middle,
  moveSpot,
  percentOf,
  type Spot,
  spotIn,
  withSpot
} from '#domain/studio/photos/photo-list.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { StudioTexts } from '#texts.ts'

interface Props {
  id: string
  number: number
  onChange: (photo: Fields) => void
  photo: Fields
  size: { height: number; width: number }
  texts: StudioTexts['photos']['focus']
}

const arrows: Readonly<Record<string, Spot>> = {
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 }
}

/** The photograph with the point that stays in view, put by a press or by arrows, and beside it what a card shows of it. */
export function FocusPicker({ id, number, onChange, photo, size, texts }: Props) {
  const help = useId()
  const spot = spotIn(photo)
  const shown = spot ?? middle
  const set = (moved: Spot | null) => onChange(withSpot(photo, moved))
  const press = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    set({
      x: percentOf((event.clientX - box.left) / box.width),
      y: percentOf((event.clientY - box.top) / box.height)
    })
  }
  return (
    <div className="studio-focus">
      <button
        aria-describedby={`${help} ${id}-focus`}
        aria-label={`${texts.title}: ${number}`}
        className="studio-focus-place"
        onKeyDown={event => moveWithArrows(event, shown, set)}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          press(event)
        }}
        onPointerMove={event => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) press(event)
        }}
        type="button"
      >
        <Drawing size={size} spot={shown} url={addressOf(photo)} />
      </button>
      <div className="studio-focus-notes">
        <Cut label={texts.cut} size={size} spot={shown} url={addressOf(photo)} />
        <p className="studio-help" id={`${id}-focus`} role="status">
          {interpolate(texts.value, { x: shown.x, y: shown.y })}
        </p>
        {spot !== null && (
          <button className="studio-link-button" onClick={() => set(null)} type="button">
            {texts.centre}
          </button>
        )}
        <p className="studio-help" id={help}>
          {texts.help}
        </p>
      </div>
    </div>
  )
}

/** One percent, with shift ten. */
function moveWithArrows(event: KeyboardEvent, from: Spot, set: (spot: Spot) => void): void {
  const direction = arrows[event.key]
  if (direction === undefined) return
  event.preventDefault()
  const step = event.shiftKey ? 10 : 1
  set(moveSpot(from, { x: direction.x * step, y: direction.y * step }))
}

interface DrawingProps extends Pick<Props, 'size'> {
  spot: Spot
  url: string
}

function Drawing({ size: { height, width }, spot, url }: DrawingProps) {
  const radius = Math.max(height, width) / 30
  return (
    <svg aria-hidden="true" height={height} viewBox={`0 0 ${width} ${height}`} width={width}>
      <image height={height} href={url} width={width} />
      <circle cx={(spot.x * width) / 100} cy={(spot.y * height) / 100} r={radius} />
      <circle cx={(spot.x * width) / 100} cy={(spot.y * height) / 100} r={radius / 4} />
    </svg>
  )
}

/** The very part that the build cuts out for cards. */
function Cut({ label, size, spot, url }: DrawingProps & { label: string }) {
  const { height, left, top, width } = cutAround(size, spot)
  return (
    <figure className="studio-focus-cut">
      <svg aria-hidden="true" viewBox={`${left} ${top} ${width} ${height}`}>
        <image height={size.height} href={url} width={size.width} />
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  )
}

import { type KeyboardEvent, useId } from 'react'

import { cutAround } from '#domain/catalogue/photo/focus.ts'
import type { Fields } from '#studio/document/patch.ts'
import { addressOf, middle, moveSpot, percentOf, type Spot, spotIn, withSpot } from './photo-list.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { arrowPressed, pressedPlace } from '#studio/form/pressed-place.view.ts'
import type { StudioTexts } from '#studio/texts.ts'

interface Props {
  id: string
  number: number
  onChange: (photo: Fields) => void
  photo: Fields
  size: { height: number; width: number }
  texts: StudioTexts['photos']['focus']
}

/** The photograph with the point that stays in view, put by a press or by arrows, and beside it what a card shows of it. */
export function FocusPicker({ id, number, onChange, photo, size, texts }: Props) {
  const help = useId()
  const spot = spotIn(photo)
  const shown = spot ?? middle
  const set = (moved: Spot | null) => onChange(withSpot(photo, moved))
  return (
    <div className="studio-focus">
      <button
        aria-describedby={`${help} ${id}-focus`}
        aria-label={`${texts.title}: ${number}`}
        className="studio-focus-place"
        onKeyDown={event => moveWithArrows(event, shown, set)}
        type="button"
        {...pressedPlace(({ x, y }) => set({ x: percentOf(x), y: percentOf(y) }))}
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
  const direction = arrowPressed(event)
  if (direction === null) return
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

import { useEffect } from 'react'

import type { Coordinates } from '#domain/place/place.ts'
import { type Borders, provinceAt } from '#domain/place/province-at.ts'
import { provinceCodes } from '#domain/place/province-codes.ts'
import { pointIn, storedPoint } from './point.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { useStore } from '#islands/ui/useStore.ts'
import { borders } from './borders.store.ts'

import type { FieldProps, Speech } from '#studio/form/field-props.view.ts'
import { TypedField } from '#studio/form/TypedField.tsx'
import { PointMap } from './PointMap.tsx'

/** A place: typed or pasted, or a pin on a map of the provinces. */
export function PointField(props: FieldProps) {
  const { id, onChange, speech, value } = props
  const known = useStore(borders.$borders)
  useEffect(() => void borders.need(), [])
  const point = pointIn(value)
  return (
    <div className="studio-point">
      <TypedField {...props} kind="point" />
      {known.kind === 'failed' && <p className="studio-help">{speech.texts.map.failed}</p>}
      {known.kind === 'ready' && (
        <>
          <PointMap
            borders={known.value}
            id={id}
            label={props.form.label[speech.language]}
            onMove={moved => onChange(storedPoint(moved))}
            point={point}
            texts={speech.texts.map}
          />
          <PointNote borders={known.value} point={point} speech={speech} />
        </>
      )}
    </div>
  )
}

interface NoteProps {
  borders: Borders[]
  point: Coordinates | null
  speech: Speech
}

/** Where the pin is, also as text for screen readers, and whether that is where the document says it is. */
function PointNote({ borders: known, point, speech: { provinces, texts } }: NoteProps) {
  const { map, provinceNames } = texts
  const names: Readonly<Record<string, string>> = provinceNames
  if (point === null)
    return (
      <p className="studio-help" role="status">
        {map.none}
      </p>
    )
  const province = provinceAt(known, point)
  const code = province && provinceCodes[province]
  const isElsewhere = code !== null && provinces.length > 0 && !provinces.includes(code)
  const note =
    code === null
      ? map.outside
      : interpolate(isElsewhere ? map.elsewhere : map.inside, {
          own: provinces.map(own => names[own] ?? own).join(', '),
          province: names[code] ?? code
        })
  return (
    <>
      <p className={code === null || isElsewhere ? 'field-error' : 'studio-help'} role="status">
        {`${point.lat}, ${point.lng}`} · {note}
      </p>
      <p className="studio-help">
        <a
          href={`https://www.openstreetmap.org/?mlat=${point.lat}&mlon=${point.lng}#map=17/${point.lat}/${point.lng}`}
          rel="noreferrer"
          target="_blank"
        >
          {map.look}
        </a>
      </p>
    </>
  )
}

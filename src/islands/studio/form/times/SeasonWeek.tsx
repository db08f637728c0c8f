import { useState } from 'react'

import { fieldsIn, lineIn } from '#domain/studio/form/values.ts'
import type { Brush, PaintedWeek } from '#domain/studio/form/week.ts'
import type { WeekFields } from '#domain/studio/form/week-times.ts'
import { withField } from '#domain/studio/patch.ts'
import type { FieldProps, Speech } from '#islands/studio/form/field-props.ts'

import { WeekGrid } from './WeekGrid.tsx'

interface Props extends Pick<FieldProps, 'form' | 'id'> {
  fields: WeekFields
  onChange: (week: PaintedWeek) => void
  /** Null for the only one. */
  onRemove: (() => void) | null
  speech: Speech
  week: PaintedWeek
}

const brushes = ['starts', 'open'] as const satisfies readonly Brush[]

/** The week of a season, with what it is painted with. */
export function SeasonWeek({ fields, form, id, onChange, onRemove, speech, week }: Props) {
  const { week: texts } = speech.texts
  const [brush, setBrush] = useState<Brush>(week.days.some(({ open }) => open.length > 0) ? 'open' : 'starts')
  return (
    <div className="studio-week">
      <Season {...{ fields, form, id, speech, week }} onSeason={season => onChange({ ...week, season })} />
      <div aria-label={texts.brush} className="studio-switch" role="group">
        {brushes.map(each => (
          <button
            aria-pressed={brush === each}
            className="studio-chip"
            key={each}
            onClick={() => setBrush(each)}
            type="button"
          >
            {texts.brushes[each]}
          </button>
        ))}
      </div>
      <WeekGrid {...{ brush, id, onChange, texts, week }} />
      {onRemove !== null && (
        <button className="button button-quiet" onClick={onRemove} type="button">
          {texts.removeSeason}
        </button>
      )}
    </div>
  )
}

interface SeasonProps extends Pick<Props, 'fields' | 'form' | 'id' | 'speech' | 'week'> {
  onSeason: (season: unknown) => void
}

/** All year, or from one day of the year to another. */
function Season({ fields, form, id, onSeason, speech, week: { season } }: SeasonProps) {
  const { week: texts } = speech.texts
  const group = form.item?.fields.find(({ name }) => name === fields.season)
  if (group === undefined) return null
  const written = fieldsIn(season)
  return (
    <div className="studio-row">
      <label className="studio-tick">
        <input
          checked={season === undefined}
          onChange={({ currentTarget }) => onSeason(currentTarget.checked ? undefined : group.example)}
          type="checkbox"
        />
        {texts.allYear}
      </label>
      {season !== undefined &&
        group.fields.map(({ label, name }) => (
          <label htmlFor={`${id}-${name}`} key={name}>
            {label[speech.language]} ({texts.monthDay})
            <input
              className="field"
              id={`${id}-${name}`}
              onChange={({ currentTarget }) => onSeason(withField(written, name, currentTarget.value))}
              value={lineIn(written[name])}
            />
          </label>
        ))}
    </div>
  )
}

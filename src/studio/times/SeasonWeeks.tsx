import { useState } from 'react'

import { type Brush, emptyWeek, type PaintedWeek, shownMinutes } from './week.ts'
import type { WeekFields } from './week-times.ts'
import { isSame } from '#studio/document/patch.ts'
import { FieldFrame } from '#studio/form/FieldFrame.tsx'
import type { FieldProps } from '#studio/form/field-props.view.ts'
import type { StudioTexts } from '#studio/texts.ts'

import { Seasons } from './Seasons.tsx'
import { useWeeks } from './useWeeks.ts'
import { WeekGrid } from './WeekGrid.tsx'

interface Props extends FieldProps {
  fields: WeekFields
  stored: readonly PaintedWeek[]
}

const brushes = ['starts', 'open'] as const satisfies readonly Brush[]

/** The seasons of a year, and the week of the chosen one. */
export function SeasonWeeks({ fields, onChange, stored, value, ...rest }: Props) {
  const { form, id, problems, speech } = rest
  const { week: texts } = speech.texts
  const drawing = useWeeks({ fields, onChange, stored, value })
  const { chosen, weeks } = drawing
  const week = weeks[chosen] ?? emptyWeek(undefined)
  const [brush, setBrush] = useState<Brush>(() => usedBrush(week))
  const [isWholeDay, setWholeDay] = useState(false)
  const choose = (index: number) => {
    drawing.choose(index)
    setBrush(usedBrush(weeks[index] ?? week))
  }
  const addSeason = () => {
    const season = { [fields.from]: '', [fields.until]: '' }
    const same = weeks.findIndex(each => isSame(each.season, season))
    if (same === -1) drawing.set({ chosen: weeks.length, weeks: [...weeks, emptyWeek(season)] })
    else choose(same)
  }
  return (
    <FieldFrame {...rest} isGroup>
      {() => (
        <div className="studio-week">
          <Seasons
            {...{ chosen, fields, form, id, problems, speech, weeks }}
            onChange={(changed, index = chosen) => drawing.set({ chosen: index, weeks: changed })}
            onChoose={choose}
          />
          <Tools
            {...{ brush, texts }}
            canUndo={drawing.canUndo}
            onAddSeason={addSeason}
            onBrush={setBrush}
            onUndo={drawing.undo}
          />
          <WeekGrid
            brush={brush}
            id={id}
            minutes={shownMinutes(week, isWholeDay)}
            onPaint={(changed, isNewStep) => drawing.set({ weeks: weeks.with(chosen, changed) }, isNewStep)}
            onUndo={drawing.undo}
            texts={texts}
            week={week}
          />
          <label className="studio-choice">
            <input
              checked={isWholeDay}
              onChange={({ currentTarget }) => setWholeDay(currentTarget.checked)}
              type="checkbox"
            />
            <span>{texts.wholeDay}</span>
          </label>
        </div>
      )}
    </FieldFrame>
  )
}

interface ToolsProps {
  brush: Brush
  canUndo: boolean
  onAddSeason: () => void
  onBrush: (brush: Brush) => void
  onUndo: () => void
  texts: StudioTexts['week']
}

/** Choices of the brush, with undo. */
function Tools({ brush, canUndo, onAddSeason, onBrush, onUndo, texts }: ToolsProps) {
  return (
    <div className="studio-week-tools">
      <div aria-label={texts.brush} className="studio-brushes" role="group">
        {brushes.map(each => (
          <button
            aria-pressed={brush === each}
            className="studio-chip"
            data-brush={each}
            key={each}
            onClick={() => onBrush(each)}
            type="button"
          >
            {texts.brushes[each]}
          </button>
        ))}
      </div>
      <button aria-disabled={!canUndo} className="button button-quiet" onClick={onUndo} type="button">
        {texts.undo}
      </button>
      <button className="button button-quiet" onClick={onAddSeason} type="button">
        {texts.addSeason}
      </button>
    </div>
  )
}

/** The brush with which a week was painted; starts by default. */
function usedBrush({ days }: PaintedWeek): Brush {
  const [hasOpen, hasStarts] = [
    days.some(({ open }) => open.length > 0),
    days.some(day => day.starts.length > 0)
  ]
  return hasOpen && !hasStarts ? 'open' : 'starts'
}

import { useRef } from 'react'

import { type Cell, clockOf, isPainted } from './week.ts'
import { interpolate } from '#domain/text/interpolate.ts'

import type { GridProps } from './grid-props.view.ts'
import { useGridKeys } from './useGridKeys.ts'
import { useStroke } from './useStroke.ts'

/**
 * Half hours of seven days: a press paints one, a drag a block; a finger holds first, so that the page can be scrolled. Arrows move, the space bar
 * paints, with shift arrows stretch, Delete clears.
 */
export function WeekGrid(props: GridProps) {
  const { brush, id, minutes, texts, week } = props
  const grid = useRef<HTMLDivElement>(null)
  const { at, onKeyDown, setAt } = useGridKeys(props, grid)
  const stroke = useStroke(props, grid, setAt)
  return (
    <>
      <p className="studio-help" id={`${id}-week-help`}>
        {texts.keys}
      </p>
      <div
        aria-describedby={`${id}-week-help`}
        aria-label={texts.grid}
        aria-multiselectable="true"
        className="studio-week-grid"
        ref={grid}
        role="grid"
        tabIndex={-1}
        {...stroke}
        onKeyDown={onKeyDown}
      >
        <div role="row">
          <span role="columnheader">{texts.time}</span>
          {texts.days.map(({ name, short }) => (
            <span aria-label={name} key={name} role="columnheader">
              {short}
            </span>
          ))}
        </div>
        {minutes.map(minute => (
          <div data-hour={minute % 60 === 0 || undefined} key={minute} role="row">
            <span role="rowheader">{clockOf(minute)}</span>
            {texts.days.map(({ name }, day) => (
              <HalfHour
                {...{ brush, name, texts, week }}
                cell={{ day, minute }}
                isReached={at.day === day && at.minute === minute}
                key={name}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

interface HalfHourProps extends Pick<GridProps, 'brush' | 'texts' | 'week'> {
  cell: Cell
  /** Where Tab leads. */
  isReached: boolean
  name: string
}

function HalfHour({ brush, cell, isReached, name, texts, week }: HalfHourProps) {
  const { day, minute } = cell
  const isOpen = isPainted(week, cell, 'open')
  const isStart = isPainted(week, cell, 'starts')
  const said = [isStart && texts.cell.starts, isOpen && texts.cell.open].filter(Boolean).join(', ')
  return (
    <div
      aria-label={interpolate(said === '' ? texts.cell.free : texts.cell.said, {
        day: name,
        said,
        time: clockOf(minute)
      })}
      aria-selected={brush === 'open' ? isOpen : isStart}
      data-cell={`${day} ${minute}`}
      data-open={isOpen || undefined}
      data-starts={isStart || undefined}
      role="gridcell"
      tabIndex={isReached ? 0 : -1}
    />
  )
}

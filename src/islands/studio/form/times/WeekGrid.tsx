import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'

import {
  type Brush,
  cellMinutes,
  clockOf,
  isPainted,
  painted,
  type PaintedWeek
} from '#domain/studio/form/week.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import type { StudioTexts } from '#texts.ts'

interface Props {
  brush: Brush
  id: string
  onChange: (week: PaintedWeek) => void
  texts: StudioTexts['week']
  week: PaintedWeek
}

interface Cell {
  day: number
  minute: number
}

const firstMinute = 6 * 60
const lastMinute = 24 * 60 - cellMinutes
const minutes = Array.from(
  { length: (lastMinute - firstMinute) / cellMinutes + 1 },
  (_, index) => firstMinute + index * cellMinutes
)

const moves: Readonly<Record<string, Cell>> = {
  ArrowDown: { day: 0, minute: cellMinutes },
  ArrowLeft: { day: -1, minute: 0 },
  ArrowRight: { day: 1, minute: 0 },
  ArrowUp: { day: 0, minute: -cellMinutes }
}

/** Half hours of seven days: a press, a drag of the mouse or the space bar paints, arrows move, with shift they stretch, Delete clears. */
export function WeekGrid(props: Props) {
  const { id, texts } = props
  const table = useRef<HTMLTableElement>(null)
  const brushing = useBrush(props, table)
  return (
    <table
      aria-describedby={`${id}-week-help`}
      className="studio-week-grid"
      onPointerLeave={brushing.end}
      onPointerUp={brushing.end}
      ref={table}
    >
      <caption className="studio-help" id={`${id}-week-help`}>
        {texts.keys}
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.time}</th>
          {texts.days.map(({ name, short }) => (
            <th key={name} scope="col">
              <abbr title={name}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {minutes.map(minute => (
          <tr key={minute}>
            <th scope="row">{clockOf(minute)}</th>
            {texts.days.map(({ name }, day) => (
              <HalfHour {...props} brushing={brushing} cell={{ day, minute }} key={name} name={name} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where the keyboard is, and what the mouse does. */
function useBrush({ brush, onChange, week }: Props, table: RefObject<HTMLTableElement | null>) {
  const [at, setAt] = useState<Cell>({ day: 0, minute: 10 * 60 })
  /** What a drag of the mouse does to the cells that it comes over. */
  const [isDraggedOn, setDraggedOn] = useState<boolean | null>(null)
  const isOn = (cell: Cell) => isShown(week, cell, brush)
  const paint = (cell: Cell, on: boolean) => {
    setAt(cell)
    onChange(painted(week, { ...cell, brush, isOn: on }))
  }
  return {
    at,
    drag: (cell: Cell) => {
      if (isDraggedOn !== null) paint(cell, isDraggedOn)
    },
    end: () => setDraggedOn(null),
    isOn,
    move: (cell: Cell, by: Cell, isStretched: boolean) => {
      const next = {
        day: Math.min(6, Math.max(0, cell.day + by.day)),
        minute: Math.min(lastMinute, Math.max(firstMinute, cell.minute + by.minute))
      }
      if (isStretched) paint(next, isOn(cell))
      setAt(next)
      table.current?.querySelector<HTMLElement>(`[data-cell="${next.day} ${next.minute}"]`)?.focus()
    },
    paint,
    press: (cell: Cell) => {
      setDraggedOn(!isOn(cell))
      paint(cell, !isOn(cell))
    }
  }
}

interface HalfHourProps extends Props {
  brushing: ReturnType<typeof useBrush>
  cell: Cell
  name: string
}

function HalfHour({ brush, brushing, cell, name, texts, week }: HalfHourProps) {
  const { day, minute } = cell
  const { at, drag, isOn, move, paint, press } = brushing
  /** A press of the mouse has painted before its click. */
  const hasPainted = useRef(false)
  const onKeyDown = (event: KeyboardEvent) => {
    hasPainted.current = false
    const by = moves[event.key]
    if (by !== undefined) move(cell, by, event.shiftKey)
    else if (event.key === 'Delete' || event.key === 'Backspace') paint(cell, false)
    else return
    event.preventDefault()
  }
  return (
    <td>
      <button
        aria-label={interpolate(texts.cell[brush], { day: name, time: clockOf(minute) })}
        aria-pressed={isOn(cell)}
        data-cell={`${day} ${minute}`}
        data-open={isShown(week, cell, 'open') || undefined}
        data-starts={isShown(week, cell, 'starts') || undefined}
        onClick={() => {
          if (!hasPainted.current) paint(cell, !isOn(cell))
          hasPainted.current = false
        }}
        onKeyDown={onKeyDown}
        onPointerDown={({ pointerType }) => {
          hasPainted.current = pointerType === 'mouse'
          if (hasPainted.current) press(cell)
        }}
        onPointerEnter={() => drag(cell)}
        tabIndex={at.day === day && at.minute === minute ? 0 : -1}
        type="button"
      />
    </td>
  )
}

function isShown({ days }: PaintedWeek, { day, minute }: Cell, brush: Brush): boolean {
  const found = days[day]
  return found !== undefined && isPainted(found, minute, brush)
}

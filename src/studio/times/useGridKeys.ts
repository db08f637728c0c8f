import { type KeyboardEvent, type RefObject, useState } from 'react'

import { type Cell, cellMinutes, isPainted, paintCells } from './week.ts'

import { cellElement } from './cell-element.view.ts'
import type { GridProps } from './grid-props.view.ts'

const moves: Readonly<Record<string, Cell>> = {
  ArrowDown: { day: 0, minute: cellMinutes },
  ArrowLeft: { day: -1, minute: 0 },
  ArrowRight: { day: 1, minute: 0 },
  ArrowUp: { day: 0, minute: -cellMinutes },
  End: { day: 6, minute: 0 },
  Home: { day: -6, minute: 0 },
  PageDown: { day: 0, minute: 4 * cellMinutes },
  PageUp: { day: 0, minute: -4 * cellMinutes }
}

/** Keys of a grid: one cell is reached by Tab, arrows lead to the others. */
export function useGridKeys(
  { brush, minutes, onPaint, onUndo, week }: GridProps,
  grid: RefObject<HTMLElement | null>
) {
  const [reached, setAt] = useState<Cell>({ day: 0, minute: 10 * 60 })
  const [first = 0] = minutes
  const last = minutes.at(-1) ?? first
  const at = { ...reached, minute: within(reached.minute, first, last) }
  const paint = (cell: Cell, isOn: boolean) =>
    onPaint(paintCells(week, { brush, from: cell, isOn, to: cell }), true)
  const move = (by: Cell, isStretched: boolean) => {
    const next = {
      day: within(at.day + by.day, 0, 6),
      minute: within(at.minute + by.minute, first, last)
    }
    if (isStretched)
      onPaint(paintCells(week, { brush, from: at, isOn: isPainted(week, at, brush), to: next }), true)
    setAt(next)
    cellElement(grid.current, next)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isShortcut = event.ctrlKey || event.metaKey
    const by = isShortcut || event.altKey ? undefined : moves[event.key]
    if (isShortcut && event.key === 'z') onUndo()
    else if (isShortcut || event.altKey) return
    else if (by !== undefined) move(by, event.shiftKey)
    else if (event.key === ' ' || event.key === 'Enter') paint(at, !isPainted(week, at, brush))
    else if (event.key === 'Delete' || event.key === 'Backspace') paint(at, false)
    else return
    event.preventDefault()
  }
  return { at, onKeyDown, setAt }
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

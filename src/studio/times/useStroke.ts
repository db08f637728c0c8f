import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'

import { type Cell, isPainted, paintCells, type PaintedWeek } from './week.ts'

import { cellElement, cellOf } from './cell-element.view.ts'
import type { GridProps } from './grid-props.view.ts'

interface Stroke {
  /** The week as it was before: a block that gets smaller leaves no traces. */
  base: PaintedWeek
  from: Cell
  isOn: boolean
  to: Cell
}

/** How long a finger holds before it paints: until then it scrolls the page. */
const holdMs = 350
const holdPixels = 10

/** Pointer input: the mouse paints at once, a finger with a tap, or a block after a long press. */
export function useStroke(
  props: GridProps,
  grid: RefObject<HTMLElement | null>,
  setAt: (cell: Cell) => void
) {
  const { begin, extend, finish, stroke } = useBlock(props, grid, setAt)
  const hold = useHold()
  /** A stroke ends in a click that has nothing more to do. */
  const hasPainted = useRef(false)
  useStillPage(grid, stroke)
  const paint = (cell: Cell) => {
    hasPainted.current = true
    begin(cell)
  }
  const end = () => {
    hold.release()
    finish()
  }
  return {
    onClick: ({ target }: MouseEvent) => {
      const cell = cellOf(target)
      if (cell && !hasPainted.current) paint(cell)
      finish()
      hasPainted.current = false
    },
    onContextMenu: (event: MouseEvent) => {
      if (stroke.current) event.preventDefault()
    },
    // The cell has the focus, and no text is selected.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onPointerCancel: end,
    onPointerDown: (event: PointerEvent) => {
      const cell = cellOf(event.target)
      hasPainted.current = false
      if (cell === null || event.button !== 0) return
      if (event.pointerType === 'touch') hold.start(event, () => paint(cell))
      else {
        event.currentTarget.setPointerCapture(event.pointerId)
        paint(cell)
      }
    },
    onPointerMove: (event: PointerEvent) => {
      hold.move(event)
      const to = stroke.current && cellOf(document.elementFromPoint(event.clientX, event.clientY))
      if (to) extend(to)
    },
    onPointerUp: end
  }
}

/** A block that is being painted, from one cell to another. */
function useBlock(
  { brush, onPaint, week }: GridProps,
  grid: RefObject<HTMLElement | null>,
  setAt: (cell: Cell) => void
) {
  const stroke = useRef<Stroke | null>(null)
  const draw = ({ base, from, isOn, to }: Stroke, isNewStep: boolean) => {
    onPaint(paintCells(base, { brush, from, isOn, to }), isNewStep)
    setAt(to)
  }
  return {
    begin: (cell: Cell) => {
      stroke.current = { base: week, from: cell, isOn: !isPainted(week, cell, brush), to: cell }
      draw(stroke.current, true)
      cellElement(grid.current, cell)?.focus({ preventScroll: true })
    },
    extend: (to: Cell) => {
      const { current } = stroke
      if (current === null || (current.to.day === to.day && current.to.minute === to.minute)) return
      current.to = to
      draw(current, false)
    },
    finish: () => {
      stroke.current = null
    },
    stroke
  }
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>

/** A finger that holds still for a moment. */
function useHold() {
  const held = useRef<{ from: Point; timer: number } | null>(null)
  const release = () => {
    if (held.current) clearTimeout(held.current.timer)
    held.current = null
  }
  return {
    move: ({ clientX, clientY }: Point) => {
      const from = held.current?.from
      if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > holdPixels) release()
    },
    release,
    start: ({ clientX, clientY }: Point, onHeld: () => void) => {
      release()
      held.current = { from: { clientX, clientY }, timer: window.setTimeout(onHeld, holdMs) }
    }
  }
}

/** While a finger paints, the page stays where it is. */
function useStillPage(grid: RefObject<HTMLElement | null>, stroke: RefObject<Stroke | null>): void {
  useEffect(() => {
    const element = grid.current
    const stay = (event: TouchEvent) => {
      if (stroke.current) event.preventDefault()
    }
    element?.addEventListener('touchmove', stay, { passive: false })
    return () => element?.removeEventListener('touchmove', stay)
  }, [grid, stroke])
}

import type { KeyboardEvent, PointerEvent } from 'react'

/** A place in an element, as shares of its width and its height. */
interface Share {
  x: number
  y: number
}

/** Puts something where an element is pressed, and along while it is dragged. */
export function pressedPlace(put: (share: Share) => void) {
  const pressed = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect()
    put({ x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height })
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      pressed(event)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) pressed(event)
    }
  }
}

const arrows: Readonly<Record<string, Share>> = {
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 }
}

/** The direction of an arrow key, which then does nothing else; null for another key. */
export function arrowPressed(event: KeyboardEvent): Share | null {
  const direction = arrows[event.key] ?? null
  if (direction !== null) event.preventDefault()
  return direction
}

import type { Stage } from '#posters/drawing/stage.ts'

const [usualWidth, usualHeight] = [400, 300]

/** A backdrop drawn on 400 by 300, stretched to the sheet: land, walls and water may change their proportions. */
export function stretched({ height, width }: Stage, drawing: string): string {
  return scaled(drawing, 0, 0, width / usualWidth, height / usualHeight)
}

/** A close-up drawn on 400 by 300 that fills the sheet; what does not fit is cut off away from the focus. */
export function covering({ height, width }: Stage, drawing: string, focusX = 200, focusY = 150): string {
  const size = Math.max(width / usualWidth, height / usualHeight)
  const within = (sheet: number, whole: number, focus: number) =>
    Math.min(0, Math.max(sheet - whole * size, sheet / 2 - focus * size))
  return scaled(drawing, within(width, usualWidth, focusX), within(height, usualHeight, focusY), size, size)
}

function scaled(drawing: string, x: number, y: number, across: number, down: number): string {
  if (across === 1 && down === 1) return drawing
  const short = (value: number) => String(Math.round(value * 1000) / 1000)
  return `<g transform="matrix(${short(across)} 0 0 ${short(down)} ${short(x)} ${short(y)})">${drawing}</g>`
}

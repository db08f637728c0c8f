import { type Printing, printed } from './ink-expression.ts'
import type { Drawing, Part } from './read-drawing.ts'

/** How a drawing is printed: its colours, its light, and the province whose landmarks it may show. */
export interface Print extends Printing {
  isMirrored: boolean
  province: string
}

/** The drawing as SVG without its sheet, filling a box of that size: what does not fit is cut off evenly. */
export function printDrawing(
  drawing: Drawing,
  { height, width }: { height: number; width: number },
  print: Print
): string {
  const size = Math.max(width / drawing.width, height / drawing.height)
  const [left, top] = [(width - drawing.width * size) / 2, (height - drawing.height * size) / 2]
  const matrix = print.isMirrored ? [-size, 0, 0, size, width - left, top] : [size, 0, 0, size, left, top]
  const content = written(drawing.parts, print)
  const isAsDrawn = size === 1 && left === 0 && top === 0 && !print.isMirrored
  return isAsDrawn ? content : `<g transform="matrix(${matrix.map(short).join(' ')})">${content}</g>`
}

function written(parts: readonly Part[], print: Print): string {
  return parts
    .map(part => {
      if (typeof part === 'string') return part
      if (part.kind !== 'only') return printed(part, print)
      return part.names.includes(print.light) || part.names.includes(print.province)
        ? written(part.parts, print)
        : ''
    })
    .join('')
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000 + 0)
}

import { rect } from '#posters/drawing/shapes.ts'
import { capitals, fitted, lettered, widthOf } from '#posters/lettering/lettering.ts'

import { type Box, covering, framed, isWhole, linesFrom, paperInks } from './parts.ts'
import type { PrintedExperience } from './printed-subject.ts'

const soft = '#6b5b6f'
/** A poster is so much wider than high. */
export const pictureShape = 4 / 3

/** The picture of the sheet, with what it shows and how far that is in its corner: it stands on the sheet once. */
export function largePicture({ drawing, name, way }: PrintedExperience, box: Box, mostSize: number): string {
  const text = way === null ? name : `${name} · ${way}`
  const size = Math.min(mostSize, box.width / (widthOf(text, 1) + 1.4))
  const height = size * 1.7
  const y = box.y + box.height - height
  return (
    covering(drawing, box) +
    rect(box.x, y, widthOf(text, size) + 1.4 * size, height, paperInks.cal) +
    lettered(text, size, box.x + 0.7 * size, y + (height + size * capitals) / 2, paperInks.ink)
  )
}

interface Grid {
  columns: number
  gap: number
  /** Of names, the largest first. */
  sizes: readonly [number, ...number[]]
  /** Of a picture; as wide as there is room for unless given. */
  width?: number
}

/** Pictures with their names and how far they are, row by row; a row that is not full stands in the middle. */
export function pictureGrid(
  experiences: readonly PrintedExperience[],
  box: Box,
  { columns, gap, sizes, width = (box.width - gap * (columns - 1)) / columns }: Grid
): string {
  const rowHeight = width / pictureShape + textHeight(sizes[0])
  return experiences
    .map((experience, index) => {
      const [row, column] = [Math.floor(index / columns), index % columns]
      const inRow = Math.min(columns, experiences.length - row * columns)
      const left = (box.width - inRow * width - (inRow - 1) * gap) / 2
      return labelled(
        experience,
        { width, x: box.x + left + column * (width + gap), y: box.y + row * rowHeight },
        sizes
      )
    })
    .join('')
}

/** How wide pictures may be so that so many rows of them, with their text, fit a height. */
export function widestIn(height: number, rows: number, size: number): number {
  return Math.max(0, (height / rows - textHeight(size)) * pictureShape)
}

/** Two lines of a name, a line for the way, and air around them. */
export function textHeight(size: number): number {
  return size * 4.1
}

/** Three lines of this part of a size have the height of two: a long name is smaller instead of cut. */
const threeLines = 0.7

function labelled(
  { drawing, name, way }: PrintedExperience,
  { width, x, y }: Omit<Box, 'height'>,
  sizes: readonly [number, ...number[]]
): string {
  const [largest] = sizes
  const box = { width, x, y: y + width / pictureShape + 0.5 * largest }
  const title = isWhole(name, fitted(name, sizes, width, 2).lines)
    ? linesFrom(name, box, sizes, 2)
    : linesFrom(name, box, [threeLines * largest], 3)
  const size = Math.min(0.9 * largest, width / Math.max(widthOf(way ?? '', 1), 1))
  const far = way === null ? '' : lettered(way, size, x, title.bottom + 0.85 * largest, soft)
  return framed(drawing, { width, x, y }, largest * 0.1) + title.drawing + far
}

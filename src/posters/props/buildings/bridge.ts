import { d, path, rect } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'

export function archway({ height, ink }: Stage, x: number, deck: number, half: number): string {
  const foot = height * 0.84
  const body = d`M${x - half - 30} ${deck - 8}H${x + half + 30}V${foot}H${x - half - 30}z`
  const opening = d`M${x - half * 0.4} ${foot}V${deck + height * 0.18}a${half * 0.4} ${half * 0.4} 0 0 1 ${half * 0.8} 0V${foot}z`
  const side = (at: number) =>
    d`M${at - half * 0.16} ${foot}V${deck + height * 0.13}a${half * 0.16} ${half * 0.16} 0 0 1 ${half * 0.32} 0V${foot}z`
  const shade = d`M${x + half * 0.4} ${deck - 8}h${half * 0.14}V${foot}h${-half * 0.14}zM${x - half * 0.54} ${deck - 8}h${half * 0.14}V${foot}h${-half * 0.14}z`
  return (
    path(body + opening + side(x - half * 0.78) + side(x + half * 0.78), ink.land, ' fill-rule="evenodd"') +
    path(shade, ink.wood) +
    rect(x - half - 30, deck - 12, half * 2 + 60, 7, ink.wood)
  )
}

export function cliff({ height, ink, width }: Stage, deck: number, side: number): string {
  const at = (part: number): number => (side === 0 ? width * part : width * (1 - part))
  const lit = side === 0 ? ink.wood : ink.mid
  return (
    path(
      d`M${at(-0.02)} ${deck - 10}L${at(0.29)} ${deck - 4}L${at(0.3)} ${height * 0.6}L${at(0.27)} ${height * 0.68}L${at(0.4)} ${height}H${at(-0.02)}z`,
      lit
    ) +
    path(
      d`M${at(-0.02)} ${deck + height * 0.1}L${at(0.14)} ${deck + height * 0.06}L${at(0.2)} ${height * 0.76}L${at(0.16)} ${height * 0.86}L${at(0.26)} ${height}H${at(-0.02)}z`,
      ink.deep
    )
  )
}

import { d, path, stroke } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'

/** One side of the lane: wall, painted foot, eaves, a door on the right and a window on the left. */
export function laneWall(
  { height, ink, random, width }: Stage,
  side: 1 | -1,
  farX: number,
  foot: string,
  wall: string
): string {
  const farY = height * 0.62
  const near = side < 0 ? -4 : width + 4
  const eaves = width * (side < 0 ? 0.22 : 0.8)
  const end = farX + side * width * 0.07
  const top = farY - height * 0.21
  const door = d`M${width * 0.8} ${height * 0.885}V${height * 0.5}L${width * 0.9} ${height * 0.44}V${height * 0.965}z`
  const pane = d`M${width * 0.05} ${height * 0.3}L${width * 0.15} ${height * 0.36}V${height * 0.54}L${width * 0.05} ${height * 0.53}z`
  return (
    path(d`M${near} -4H${eaves}L${end} ${top}V${farY + 2}L${near} ${height * 1.02}z`, wall) +
    path(d`M${end} ${farY + 2}V${farY - 8}L${near} ${height * 0.84}V${height * 1.02}z`, foot) +
    (side < 0 ? path(pane, ink.lamp) : path(door, random.pick([ink.water, ink.leaf, ink.wood]))) +
    stroke(d`M${eaves} -4L${end} ${top}`, ink.wood, 7)
  )
}

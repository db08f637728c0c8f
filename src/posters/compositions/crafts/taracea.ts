import { covering } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import { d, draw, path, place, rect, ring, times } from '#posters/drawing/shapes.ts'
import { star } from '#posters/props/buildings/bath.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

interface Woods {
  bone: string
  ebony: string
  pale: string
  red: string
  dyed: string
}

function woodsOf(stage: Stage): Woods {
  return {
    bone: tinted(stage, '#fbf0d6'),
    dyed: stage.ink.leaf,
    ebony: stage.ink.deep,
    pale: tinted(stage, '#d9a25f'),
    red: tinted(stage, '#8f3f1f')
  }
}

/** The star in the middle of a lid, centre at the origin, radius 100. */
function lid({ bone, dyed, ebony, pale, red }: Woods): string {
  const kite = (far: number, near: number, half: number, fill: string, shift: number) =>
    path(
      draw(8, index => {
        const angle = ((index * 45 + shift) * Math.PI) / 180
        const at = (radius: number, turn: number) =>
          d`${Math.cos(angle + turn) * radius} ${Math.sin(angle + turn) * radius}`
        return `M${at(near, 0)}L${at((far + near) / 2, half)}L${at(far, 0)}L${at((far + near) / 2, -half)}z`
      }),
      fill
    )
  return (
    path(star(0, 0, 104), ebony) +
    path(star(0, 0, 98), pale) +
    kite(96, 42, 0.3, red, 0) +
    kite(88, 50, 0.16, bone, 0) +
    kite(78, 40, 0.2, dyed, 22.5) +
    path(star(0, 0, 46, 22.5), ebony) +
    path(star(0, 0, 42, 22.5), bone) +
    path(star(0, 0, 30), red) +
    path(star(0, 0, 18, 22.5), pale) +
    path(star(0, 0, 9), ebony)
  )
}

/** A band of small triangles in four woods. */
function band(y: number, { bone, dyed, ebony, pale, red }: Woods, first: number): string {
  const up = (index: number) => `M${index * 14 - 4} ${y + 14}l7-14l7 14z`
  const some = (rest: number) => draw(15, index => up(index * 2 + rest))
  return (
    rect(0, y, 408, 14, bone) +
    path(some(0), first ? red : dyed) +
    path(some(1), ebony) +
    rect(0, y - 4, 408, 4, ebony) +
    rect(0, y + 14, 408, 4, ebony) +
    rect(0, y + 18, 408, 3, pale)
  )
}

function box(stage: Stage): string {
  const { ink, random } = stage
  const woods = woodsOf(stage)
  const turn = random.pick([0, 22.5])
  const ground = random.pick([woods.red, woods.ebony, woods.dyed])
  const hexagons = times(6, index => {
    const [x, y] = [300 + ((index * 37) % 96), 214 + ((index * 29) % 76)]
    return place(
      path('M0-12L10-6V6L0 12L-10 6V-6z', [woods.bone, woods.red, woods.dyed][index % 3] ?? woods.bone),
      { turn: index * 40, x, y }
    )
  }).join('')
  const corner = (x: number, y: number) => place(lid(woods), { scale: 0.42, x, y })
  return covering(
    stage,
    rect(0, 0, 400, 300, ground) +
      corner(46, 58) +
      corner(354, 58) +
      corner(46, 242) +
      band(6, woods, 0) +
      band(274, woods, 1) +
      ring(200, 150, 114, woods.pale, 3) +
      place(lid(woods), { scale: 1.06, turn, x: 200, y: 150 }) +
      path('M404 170L286 224L270 304H404z', ink.deep) +
      path('M404 178L292 228L278 304H404z', woods.pale) +
      hexagons +
      place(
        path('M-5-64H5V-10H-5z', ink.light) +
          path('M-5-64L5-64L5-72z', ink.light) +
          path('M-8-12H8L11 56Q0 66-11 56z', woods.red) +
          rect(-9, -14, 18, 8, '#f2b33d'),
        { turn: -58, x: 360, y: 262 }
      ),
    190,
    150
  )
}

export const taracea: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, woodsOf(stage).red) + place(lid(woodsOf(stage)), { scale: 0.44, x: 48, y: 48 }),
  scene: box
}

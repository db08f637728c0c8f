import { mix } from '#domain/poster/colour.ts'
import { stretched } from '#posters/props/canvas.ts'
import { onlooker } from '#posters/props/people/people.ts'
import { circle, d, draw, path, place, polygon, rect, ring, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The rose window of coloured glass, middle at the origin, radius 46. */
function rose({ ink }: Stage): string {
  const glass = ['#f2b33d', ink.accent, ink.water]
  const petal = (index: number) =>
    place(path('M0-14C-8-22-9-34 0-41C9-34 8-22 0-14z', glass[index % 3] ?? ink.accent), { turn: index * 30 })
  return (
    circle(0, 0, 48, ink.light) +
    circle(0, 0, 43, ink.deep) +
    draw(12, petal) +
    circle(0, 0, 12, '#f2b33d') +
    ring(0, 0, 48, ink.shade, 3)
  )
}

/** Pointed arches of the nave, one behind the other, on 400 by 300. */
function nave({ ink }: Stage): string {
  const arch = (half: number, top: number, foot: number) =>
    `M${200 - half} ${foot}V${top + half * 1.1}Q${200 - half} ${top + half * 0.4} 200 ${top}Q${200 + half} ${top + half * 0.4} ${200 + half} ${top + half * 1.1}V${foot}z`
  const bay = (index: number) => {
    const half = [190, 148, 114, 88][index] ?? 88
    const top = [-60, -14, 22, 48][index] ?? 48
    const foot = [304, 284, 262, 246][index] ?? 246
    const fill = mix(ink.light, ink.mid, 0.12 + index * 0.2)
    const pier = (side: number) => {
      const x = 200 + side * half
      return polygon(
        [
          [x, foot],
          [x - side * half * 0.13, foot - 6],
          [x - side * half * 0.13, top + half * 0.9],
          [x, top + half * 0.9]
        ],
        side > 0 ? ink.light : ink.shade
      )
    }
    return (
      path(arch(half, top, foot), fill) +
      stroke(arch(half - 4, top + 6, foot + 20), index % 2 ? ink.land : ink.wood, 7 - index) +
      pier(1) +
      pier(-1)
    )
  }
  return rect(0, 0, 400, 300, mix(ink.shade, ink.mid, 0.3)) + draw(4, bay) + path(arch(62, 66, 236), ink.mid)
}

function interior(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const tiles = draw(7, index => `M${200 + (index - 3) * 16} 236L${200 + (index - 3) * 110} 304`)
  const bench = (side: number) =>
    draw(3, index => {
      const [near, y] = [200 + side * (44 + index * 26), 248 + index * 18]
      return (
        path(
          d`M${near} ${y}L${near + side * (60 + index * 40)} ${y}V${y + 12 + index * 3}H${near}z`,
          ink.wood
        ) + rect(side > 0 ? near : near - 6, y - 3, 6, 18 + index * 3, ink.deep)
      )
    })
  return (
    stretched(
      stage,
      nave(stage) +
        path('M138 236H262L404 304H-4z', ink.land) +
        stroke(tiles + 'M118 246H282M80 264H320M30 288H370', ink.wood, 2) +
        path('M168 236V150L200 128L232 150V236z', '#f2b33d') +
        path(
          'M174 236V196h14v40zM193 236V184h14v52zM212 236V196h14v40zM174 186V162h14v24zM212 186V162h14v24z',
          ink.deep
        ) +
        path('M160 236H240V226H160z', ink.light) +
        path('M150 60L250 60L330 304H110z', '#ffc94d', ' opacity=".14"') +
        bench(-1) +
        bench(1)
    ) +
    place(rose(stage), { scale: scale * 0.86, x: width / 2, y: height * 0.345 }) +
    onlooker(ink, { scale: scale * 0.9, x: width * random.between(0.46, 0.54), y: height * 0.95 }, ink.accent)
  )
}

export const iglesia: Picture = {
  isFixed: true,
  mark: stage =>
    `<g transform="matrix(.3 0 0 .32 -12 0)">${nave(stage)}</g>` +
    place(rose(stage), { scale: 0.5, x: 48, y: 46 }),
  scene: interior
}

import { mix } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { circle, draw, path, place, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A bronze bell with its yoke, hung at the origin. 120 wide, 150 high. */
function bell(bronze: string, dark: string, shine: string, wood: string): string {
  return (
    path('M-34-16Q0-34 34-16V4H-34zM-14 2H14V16H-14z', wood) +
    circle(0, 138, 12, dark) +
    path('M-22 14H22C40 30 36 88 60 116V130H-60V116C-36 88-40 30-22 14z', bronze) +
    path('M6 14H22C40 30 36 88 60 116V130H26C30 90 22 40 6 14z', dark) +
    stroke('M-46 106H46M-33 42H33', shine, 4) +
    path('M-3 56h6v10h10v6H3v20h-6V72h-10v-6h10z', shine)
  )
}

const swallow = 'M-30-6C-16-10-8-4 0 2C8-6 20-14 34-12C22-6 14 2 8 10L14 24L4 14L-8 22L-4 10C-10 2-18-4-30-6z'

/** High up in a bell tower: the bell in its arch, swallows, the roofs of the village far below. */
function belfry(stage: Stage): string {
  const { ink, random } = stage
  const bronze = mix('#b9842f', ink.wood, 0.25)
  const dark = mix(bronze, ink.deep, 0.42)
  const roofs = draw(8, index => {
    const [x, y] = [92 + index * 30, 238 + ((index * 37) % 21)]
    return (
      rect(x, y, 26, 70, ink.light) +
      path(`M${x - 3} ${y}l16-12 16 12z`, ink.wood) +
      rect(x + 9, y + 8, 7, 10, ink.deep)
    )
  })
  const tile = draw(4, index => `M24 ${84 + index * 40}l16 16-16 16-16-16z`)
  const birdOf = (index: number) =>
    place(path(swallow, ink.deep), {
      flip: random.chance(0.5),
      scale: random.between(0.42, 0.72),
      turn: random.between(-24, 18),
      x: random.pick([112, 130, 276, 292]) + index * 4,
      y: 66 + index * 52 + random.between(-10, 10)
    })
  return covering(
    stage,
    rect(0, 0, 400, 300, ink.sky) +
      path('M60 210Q140 160 200 190T350 176V300H60z', ink.far) +
      path('M60 236Q150 204 230 224T350 214V300H60z', ink.leaf) +
      roofs +
      draw(3, birdOf) +
      path('M-4-4H404V304H-4zM88 304V138a112 112 0 0 1 224 0V304z', ink.lime, ' fill-rule="evenodd"') +
      path('M312 304V138a112 112 0 0 0-24-69V304z', ink.shade) +
      stroke('M80 304V138a120 120 0 0 1 240 0V304', ink.accent, 9) +
      path('M-4 0H404V14H-4z', ink.accent) +
      path(tile, ink.water) +
      `<g transform="translate(346)">${path(tile, ink.water)}</g>` +
      rect(84, 62, 232, 14, mix(ink.wood, ink.deep, 0.4)) +
      place(bell(bronze, dark, mix(bronze, '#ffe3a0', 0.6), ink.wood), {
        scale: 1.06,
        turn: random.pick([-14, 0, 12]),
        x: 200,
        y: 72
      }) +
      rect(76, 284, 248, 16, ink.shade) +
      rect(76, 280, 248, 7, ink.light),
    200,
    150
  )
}

export const campanario: Picture = {
  mark: ({ ink }) =>
    path('M10 96V50a38 38 0 0 1 76 0V96z', ink.light) +
    path('M18 96V50a30 30 0 0 1 60 0V96z', ink.sky) +
    place(bell(mix('#b9842f', ink.wood, 0.25), ink.wood, ink.land, ink.deep), { scale: 0.44, x: 48, y: 28 }),
  scene: belfry
}

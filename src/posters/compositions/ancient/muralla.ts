import { mix } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { fromBehind } from '#posters/props/people/figures.ts'
import { clouds } from '#posters/props/nature/sky.ts'
import { tinted } from '#posters/props/tints.ts'
import { d, draw, path, rect, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The roofs of the town below. */
function houses(ink: Stage['ink']): string {
  return draw(12, index => {
    const [x, y] = [index * 36 - 12, 168 + ((index * 29) % 26)]
    return (
      rect(x, y, 32, 90, index % 3 ? ink.light : ink.lime) +
      path(`M${x - 3} ${y}l19-12 19 12z`, ink.wood) +
      rect(x + 12, y + 10, 8, 11, ink.deep)
    )
  })
}

/** On the wall walk of a fortress: between the merlons lies the town it watched over. */
function rampart(stage: Stage): string {
  const { ink, random } = stage
  const stone = ink.land
  const dark = mix(ink.land, ink.deep, 0.34)
  const joint = mix(ink.land, ink.wood, 0.5)
  const merlon = (x: number) =>
    rect(x - 40, 132, 80, 170, stone) +
    rect(x + 22, 132, 18, 170, dark) +
    rect(x - 45, 124, 90, 12, mix(stone, ink.light, 0.45)) +
    path(`M${x - 8} 206h12v-34h-12z`, mix(dark, ink.deep, 0.5)) +
    stroke(
      `M${x - 40} 156h62M${x - 40} 182h26M${x + 8} 182h14M${x - 40} 208h62M${x - 18} 136v20M${x - 26} 156v26M${x - 26} 182v26`,
      joint,
      3
    )
  const shift = random.whole(-12, 12)
  const keep = random.pick([72, 330])
  return covering(
    stage,
    rect(0, 0, 400, 300, ink.sky) +
      clouds({ ...stage, height: 300, width: 400 }, ink.haze, random.whole(1, 2), 0.2) +
      path('M-4 150L60 96L104 130L176 70L250 132L306 100L404 158V300H-4z', ink.far) +
      path('M-4 176Q80 140 180 164T404 160V300H-4z', ink.leaf) +
      path(
        d`M${keep - 34} 200V70h-6V56h12v8h10v-8h12v8h12v-8h12v8h10v-8h12v14h-6V200z`,
        mix(ink.wood, ink.land, 0.4)
      ) +
      path(d`M${keep + 8} 200V70h32v130z`, mix(ink.wood, ink.deep, 0.2)) +
      path(d`M${keep - 12} 110v-16a7 7 0 0 1 14 0v16zM${keep - 12} 150v-16a7 7 0 0 1 14 0v16z`, ink.deep) +
      stroke(d`M${keep} 56V22`, ink.deep, 3) +
      path(d`M${keep + 1} 22q18-8 34 2v20q-16-10-34-2z`, ink.accent) +
      houses(ink) +
      draw(4, index => merlon(-6 + shift + index * 140)) +
      rect(-4, 232, 408, 70, stone) +
      rect(-4, 226, 408, 10, mix(stone, ink.light, 0.4)) +
      stroke(
        'M0 256H400M0 280H400M60 236v20M150 236v20M240 236v20M330 236v20M100 256v24M196 256v24M290 256v24',
        joint,
        3
      ) +
      fromBehind(
        stage,
        { scale: 0.92, x: 64 + shift + random.pick([0, 140]), y: 304 },
        ink.accent,
        tinted(stage, '#3b2620')
      ) +
      (random.chance(0.5)
        ? fromBehind(stage, { scale: 0.66, x: 346 + shift, y: 304 }, ink.water, tinted(stage, '#6b4026'))
        : ''),
    200,
    160
  )
}

export const muralla: Picture = {
  mark: ({ ink }) =>
    path('M6 40L40 8L70 34L96 20V96H6z', ink.far) +
    draw(3, index => path(`M${index * 34 - 6} 96V56l16-20 16 20V96z`, ink.land)) +
    rect(0, 72, 96, 24, ink.wood),
  scene: rampart
}

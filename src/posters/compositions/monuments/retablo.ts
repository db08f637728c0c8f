import { mix } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { fromBehind } from '#posters/props/people/figures.ts'
import { tinted } from '#posters/props/tints.ts'
import { circle, d, draw, ellipse, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

const gold = '#e4ad3e'

/** A carved saint, foot at the origin. 30 wide, 62 high. */
function saint(robe: string, cloak: string, skin: string, halo: string): string {
  return (
    circle(0, -52, 14, halo) +
    path('M-13 0C-15-20-12-42 0-44C12-42 15-20 13 0z', robe) +
    path('M-13 0C-16-24-12-42 0-44C-5-28-3-12-5 0z', cloak) +
    circle(0, -51, 7, skin) +
    stroke('M-8-30L8-26', skin, 4, round)
  )
}

/** The round head of the altarpiece, a cross in its middle. */
function crown(leafGold: string, bright: string, shade: string, niche: string): string {
  return (
    path('M96 230V84C96 30 150 0 200-6C250 0 304 30 304 84V230z', leafGold) +
    stroke('M104 60C112 26 156 8 200 2C244 8 288 26 296 60', bright, 6) +
    circle(200, 34, 20, niche) +
    path('M197 18h6v10h10v6h-10v18h-6V34h-10v-6h10z', bright) +
    stroke('M150 44q12-18 22 0t-22 6zM250 44q-12-18-22 0t22 6z', shade, 4, round)
  )
}

/** Its four twisted columns. */
function columns(bright: string, shade: string): string {
  return [112, 166, 234, 288]
    .map(
      x =>
        rect(x - 7, 62, 14, 162, bright) +
        stroke(
          draw(13, index => d`M${x - 7} ${72 + index * 12}l14-8`),
          shade,
          3
        ) +
        rect(x - 11, 56, 22, 8, bright) +
        rect(x - 11, 218, 22, 8, bright)
    )
    .join('')
}

/** The golden altarpiece that fills the end of a church: saints between twisted columns, candles below. */
function altarpiece(stage: Stage): string {
  const { ink, random } = stage
  const leafGold = mix(gold, ink.land, 0.2)
  const shade = mix(leafGold, ink.deep, 0.42)
  const bright = mix(leafGold, '#fff1b8', 0.6)
  const vault = mix(ink.mid, ink.deep, 0.4)
  const niche = mix(ink.deep, ink.accent, 0.3)
  const robes = [ink.accent, ink.water, ink.light, ink.leaf, ink.wood]
  const first = random.whole(0, 4)
  const robe = (index: number) => robes[(index + first) % 5] ?? ink.accent
  const box = (index: number) => {
    const x = [139, 200, 261][index % 3] ?? 200
    const y = index < 3 ? 138 : 216
    const half = index % 3 === 1 ? 27 : 20
    return (
      path(d`M${x - half} ${y}V${y - 46}a${half} ${half} 0 0 1 ${half * 2} 0V${y}z`, niche) +
      place(saint(robe(index), robe(index + 2), tinted(stage, '#e0a878'), bright), {
        scale: index % 3 === 1 ? 1.06 : 0.88,
        x,
        y
      })
    )
  }
  const candle = (index: number) => {
    const x = 106 + index * 27 + (index > 3 ? -1 : 0)
    return rect(x - 3, 226, 6, 22, ink.light) + ellipse(x, 220, 3.4, 6, '#ffe08a')
  }
  return covering(
    stage,
    rect(0, 0, 400, 300, vault) +
      path('M40 300V130C40 20 130-40 200-40S360 20 360 130V300z', mix(vault, ink.light, 0.14)) +
      crown(leafGold, bright, shade, niche) +
      rect(92, 146, 216, 9, bright) +
      rect(92, 155, 216, 4, shade) +
      draw(6, box) +
      columns(bright, shade) +
      rect(84, 226, 232, 20, shade) +
      draw(8, candle) +
      path('M78 246H322V272H78z', ink.light) +
      path('M78 264H322V272H78z', bright) +
      path('M60 272H340V284H60zM40 284H360V300H40z', ink.shade) +
      stroke('M66-4V104M334-4V104', bright, 2) +
      draw(
        2,
        index =>
          path(`M${52 + index * 268} 104h28l-6 22h-16z`, bright) + circle(66 + index * 268, 100, 7, '#ffe08a')
      ) +
      path('M168 272H232L252 300H148z', ink.accent) +
      fromBehind(
        stage,
        { scale: 0.74, x: random.between(140, 250), y: 306 },
        ink.deep,
        tinted(stage, '#3b2620')
      ),
    200,
    140
  )
}

export const retablo: Picture = {
  mark: ({ ink }) =>
    path('M14 92V42C14 18 34 6 48 2C62 6 82 18 82 42V92z', mix(gold, ink.land, 0.2)) +
    path('M34 84V46a14 14 0 0 1 28 0V84z', ink.deep) +
    place(saint(ink.accent, ink.light, ink.land, ink.sun), { scale: 0.7, x: 48, y: 84 }) +
    path('M20 84V44h8v40zM68 84V44h8v40z', ink.light) +
    rect(8, 86, 80, 10, ink.light),
  scene: altarpiece
}

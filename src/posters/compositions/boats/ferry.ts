import { standingOut } from '#domain/poster/colour.ts'
import { hills } from '#posters/props/nature/land.ts'
import { lighthouse } from '#posters/props/things/boats.ts'
import { clouds } from '#posters/props/nature/sky.ts'
import { ripples, sea, swell } from '#posters/props/nature/water.ts'
import { circle, d, draw, path, place, type Placing, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A passenger ship, going left, waterline at the origin. 400 wide, 190 high; the stern is cut off by the sheet. */
function ship({ ink }: Stage, band: string, at: Placing): string {
  const holes = draw(11, index => d`M${index * 30 - 90} -30h0`)
  const windows = draw(15, index => d`M${index * 22 - 78} -78h13v12h-13z`)
  const upper = draw(11, index => d`M${index * 22 - 36} -112h13v12h-13z`)
  return place(
    path('M40-126H250V-150H60z', ink.light) +
      path('M92-150L100-206H150L158-150z', band) +
      path('M97-184H153L151-196H99z', ink.light) +
      path('M98-206H152V-214H98z', ink.deep) +
      path('M-56-92L-40-126H260V-92z', ink.light) +
      path('M-104-56L-84-92H280V-56z', ink.light) +
      path('M-104-56L-98-66H280V-56zM-56-92L-52-100H280V-92z', ink.shade) +
      path(windows + upper, ink.water) +
      path('M-34-126L-22-146H24L40-126z', ink.light) +
      path('M-24-142H22L28-132H-30z', ink.deep) +
      stroke('M0-146V-192M-14-176H14', ink.deep, 3) +
      path('M-160-58H280V14H-112C-134 10-150-24-160-58z', ink.deep) +
      path('M-160-58H280V-46H-156z', band) +
      path('M-136-8H280V14H-112C-122 12-130 4-136-8z', ink.accent) +
      stroke(holes, ink.light, 8, ' stroke-linecap="round"') +
      stroke('M-148-62V-76M-128-62V-76M-112-62V-76M-150-76H-108', ink.light, 2.4) +
      circle(-132, -32, 7, ink.light),
    at
  )
}

/** A gull on the wing. 70 wide. */
function gull({ ink }: Stage, at: Placing): string {
  return place(
    path('M-38-10C-24-20-8-14 0 0C8-14 24-20 38-10C24-10 12-2 6 10Q0 14-6 10C-12-2-24-10-38-10z', ink.light) +
      path('M-38-10C-32-14-26-16-22-15L-26-9zM38-10C32-14 26-16 22-15L26-9z', ink.deep),
    at
  )
}

function harbour(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const band = standingOut([ink.light, ink.deep], [ink.mid, ink.water, ink.wood])
  return (
    rect(0, 0, width, height, ink.sky) +
    clouds(stage, ink.haze, 3, 0.3) +
    hills(stage, 0.6, 0.14, ink.far, 4) +
    lighthouse(ink, { scale: scale * 0.5, x: width * 0.1, y: height * 0.6 }) +
    path(d`M0 ${height * 0.59}H${width * 0.19}l${8 * scale} ${14 * scale}H0z`, ink.wood) +
    sea(stage, 0.62, ink.water) +
    ripples(stage, 0.66, ink.haze, 6) +
    draw(3, index =>
      gull(stage, {
        scale: scale * (0.7 - index * 0.14),
        turn: random.between(-20, 16),
        x: width * (0.16 + index * 0.12),
        y: height * (0.18 + (index % 2) * 0.12)
      })
    ) +
    ship(stage, band, {
      scale: scale * random.between(0.98, 1.06),
      x: width * random.between(0.52, 0.56),
      y: height * 0.86
    }) +
    path(
      d`M${width * 0.56 - 146 * scale} ${height * 0.9}q${-30 * scale} ${-20 * scale} ${-60 * scale} ${4 * scale}q${60 * scale} ${12 * scale} ${90 * scale} 0z`,
      ink.light
    ) +
    swell(stage, 0.88, 0.03, width / 5, ink.wave, ink.light)
  )
}

export const ferry: Picture = {
  mark: stage =>
    ship(stage, stage.ink.mid, { scale: 0.34, x: 60, y: 76 }) +
    rect(0, 76, 96, 20, stage.ink.water) +
    stroke('M8 84h30M54 88h30', stage.ink.light, 3, round),
  scene: harbour
}

import { mix } from '#domain/poster/colour.ts'
import { circle, d, draw, ellipse, path, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Stage } from '#posters/drawing/stage.ts'
import { tinted } from '#posters/props/tints.ts'

const gold = '#f2b33d'

/** A lady with a fan, as painters of Seville liked them; like all canvases 200 by 230, corner at the origin. */
export function ladyWithFan(stage: Stage): string {
  const { ink } = stage
  const skin = tinted(stage, '#e3aa80')
  const ribs = draw(7, index => {
    const angle = Math.PI * (1.04 + index * 0.13)
    return d`M70 196L${70 + Math.cos(angle) * 62} ${196 + Math.sin(angle) * 62}`
  })
  return (
    rect(0, 0, 200, 230, mix(ink.mid, ink.deep, 0.3)) +
    path('M0 0H70C60 70 40 130 0 160z', ink.accent) +
    path('M0 0H40C40 60 24 110 0 130z', mix(ink.accent, ink.deep, 0.4)) +
    path('M58 40C70 6 140 2 158 44C172 90 176 150 190 230H34C44 150 44 90 58 40z', ink.deep) +
    path('M84 112H126V150H84z', mix(skin, ink.wood, 0.3)) +
    path('M36 230C40 180 60 152 86 140Q106 158 124 140C156 152 172 186 178 230z', ink.accent) +
    path('M86 140Q106 158 124 140L132 146Q106 176 78 146z', ink.light) +
    path('M74 66C74 40 136 40 136 68C138 100 126 128 106 128C86 128 72 100 74 66z', skin) +
    path(
      'M74 66C74 40 136 40 136 68C136 84 134 96 128 106C128 84 122 60 104 54C92 58 80 66 74 80z',
      ink.deep
    ) +
    ellipse(92, 84, 5, 3.4, ink.deep) +
    ellipse(116, 84, 5, 3.4, ink.deep) +
    stroke('M84 76q8-5 15 0M110 76q8-4 14 1M105 88l-3 12h6', ink.deep, 2.2) +
    path('M96 110Q105 104 114 110Q105 118 96 110z', tinted(stage, '#c9283c')) +
    circle(75, 104, 4, gold) +
    path('M96 34C84 20 96 8 106 16C118 6 130 18 118 34z', ink.accent) +
    path('M70 196L8 188A62 62 0 0 1 122 160z', gold) +
    stroke(ribs, ink.wood, 3) +
    path('M60 190C66 180 84 184 92 194C98 206 84 214 70 208z', skin)
  )
}

/** A jug, fruit and a lemon half peeled. */
export function stillLife(stage: Stage): string {
  const { ink } = stage
  const [orange, lemon, red] = [tinted(stage, '#f08a3c'), tinted(stage, '#f6d84a'), tinted(stage, '#c9283c')]
  return (
    rect(0, 0, 200, 230, mix(ink.deep, ink.wood, 0.35)) +
    path('M0 0H90L0 120z', mix(ink.deep, ink.wood, 0.55)) +
    rect(0, 160, 200, 70, ink.wood) +
    path('M30 160H170L188 230H10z', ink.light) +
    path('M120 160H170L188 230H140z', ink.shade) +
    path(
      'M52 66H84L80 82C104 94 112 124 104 150C100 166 92 172 86 172H48C40 172 34 166 30 150C24 124 32 94 56 82z',
      ink.water
    ) +
    path('M74 66H84L80 82C104 94 112 124 104 150C100 166 92 172 86 172H72C92 150 92 104 72 82z', ink.wave) +
    stroke('M54 74C22 70 16 108 34 116', ink.water, 7, round) +
    stroke('M32 124Q68 138 106 124', ink.light, 4) +
    circle(118, 156, 26, orange) +
    circle(152, 150, 24, red) +
    circle(134, 128, 22, orange) +
    path('M134 106C138 92 156 90 164 96C158 108 144 110 134 106z', ink.leaf) +
    path('M62 200C64 182 92 174 108 184C122 194 112 212 92 212C74 214 62 210 62 200z', lemon) +
    stroke('M108 194C126 186 136 200 124 208C116 216 128 226 140 220', lemon, 7, round)
  )
}

/** A ship with full sails before the evening. */
export function shipAtSea(stage: Stage): string {
  const { ink } = stage
  return (
    rect(0, 0, 200, 230, mix(ink.water, ink.light, 0.6)) +
    circle(150, 92, 30, '#ffc94d') +
    path('M0 40H90Q70 60 30 60Q60 76 0 80zM200 24H120Q130 44 170 44Q150 54 200 60z', ink.light) +
    rect(0, 142, 200, 90, ink.water) +
    stroke('M120 156h60M130 168h40M20 160h40M10 200h60M120 206h70', ink.light, 4, round) +
    stroke('M88 40V160M128 60V160M52 70V150', ink.deep, 4) +
    path('M60 50C96 44 116 60 112 92C96 84 76 86 62 92C70 78 70 64 60 50z', ink.light) +
    path('M56 96C96 88 120 106 116 142C98 132 76 134 58 140C68 126 66 110 56 96z', ink.light) +
    path('M116 66C146 62 160 78 156 110C144 102 132 104 118 108C124 92 122 80 116 66z', ink.shade) +
    path('M52 70C36 84 26 104 24 128L50 122z', ink.accent) +
    path(
      'M24 146L46 148L54 160H140L148 142L172 138C168 164 158 184 146 190H52C38 180 28 164 24 146z',
      ink.wood
    ) +
    path('M30 162H166L162 172H36z', gold) +
    path('M0 182q12-8 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0V230H0z', ink.wave) +
    path('M88 40l24 5l-24 7z', ink.accent)
  )
}

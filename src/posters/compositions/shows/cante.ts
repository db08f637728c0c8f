import { mix, standingOut } from '#domain/poster/colour.ts'
import { covering } from '#posters/props/canvas.ts'
import { carnation } from '#posters/props/nature/plants.ts'
import { tinted } from '#posters/props/tints.ts'
import { beads, circle, d, draw, path, place, rect, ring, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** A singer in profile, looking right, mouth open, one hand raised; on 400 by 300. */
function singer(stage: Stage, dress: string): string {
  const { ink } = stage
  const skin = tinted(stage, '#c98a5e')
  const dark = mix(skin, ink.wood, 0.4)
  const fringe = draw(22, index => `M${20 + index * 13} ${262 + ((index * 7) % 10)}v34`)
  return (
    path('M40 304C44 244 84 214 136 204H196C244 216 270 252 276 304z', dress) +
    stroke('M60 290H260M74 262H250M96 236H230', ink.light, 10, beads(26)) +
    path('M130 150H194L200 210Q164 236 126 210z', dark) +
    path(
      'M116 96C116 40 196 28 216 66C222 80 222 90 224 100L240 124C242 130 238 132 230 133L232 142L222 148C230 152 232 158 226 164C226 176 220 184 206 182L190 180C166 182 140 160 130 134z',
      skin
    ) +
    path('M204 150C214 146 224 148 228 154C230 160 226 166 218 168C210 166 204 160 204 150z', ink.deep) +
    path(
      'M208 151Q218 148 227 153L226 157Q216 154 208 156zM212 166Q220 168 226 163L224 160Q218 162 211 161z',
      tinted(stage, '#c9283c')
    ) +
    stroke('M198 102Q208 108 220 104M196 88Q208 80 220 86', ink.deep, 4, round) +
    path(
      'M118 132C84 118 84 54 130 34C168 14 214 30 218 62C204 50 184 58 178 76C176 92 164 98 160 112C154 104 144 106 144 118C146 132 138 140 132 140z',
      ink.deep
    ) +
    circle(102, 92, 34, ink.deep) +
    stroke('M84 80Q100 66 122 76M80 98Q98 88 122 98', mix(ink.deep, ink.mid, 0.4), 3, round) +
    path('M104 70C84 40 88 8 112-8C124-2 128 4 130 12C136 6 142 6 148 10C148 30 140 50 128 62z', '#f2b33d') +
    stroke('M112 60L106 12M120 56L122 14M128 50L138 20', ink.wood, 3, round) +
    ring(150, 154, 15, '#f2b33d', 5) +
    path(
      'M14 304C30 250 90 226 138 214C124 240 122 270 130 304zM282 304C276 262 240 230 196 210C214 240 216 270 208 304z',
      dress === ink.accent ? ink.deep : ink.accent
    ) +
    stroke(fringe, '#f2b33d', 3) +
    path('M262 304C262 272 284 244 300 220L330 236C322 260 318 284 318 304z', dress) +
    path(
      'M298 222C300 196 304 180 300 160C298 150 310 146 314 156L320 172L318 136C318 126 330 126 332 136L336 168L344 136C348 126 358 130 356 140L352 172L366 152C372 146 380 152 376 160C368 180 354 210 332 238z',
      skin
    ) +
    stroke('M320 172Q330 176 336 168M336 168Q346 178 352 172', dark, 3, round)
  )
}

function tablao(stage: Stage): string {
  const { ink, random } = stage
  const wall = standingOut([ink.deep, '#f2b33d'], [ink.mid, ink.water, ink.leaf])
  const dress = standingOut([wall, ink.deep], [ink.accent, ink.light, ink.wood])
  return covering(
    stage,
    rect(0, 0, 400, 300, wall) +
      circle(236, 140, 150, mix(wall, '#ffc94d', 0.22)) +
      circle(236, 140, 96, mix(wall, '#ffc94d', 0.42)) +
      draw(3, index =>
        ring(
          244,
          156,
          34 + index * 24,
          mix(wall, ink.light, 0.5 - index * 0.12),
          4,
          ` stroke-dasharray="${30 + index * 16} 400" transform="rotate(-${20 + index * 2} 244 156)"`
        )
      ) +
      stroke(
        draw(9, index => d`M${index * 50} 0V${random.between(6, 22)}`),
        ink.deep,
        12,
        round
      ) +
      place(singer(stage, dress), { y: 4 }) +
      carnation(
        ink,
        { scale: 0.62, turn: -64, x: 138, y: 84 },
        dress === ink.accent ? ink.light : ink.accent
      ),
    220,
    130
  )
}

export const cante: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.mid) + place(singer(stage, stage.ink.accent), { scale: 0.34, x: -8, y: 4 }),
  scene: tablao
}

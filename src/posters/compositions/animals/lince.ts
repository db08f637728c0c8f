import { covering } from '#posters/props/canvas.ts'
import { tinted } from '#posters/props/tints.ts'
import { circle, d, dots, draw, path, place, rect, round, stroke } from '#posters/drawing/shapes.ts'
import type { Picture, Stage } from '#posters/drawing/stage.ts'

/** The right half of the face; the nose is the origin. Drawn twice, the second time mirrored. */
function half(stage: Stage, fur: string): string {
  const { ink } = stage
  return (
    path('M24-82C34-112 58-150 84-170C94-138 100-96 92-54z', fur) +
    path('M44-88C54-112 68-134 80-146C86-120 88-92 82-64z', ink.shade) +
    path('M64-152C72-174 88-202 112-226C106-198 98-174 95-158L96-110C90-130 82-142 64-152z', ink.deep) +
    path(
      'M-1 20L92-8C112 18 130 50 134 92C122 82 112 80 106 84C110 104 104 128 92 144C86 122 74 106 60 98C46 110 24 114-1 112z',
      ink.light
    ) +
    path(
      'M98 26C114 44 128 66 134 92C122 82 112 80 106 84C108 64 106 44 98 26zM78 84C88 100 94 120 92 144C86 122 74 106 60 98z',
      ink.deep
    ) +
    path('M-1-100C36-104 74-88 90-58C104-32 106-8 96 16C84 40 64 54 46 58C30 30 16 14-1 12z', fur) +
    path('M14-14C26-38 52-42 70-26C64 4 36 16 22 10z', ink.light) +
    path('M-1 14C20 14 38 30 44 50C46 70 24 84-1 84z', ink.light) +
    path('M-1 84C10 84 20 86 22 92C18 104 8 108-1 108z', ink.shade) +
    path('M16 4C22-14 36-28 54-27C62-26 68-22 74-18C66 0 52 8 38 8C28 8 22 6 16 4z', ink.deep) +
    path('M25 0C32-14 42-22 54-22C60-21 64-19 67-16C60-2 50 4 40 4C34 4 29 2 25 0z', '#f2b33d') +
    circle(47, -10, 7.6, ink.deep) +
    circle(50, -13, 2.4, ink.light) +
    path('M-1 24H14C22 25 24 30 20 36C14 44 6 48-1 49z', ink.wood) +
    stroke('M0 48V62C8 70 20 70 32 62', ink.deep, 3.4, round) +
    stroke(
      'M10-94C14-74 14-58 10-42M30-90C36-74 38-62 34-48M52-82C58-72 60-62 58-52M78 10C90 18 98 30 102 46M70 24C82 32 90 44 92 60M82-42C90-34 94-24 94-14',
      ink.deep,
      5,
      round
    ) +
    dots(
      [
        [20, 60],
        [30, 54],
        [28, 68],
        [38, 62]
      ],
      ink.deep,
      3
    )
  )
}

function face(stage: Stage, fur: string): string {
  const right = half(stage, fur)
  return `<g transform="scale(-1 1)">${right}</g>${right}`
}

/** A lynx looks at us from the grass under the holm oaks. */
function encounter(stage: Stage): string {
  const { height, ink, random, scale, width } = stage
  const fur = tinted(stage, '#cf8f4c')
  const leaf = (index: number) => {
    const [x, y] = [(index * 67) % 430, (index * 41) % 210]
    return place(path('M0 0C10-14 32-16 46 0C32 14 10 12 0 0z', index % 3 ? ink.bush : ink.mid), {
      scale: 1.25,
      turn: (index * 73) % 180,
      x,
      y
    })
  }
  const blade = (index: number) => {
    const x = (index / 19) * width
    const tall = random.between(20, 62) * scale
    return d`M${x - 8} ${height + 4}Q${x - 2} ${height - tall / 2} ${x + random.between(-22, 22)} ${height - tall}Q${x + 9} ${height - tall / 3} ${x + 10} ${height + 4}z`
  }
  const at = {
    scale: scale * 0.8,
    turn: random.between(-5, 5),
    x: width * random.between(0.42, 0.56),
    y: height - 116 * scale
  }
  const body =
    path('M-124 170C-116 90-90 20-40 0H40C90 20 116 90 124 170z', fur) +
    stroke(
      'M-92 92l8 14M-70 118l6 12M90 92l-8 14M72 118l-6 12M102 120l-4 12M-106 128l4 10',
      ink.deep,
      9,
      round
    )
  return (
    covering(stage, rect(0, 0, 400, 300, ink.leaf) + draw(24, leaf)) +
    place(body, { ...at, turn: 0 }) +
    place(face(stage, fur), at) +
    path(draw(20, blade), ink.deep)
  )
}

export const lince: Picture = {
  mark: stage =>
    rect(0, 0, 96, 96, stage.ink.leaf) +
    place(face(stage, tinted(stage, '#cf8f4c')), { scale: 0.3, x: 48, y: 58 }),
  scene: encounter
}

import { inksOf, schemeCount, skyCount } from './inks.ts'
import { panorama } from './panorama.ts'
import { pictures } from './pictures.ts'
import { createRandom, type Random } from './random.ts'
import { rect } from './shapes.ts'
import type { PosterSubject, Stage } from './stage.ts'

export type { PosterSubject } from './stage.ts'

/**
 * `wide` for cards, `tall` for a detail page on a phone, `share` for social networks, `mark` for chips and menus, `panorama` for the head of a
 * province, with its name in the picture.
 */
export const posterFormats = {
  wide: { height: 300, shown: [400, 300], width: 400 },
  tall: { height: 480, shown: [360, 480], width: 360 },
  share: { height: 315, shown: [1200, 630], width: 600 },
  mark: { height: 96, shown: [96, 96], width: 96 },
  panorama: { height: 300, shown: [1440, 360], width: 1200 }
} as const
export type PosterFormat = keyof typeof posterFormats

/** The picture of an experience, as an SVG document that can also stand inside a page. */
export function poster(subject: PosterSubject, format: PosterFormat): string {
  const { height, shown, width } = posterFormats[format]
  const content =
    format === 'panorama'
      ? panorama(paint, subject, width, height)
      : paint(subject, width, height, format === 'mark')
  return sheet(width, height, shown, content)
}

export function sheet(
  width: number,
  height: number,
  [across, down]: readonly [number | string, number | string],
  content: string
): string {
  const size = `width="${across}" height="${down}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice" aria-hidden="true">${content}</svg>`
}

/** The picture without its sheet, filling a box of that size. A mark is always in daylight: it stands for a kind, not for an hour. */
export function paint(subject: PosterSubject, width: number, height: number, isMark = false): string {
  const picture = pictures[subject.motif]
  const random = createRandom(`${subject.motif} ${subject.seed}`)
  const hour = isMark ? 'day' : subject.light
  const light = picture.lightFor?.(hour) ?? hour
  const ink = inksOf(
    subject.province,
    light,
    isMark ? 0 : random.whole(0, skyCount - 1),
    isMark ? 0 : schemeFor(random)
  )
  const isMirrored = random.chance(0.5) && picture.isFixed !== true
  const scale = Math.min(width / 320, height / 300)
  const stage: Stage = { height, ink, light, province: subject.province, random, scale, width }
  if (isMark) return rect(0, 0, width, height, ink.sky) + picture.mark(stage)
  const drawing = picture.scene(stage)
  return isMirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${drawing}</g>` : drawing
}

/** Every other poster keeps the best-known colours of its province. */
function schemeFor(random: Random): number {
  return random.chance(0.4) ? 0 : random.whole(0, schemeCount - 1)
}

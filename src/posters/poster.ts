import { type Composition, lightIn } from '#domain/composition/compositions.ts'
import type { TimeOfDay } from '#domain/time/schedule.ts'
import { inksOf, schemeCount, skyCount } from '#domain/poster/inks.ts'
import { isScene, type Scene } from './motif.ts'
import { pictures } from './pictures.ts'
import { createRandom, type Random } from './drawing/random.ts'
import { rect } from './drawing/shapes.ts'
import type { PosterSubject, Stage } from './drawing/stage.ts'

export type { PosterSubject } from './drawing/stage.ts'

/**
 * `wide` for cards, `tall` for a detail page on a phone, `share` for social networks, `mark` for chips and menus, `panorama` for the head of a
 * province.
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
  return sheet(width, height, shown, paint(subject, width, height, format === 'mark'))
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
  const light = lightOfPicture(subject.motif, hour)
  const drawn = drawnColourway(random)
  const ink = inksOf(subject.province, light, isMark ? 0 : (subject.colourway ?? drawn))
  const isMirrored = random.chance(0.5) && picture.isFixed !== true
  const scale = Math.min(width / 320, height / 300)
  const stage: Stage = { height, ink, light, province: subject.province, random, scale, width }
  if (isMark) return rect(0, 0, width, height, ink.sky) + picture.mark(stage)
  const drawing = picture.scene(stage)
  return isMirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${drawing}</g>` : drawing
}

function lightOfPicture(motif: Composition | Scene, hour: TimeOfDay): TimeOfDay {
  return isScene(motif) ? hour : lightIn(motif, hour)
}

/** Two posters of five keep the best-known colours of their province. */
function drawnColourway(random: Random): number {
  const sky = random.whole(0, skyCount - 1)
  return sky + skyCount * (random.chance(0.4) ? 0 : random.whole(0, schemeCount - 1))
}

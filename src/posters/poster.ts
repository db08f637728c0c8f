import { artOf, drawingFor, printDrawing } from 'posters'
import { type Composition, lightIn, dataOf } from 'posters/compositions'
import { inksOf, schemeCount, skyCount } from 'posters/inks'
import type { ProvinceSlug } from '#domain/place/province.ts'
import type { TimeOfDay } from '#domain/time/schedule.ts'
import { isScene, type Scene } from './motif.ts'
import { createRandom, type Random } from './drawing/random.ts'

/** Data from which a poster is drawn. The same subject always gives the same poster. */
export interface PosterSubject {
  seed: string
  motif: Composition | Scene
  province: ProvinceSlug
  light: TimeOfDay
  /** Which colours of its province it is printed in, from 0; without it the seed draws one. */
  paletteVariant?: number | null
}

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
  return sheet(width, height, shown, format === 'mark' ? mark(subject) : paint(subject, width, height))
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

/** The picture without its sheet, filling a box of that size. */
export function paint(subject: PosterSubject, width: number, height: number): string {
  const { motif, province } = subject
  const random = createRandom(`${motif} ${subject.seed}`)
  const light = isScene(motif) ? subject.light : lightIn(motif, subject.light)
  const drawn = drawnColourway(random)
  const inks = inksOf(province, light, subject.paletteVariant ?? drawn)
  const isFixed = isScene(motif) || dataOf(motif).isFixed === true
  const isMirrored = random.chance(0.5) && !isFixed
  const box = { height, width }
  return printDrawing(drawingFor(artName(subject), box), box, { inks, isMirrored, light, province })
}

/** A mark is always in daylight: it stands for a kind, not for an hour. */
function mark(subject: PosterSubject): string {
  const { province } = subject
  const drawing = artOf(artName(subject)).drawings.get('mark')
  if (drawing === undefined) return ''
  const print = { inks: inksOf(province, 'day', 0), isMirrored: false, light: 'day', province } as const
  return printDrawing(drawing, posterFormats.mark, print)
}

/** The folder of its drawings. Each province has a cover of its own. */
export function artName({ motif, province }: Pick<PosterSubject, 'motif' | 'province'>): string {
  return motif === 'cover' ? `cover-${province}` : motif
}

/** Two posters of five keep the best-known colours of their province. */
function drawnColourway(random: Random): number {
  const sky = random.whole(0, skyCount - 1)
  return sky + skyCount * (random.chance(0.4) ? 0 : random.whole(0, schemeCount - 1))
}

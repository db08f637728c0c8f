import sharp from 'sharp'
import { lightOf } from '#domain/catalogue/card.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { difference } from 'posters/colour'
import { poster, type PosterSubject } from '#posters/poster.ts'
import { type Explained, inProvinces } from './catalogue.ts'

/** Nearer than this two colours are one to the eye. */
const alike = 0.06
/** A poster is looked at as small as this, in so many steps of each channel: what remains is its main colour. */
const [width, height, step] = [48, 36, 17]

/** Counts the cards that stand side by side in the list of a province: how many pairs there are, and how many have one main colour. */
export async function coloursShared(explained: Explained[]): Promise<{ pairs: number; shared: number }> {
  const listed = explained.filter(
    ({ experience: { isEvent, isHidden, isDestination } }) => !isEvent && !isHidden && !isDestination
  )
  let [pairs, shared] = [0, 0]
  for (const own of inProvinces(listed)) {
    const colours = await Promise.all(own.map(each => mainColourOf(subjectOf(each))))
    const near = colours
      .slice(1)
      .filter((colour, place) => difference(colour, colours[place] ?? colour) < alike)
    pairs += Math.max(0, own.length - 1)
    shared += near.length
  }
  return { pairs, shared }
}

export async function colourLine(explained: Explained[]): Promise<string> {
  const { pairs, shared } = await coloursShared(explained)
  return `neighbours in a list of a province with one main colour: ${shared} of ${pairs}`
}

/** Subject of an experience's poster. */
export function subjectOf({ experience, shows }: Explained): PosterSubject {
  const { paletteVariant, id, provinces } = experience
  const [province = wholeRegion] = provinces
  return { paletteVariant, light: lightOf(experience), motif: shows, province, seed: id }
}

/** The most frequent colour of a poster seen from afar. */
export async function mainColourOf(subject: PosterSubject): Promise<string> {
  const drawn = sharp(Buffer.from(poster(subject, 'wide'))).resize(width, height)
  const pixels = await drawn.removeAlpha().raw().toBuffer()
  const counts = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = `#${[...pixels.subarray(at, at + 3)].map(channelOf).join('')}`
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const [main = '#000000'] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? []
  return main
}

function channelOf(value: number): string {
  return (Math.floor(value / (step - 1)) * step).toString(16).padStart(2, '0')
}

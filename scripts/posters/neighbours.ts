import sharp from 'sharp'
import { lightOf } from '#domain/catalogue/card.ts'
import { wholeRegion } from '#domain/place/province.ts'
import { difference } from '#domain/poster/colour.ts'
import { poster, type PosterSubject } from '#posters/poster.ts'
import { type Explained, inProvinces } from './catalogue.ts'

/** Nearer than this two colours are one to the eye. */
const alike = 0.06
/** A poster is looked at as small as this, in so many steps of each channel: what remains is its main colour. */
const [width, height, step] = [48, 36, 17]

/** How many of the cards that stand side by side in the list of a province have one main colour. */
export async function colourLine(explained: Explained[]): Promise<string> {
  const listed = explained.filter(
    ({ experience: { isEvent, isHidden, isMeta } }) => !isEvent && !isHidden && !isMeta
  )
  let [pairs, same] = [0, 0]
  for (const own of inProvinces(listed)) {
    const colours = await Promise.all(own.map(mainColour))
    const near = colours
      .slice(1)
      .filter((colour, place) => difference(colour, colours[place] ?? colour) < alike)
    pairs += Math.max(0, own.length - 1)
    same += near.length
  }
  return `neighbours in a list of a province with one main colour: ${same} of ${pairs}`
}

export async function mainColour({ experience, shows }: Explained): Promise<string> {
  const province = experience.provinces[0] ?? wholeRegion
  const { colourway, id: seed } = experience
  const subject: PosterSubject = { colourway, light: lightOf(experience), motif: shows, province, seed }
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

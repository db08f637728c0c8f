import type { sheets } from 'posters/check'
import { isComposition } from 'posters/compositions'
import { provinceSlugs, wholeRegion } from '#domain/place/province.ts'
import { scenes } from '#posters/motif.ts'
import { artName, type PosterFormat, type PosterSubject } from '#posters/poster.ts'

export type Sheet = keyof typeof sheets

/** Lists the files of a folder of the art and says where its drawing is shown. */
interface ArtKind {
  formats: readonly PosterFormat[]
  /** Compositions are entered in lists; covers and scenes belong to a page. */
  isEntered: boolean
  /** A sheet that a drawing has only where a cut of another one would hurt it. */
  mayHave: readonly Sheet[]
  sheets: readonly Sheet[]
  subjects: Pick<PosterSubject, 'motif' | 'province'>[]
}

/** A composition that has no name yet has no subjects. */
export function artKindOf(name: string): ArtKind {
  const covered = provinceSlugs.find(province => name === coverOf(province))
  if (covered !== undefined)
    return {
      formats: ['wide', 'tall', 'share', 'mark', 'panorama'],
      isEntered: false,
      mayHave: ['share'],
      sheets: ['mark', 'panorama', 'square', 'tall', 'wide'],
      subjects: [{ motif: 'cover', province: covered }]
    }
  const scene = scenes.find(each => each !== 'cover' && each === name)
  if (scene !== undefined)
    return {
      formats: ['wide'],
      isEntered: false,
      mayHave: [],
      sheets: ['mark', 'wide'],
      subjects: [{ motif: scene, province: wholeRegion }]
    }
  return {
    formats: ['wide', 'tall', 'share', 'mark'],
    isEntered: true,
    mayHave: ['share'],
    sheets: ['mark', 'square', 'tall', 'wide'],
    subjects: isComposition(name) ? provinceSlugs.map(province => ({ motif: name, province })) : []
  }
}

/** Says that a cover is of no province. */
export function coverFlaws(name: string): string[] {
  const covers = provinceSlugs.map(coverOf)
  return name.startsWith('cover-') && !covers.includes(name)
    ? [`${name} is the cover of no province: there are ${covers.join(', ')}.`]
    : []
}

function coverOf(province: (typeof provinceSlugs)[number]): string {
  return artName({ motif: 'cover', province })
}

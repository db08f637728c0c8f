import type { Experience } from './experience.ts'

/** The sections of the page of an experience, in their order. */
const allSections = [
  'description',
  'schedules',
  'prices',
  'gettingThere',
  'map',
  'cancellation',
  'important',
  'opinions'
] as const

export type DetailSection = (typeof allSections)[number]

type Told = Pick<
  Experience,
  | 'accessibility'
  | 'address'
  | 'gettingThereHtml'
  | 'importantHtml'
  | 'isCarFree'
  | 'isIndoor'
  | 'isDestination'
  | 'position'
>

/** All of them for what is sold: where nothing is known they say so. A destination is a place, so it has neither times nor prices, and only the sections it has something for. */
export function detailSections(experience: Told, opinionCount: number): DetailSection[] {
  if (!experience.isDestination) return [...allSections]
  const { accessibility, address, gettingThereHtml, importantHtml, isCarFree, isIndoor, position } =
    experience
  const ofPlaces: Partial<Record<DetailSection, boolean>> = {
    gettingThere: address !== null || gettingThereHtml !== null || isCarFree,
    description: true,
    important:
      importantHtml !== null || isIndoor || Object.values(accessibility).some(stated => stated !== null),
    map: position !== null,
    opinions: opinionCount > 0
  }
  return allSections.filter(section => ofPlaces[section])
}

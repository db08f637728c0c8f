import type { Content } from '#domain/catalogue/content.ts'

/** Source data of a catalogue, without anything derived from it. */
export function plainContent({
  categories,
  companies,
  day,
  defaultPartners,
  experiences,
  formerIds,
  formerPartners,
  isSample,
  opinions,
  partners,
  provinceImages,
  provinces,
  questions,
  weather
}: Content): Content {
  return {
    categories,
    companies,
    day,
    defaultPartners,
    experiences,
    formerIds,
    formerPartners,
    isSample,
    opinions,
    partners,
    provinceImages,
    provinces,
    questions,
    weather
  }
}

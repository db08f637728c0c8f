import type { Content } from '#domain/catalogue/content.ts'

/** What a catalogue is made of, without what was worked out of it. */
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

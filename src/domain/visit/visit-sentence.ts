import { memoizeByWord } from '#domain/data/memoize.ts'
import { type Language, regionalTags } from '#domain/text/locale.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { pluralText } from '#domain/text/plural-text.ts'
import { startDay } from '#domain/time/day-words.ts'
import type { Texts } from '#texts.ts'

import { agesIn, type Party, peopleIn, type Visit } from './visit.ts'

export type VisitTexts = Pick<
  Texts['filters'],
  | 'adults_one'
  | 'adults_other'
  | 'age_one'
  | 'age_other'
  | 'carFree'
  | 'childrenAged'
  | 'children_one'
  | 'children_other'
>

/** Labels of the fields for who comes. */
export type WhoTexts = VisitTexts &
  Pick<Texts['filters'], 'adultsField' | 'ageUnknown' | 'childAge' | 'childrenField' | 'fewer' | 'oneMore'>

const listFormat = memoizeByWord((language: Language) => new Intl.ListFormat(regionalTags[language]))

/** «2 adultos y 1 niño (6 años)»; the ages where all are said; empty where no people are counted. */
export function peopleText(
  party: Pick<Party, 'adults' | 'ages' | 'children'>,
  texts: VisitTexts,
  language: Language
): string {
  const { adults } = party
  const { adults_one, adults_other } = texts
  return listFormat(language).format([
    ...(adults > 0 ? [pluralText({ one: adults_one, other: adults_other }, adults, language)] : []),
    ...(party.children > 0 ? [childrenText(party, texts, language)] : [])
  ])
}

function childrenText(
  party: Pick<Party, 'ages' | 'children'>,
  { age_one, age_other, childrenAged, children_one, children_other }: VisitTexts,
  language: Language
): string {
  const children = pluralText({ one: children_one, other: children_other }, party.children, language)
  const ages = agesIn(party).flatMap(age => age ?? [])
  const last = ages.at(-1)
  if (last === undefined || ages.length < party.children) return children
  const inYears = pluralText({ one: age_one, other: age_other }, last, language)
  return interpolate(childrenAged, {
    ages: listFormat(language).format([...ages.slice(0, -1).map(String), inYears]),
    children
  })
}

/** «2 adultos y 1 niño, sin coche» */
export function partyText(party: Party, texts: VisitTexts, language: Language): string {
  const people = peopleIn(party) > 0 ? [peopleText(party, texts, language)] : []
  return [...people, ...(party.isCarFree ? [texts.carFree] : [])].join(', ')
}

/** The visit as one sentence: «sáb 5 dic · 2 adultos y 1 niño, sin coche». Empty where nothing is said. */
export function visitSentence({ day, party }: Visit, texts: VisitTexts, language: Language): string {
  const when = day === null ? '' : startDay(language, day, day)
  return [when, partyText(party, texts, language)].filter(part => part !== '').join(' · ')
}

/** Where there is little room: «Sáb 28 · 3», «3 personas», «Sin coche». Empty where nothing is said. */
export function shortVisit(
  day: string | null,
  party: Party,
  texts: Pick<Texts['filters'], 'carFree' | 'people_one' | 'people_other'>,
  language: Language
): string {
  const count = peopleIn(party)
  const forms = { one: texts.people_one, other: texts.people_other }
  const people = count > 0 ? (day === null ? pluralText(forms, count, language) : String(count)) : null
  const said = [day, people].filter(part => part !== null).join(' · ')
  const short = said === '' && party.isCarFree ? texts.carFree : said
  return short.charAt(0).toLocaleUpperCase(language) + short.slice(1)
}

import type { AgeLimits } from '#domain/catalogue/age-limits.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { agesIn, oldestChild, type Party } from '#domain/visit/visit.ts'
import type { Texts } from '#texts.ts'

export interface AgeLimit {
  kind: 'maximum' | 'minimum'
  years: number
}

/** Whether a party may take part: somebody of it may not; or that depends on ages that nobody said. */
export type Admission =
  | { kind: 'admitted' }
  | { kind: 'depends'; limit: AgeLimit }
  | { kind: 'refused'; limit: AgeLimit }

/** Adults are of age; how old they are is not known, and the highest ages are left to the page. */
export function admissionOf({ maximum, minimum }: AgeLimits, party: Party): Admission {
  const ages = agesIn(party)
  const isAnyUnknown = ages.includes(null)
  const known = ages.flatMap(age => age ?? [])
  if (minimum !== null) {
    const limit: AgeLimit = { kind: 'minimum', years: minimum }
    const isTooYoung = known.some(age => age < minimum) || (ages.length > 0 && minimum > oldestChild)
    if (isTooYoung) return { kind: 'refused', limit }
    if (isAnyUnknown) return { kind: 'depends', limit }
  }
  if (maximum !== null) {
    const limit: AgeLimit = { kind: 'maximum', years: maximum }
    const isTooOld = known.some(age => age > maximum) || (party.adults > 0 && maximum <= oldestChild)
    if (isTooOld) return { kind: 'refused', limit }
    if (isAnyUnknown && maximum < oldestChild) return { kind: 'depends', limit }
  }
  return { kind: 'admitted' }
}

export type AdmissionTexts = Pick<
  Texts['filters'],
  'partyAge' | 'partyAgesFrom' | 'partyAgesUpTo' | 'partyOldest'
>

/** «No admite menores de 8 años»; «Desde 8 años: di las edades» where ages decide. */
export function admissionText(
  { kind, limit }: Exclude<Admission, { kind: 'admitted' }>,
  texts: AdmissionTexts
): string {
  const sentences = {
    depends: { maximum: texts.partyAgesUpTo, minimum: texts.partyAgesFrom },
    refused: { maximum: texts.partyOldest, minimum: texts.partyAge }
  }
  return interpolate(sentences[kind][limit.kind], { years: limit.years })
}

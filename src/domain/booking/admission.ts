import type { AgeLimits } from '#domain/catalogue/age-limits.ts'
import { interpolate } from '#domain/text/interpolate.ts'
import { agesIn, oldestChild, type Party } from '#domain/visit/visit.ts'
import type { Texts } from '#texts.ts'

export interface AgeLimit {
  kind: 'maximum' | 'minimum'
  years: number
}

/** Says whether a party may take part. It `depends` where nobody said the ages that decide. */
export type Admission =
  | { kind: 'admitted' }
  | { kind: 'depends'; limit: AgeLimit }
  | { kind: 'refused'; limit: AgeLimit }

/** Adults are of age; how old they are is not known, and the highest ages are left to the page. */
export function admissionOf({ maximum, minimum }: AgeLimits, party: Party): Admission {
  const admissions = [
    ...(minimum === null ? [] : [byMinimum(minimum, party)]),
    ...(maximum === null ? [] : [byMaximum(maximum, party)])
  ]
  return (
    admissions.find(({ kind }) => kind === 'refused') ??
    admissions.find(({ kind }) => kind === 'depends') ?? { kind: 'admitted' }
  )
}

function byMinimum(years: number, party: Party): Admission {
  const ages = agesIn(party)
  const limit: AgeLimit = { kind: 'minimum', years }
  if (ages.some(age => (age ?? oldestChild) < years)) return { kind: 'refused', limit }
  return ages.includes(null) ? { kind: 'depends', limit } : { kind: 'admitted' }
}

function byMaximum(years: number, party: Party): Admission {
  const ages = agesIn(party)
  const limit: AgeLimit = { kind: 'maximum', years }
  const isForChildren = years <= oldestChild
  if (ages.some(age => (age ?? 0) > years) || (isForChildren && party.adults > 0))
    return { kind: 'refused', limit }
  return ages.includes(null) && years < oldestChild ? { kind: 'depends', limit } : { kind: 'admitted' }
}

export type RefusalTexts = Pick<Texts['filters'], 'partyAge' | 'partyOldest'>
export type AdmissionTexts = RefusalTexts & Pick<Texts['filters'], 'partyAgesFrom' | 'partyAgesUpTo'>

/** «No admite menores de 8 años»; «Desde 8 años: di las edades» where ages decide. */
export function admissionText(
  { kind, limit }: Exclude<Admission, { kind: 'admitted' }>,
  texts: AdmissionTexts
): string {
  if (kind === 'refused') return refusalText(limit, texts)
  return interpolate(limit.kind === 'maximum' ? texts.partyAgesUpTo : texts.partyAgesFrom, {
    years: limit.years
  })
}

/** «No admite menores de 8 años» */
export function refusalText({ kind, years }: AgeLimit, texts: RefusalTexts): string {
  return interpolate(kind === 'maximum' ? texts.partyOldest : texts.partyAge, { years })
}

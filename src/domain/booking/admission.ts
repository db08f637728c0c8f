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

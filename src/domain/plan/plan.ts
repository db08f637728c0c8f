import { planVersion } from './plan-seed.ts'
import { isSlug } from '#domain/text/slug.ts'
import { addDays, daysBetween, isDay } from '#domain/time/calendar-day.ts'

/** An experience that the visitor wants to do, by its slug; on a day (`YYYY-MM-DD`) once they know when. */
export interface PlanItem {
  slug: string
  day: string | null
}

/** In the order in which it was arranged. An experience is in a plan once. */
export type Plan = readonly PlanItem[]

/** More than fits in a holiday; a longer link is not one of ours. */
export const longestPlan = 60

/** Days between the first and the last day of a plan. What lies farther off is written without its day. */
const longestSpanDays = 3650
const afterAllDays = '~'

export function isInPlan(plan: Plan, slug: string): boolean {
  return plan.some(item => item.slug === slug)
}

/** Adds it at the end, without a day. A full plan stays as it is. */
export function withExperience(plan: Plan, slug: string): Plan {
  return isInPlan(plan, slug) || plan.length >= longestPlan ? plan : [...plan, { day: null, slug }]
}

export function withoutExperience(plan: Plan, slug: string): Plan {
  return plan.filter(item => item.slug !== slug)
}

export function onDay(plan: Plan, slug: string, day: string | null): Plan {
  return plan.map(item => (item.slug === slug ? { day, slug } : item))
}

/** Changes places with the one before (-1) or after (1) it on the same day. */
export function moveItem(plan: Plan, slug: string, by: -1 | 1): Plan {
  const item = plan.find(candidate => candidate.slug === slug)
  const sameDay = plan.filter(({ day }) => day === item?.day)
  const other = sameDay[sameDay.findIndex(candidate => candidate.slug === slug) + by]
  if (!item || !other) return plan
  return plan.map(candidate => {
    if (candidate === item) return other
    return candidate === other ? item : candidate
  })
}

/** Takes it to a place in a day: before another experience of that day, or behind all of them. */
export function placeItem(plan: Plan, slug: string, day: string | null, before: string | null): Plan {
  if (!isInPlan(plan, slug) || slug === before) return plan
  const rest = withoutExperience(plan, slug)
  const next = rest.findIndex(item => item.slug === before && item.day === day)
  const at = next < 0 ? rest.findLastIndex(item => item.day === day) + 1 || rest.length : next
  return rest.toSpliced(at, 0, { day, slug })
}

/** Two plans as one: what the first has not comes after it. */
export function joinPlans(plan: Plan, other: Plan): Plan {
  return [...plan, ...other.filter(({ slug }) => !isInPlan(plan, slug))].slice(0, longestPlan)
}

/** The days of a plan, soonest first; what has no day comes last. */
export function byDay(plan: Plan): { day: string | null; items: PlanItem[] }[] {
  const days = [...new Set(plan.map(({ day }) => day))].toSorted((a, b) =>
    (a ?? afterAllDays) < (b ?? afterAllDays) ? -1 : 1
  )
  return days.map(day => ({ day, items: plan.filter(item => item.day === day) }))
}

/** A plan as it stands in an address: `1~20261126~cueva-nerja.0~kayak-maro.2~torcal`. Days are counted from the first one. */
export function encodePlan(plan: Plan): string {
  const days = plan.map(({ day }) => day).filter(day => day !== null)
  const [first] = days.toSorted()
  const items = plan.map(({ day, slug }) => {
    const offset = day === null || first === undefined ? null : daysBetween(first, day)
    return offset === null || offset > longestSpanDays ? slug : `${slug}.${offset}`
  })
  return [planVersion, first?.replaceAll('-', '') ?? '', ...items].join('~')
}

/** Reads what stands in an address or in storage; null when it is not a plan: nothing of it is believed then. */
export function decodePlan(text: string): Plan | null {
  const [version, first, ...items] = text.split('~')
  const start = first === '' ? null : dayOf(first ?? 'none')
  if (version !== planVersion || start === undefined || items.length > longestPlan) return null
  const plan = items.map(item => decodeItem(item, start))
  const whole = plan.filter(item => item !== null)
  const isUnique = new Set(whole.map(({ slug }) => slug)).size === items.length
  return whole.length === items.length && isUnique ? whole : null
}

function decodeItem(text: string, first: string | null): PlanItem | null {
  const [, slug, offset] = /^([a-z0-9-]+)(?:\.(\d{1,4}))?$/.exec(text) ?? []
  if (slug === undefined || !isSlug(slug)) return null
  if (offset === undefined) return { day: null, slug }
  if (first === null || Number(offset) > longestSpanDays) return null
  const day = addDays(first, Number(offset))
  // After the year 9999 there are no days of four digits.
  return isDay(day) ? { day, slug } : null
}

/** `20261126` as `2026-11-26`; undefined when there is no such day. */
function dayOf(digits: string): string | undefined {
  const day = digits.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  return isDay(day) ? day : undefined
}

import { joinPlans, type Plan, type PlanItem } from './plan.ts'

/** Merges a device's changes into the account's plan. `base` is the plan both had when they last met: an item missing on the device was removed there, a new one was added there, and a day that differs was changed there. Everything else stays as the account has it. */
export function mergePlans(base: Plan, device: Plan, account: Plan): Plan {
  const [before, now] = [bySlug(base), bySlug(device)]
  const kept = account
    .filter(({ slug }) => !before.has(slug) || now.has(slug))
    .map(item => withDayOf(item, before.get(item.slug), now.get(item.slug)))
  return joinPlans(
    arrangedAs(orderOf(base) === orderOf(account) ? device : account, kept),
    device.filter(isNew)
  )

  // Removed elsewhere is not new here.
  function isNew({ slug }: PlanItem): boolean {
    return !before.has(slug)
  }
}

/** The order of the other plan, as far as it knows the items. */
function arrangedAs(other: Plan, plan: Plan): Plan {
  const places = new Map(other.map(({ slug }, place) => [slug, place]))
  const placeOf = ({ slug }: PlanItem) => places.get(slug) ?? other.length
  return plan.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function orderOf(plan: Plan): string {
  return plan.map(({ slug }) => slug).join(' ')
}

/** Items of the device that its last account never had. They are all that is added when another account signs in on it. */
export function addedSince(base: Plan, device: Plan): Plan {
  const before = bySlug(base)
  return device.filter(({ slug }) => !before.has(slug))
}

function withDayOf(item: PlanItem, before: PlanItem | undefined, now: PlanItem | undefined): PlanItem {
  if (now === undefined || now.day === before?.day) return item
  // Both may know it without ever having met: a day is worth more than none.
  return before === undefined && now.day === null ? item : { ...item, day: now.day }
}

function bySlug(plan: Plan): Map<string, PlanItem> {
  return new Map(plan.map(item => [item.slug, item]))
}

import { atom } from 'nanostores'

import {
  decodePlan,
  encodePlan,
  isInPlan,
  joinPlans,
  moveItem,
  onDay,
  placeItem,
  type Plan,
  withExperience,
  withoutExperience
} from '#domain/plan/plan.ts'
import { planKey } from '#domain/plan/plan-seed.ts'
import { deviceStorage, type KeyValueStore } from '#services/site/storage.ts'

/** The plan of this device. Every action tells whether it will still be there tomorrow: browsers may refuse to keep anything. */
export function createPlan(storage: KeyValueStore) {
  const $plan = atom<Plan>([])

  function change(plan: Plan): boolean {
    $plan.set(plan)
    return storage.write(planKey, encodePlan(plan))
  }

  return {
    $plan,
    /** Takes what this device has kept; also when another tab has changed it. */
    restore: () => $plan.set(decodePlan(storage.read(planKey) ?? '') ?? []),
    add: (other: Plan) => change(joinPlans($plan.get(), other)),
    move: (slug: string, by: -1 | 1) => change(moveItem($plan.get(), slug, by)),
    place: (slug: string, day: string | null, before: string | null) =>
      change(placeItem($plan.get(), slug, day, before)),
    remove: (slug: string) => change(withoutExperience($plan.get(), slug)),
    replace: (plan: Plan) => change(plan),
    setDay: (slug: string, day: string | null) => change(onDay($plan.get(), slug, day)),
    toggle: (slug: string) =>
      change(
        isInPlan($plan.get(), slug) ? withoutExperience($plan.get(), slug) : withExperience($plan.get(), slug)
      )
  }
}

export const plan = createPlan(deviceStorage)
export const { $plan } = plan

import { atom } from 'nanostores'

import {
  decodePlan,
  encodePlan,
  isInPlan,
  joined,
  moved,
  onDay,
  type Plan,
  withExperience,
  withoutExperience
} from '#domain/plan.ts'
import { planKey } from '#domain/first-plan.ts'
import { deviceShelf, type Shelf } from '#services/storage.ts'

/** The plan of this device. Every action tells whether it will still be there tomorrow: browsers may refuse to keep anything. */
export function createPlan(shelf: Shelf) {
  const $plan = atom<Plan>([])

  function change(plan: Plan): boolean {
    $plan.set(plan)
    return shelf.write(planKey, encodePlan(plan))
  }

  return {
    $plan,
    /** Takes what this device has kept; also when another tab has changed it. */
    restore: () => $plan.set(decodePlan(shelf.read(planKey) ?? '') ?? []),
    add: (other: Plan) => change(joined($plan.get(), other)),
    move: (slug: string, by: -1 | 1) => change(moved($plan.get(), slug, by)),
    remove: (slug: string) => change(withoutExperience($plan.get(), slug)),
    replace: (plan: Plan) => change(plan),
    setDay: (slug: string, day: string | null) => change(onDay($plan.get(), slug, day)),
    toggle: (slug: string) =>
      change(
        isInPlan($plan.get(), slug) ? withoutExperience($plan.get(), slug) : withExperience($plan.get(), slug)
      )
  }
}

export const plan = createPlan(deviceShelf)
export const { $plan } = plan

import { atom } from 'nanostores'

import type { Remote } from '#domain/data/remote.ts'
import { decodePlan, encodePlan, type Plan } from '#domain/plan/plan.ts'
import { addedSince, mergePlans } from '#domain/plan/plan-merge.ts'
import type { BoughtExperience } from '#domain/billing/purchase.ts'
import { type ExchangePlan, exchangePlan } from '#services/account/own-experiences.ts'
import { deviceStorage, type KeyValueStore } from '#services/site/storage.ts'

import { type createPlan, plan as devicePlan } from '#stores/plan/plan.ts'

/** Stores the plan that this device and an account had when they last met: `uid 1~~kayak`. */
const key = 'plan-cuenta'

interface Services {
  exchange: ExchangePlan
  plan: Pick<ReturnType<typeof createPlan>, '$plan' | 'remove' | 'replace' | 'restore'>
  storage: KeyValueStore
}

/** Keeps the plan of this device and what the account has saved the same. */
export function createOwnExperiences({ exchange, plan, storage }: Services) {
  /** Bought experiences. The saved ones are those of the plan on this device, once both have met. */
  const $bought = atom<Remote<readonly BoughtExperience[]>>({ kind: 'loading' })
  let running: Promise<void> | null = null
  let isStale = false

  /** With another account only what was saved since goes along: the rest is theirs, and is safe there. */
  function takeLeaveOf(uid: string): Plan {
    const [last, base] = readBase(storage)
    if (last === uid) return base
    plan.replace(addedSince(base, plan.$plan.get()))
    writeBase(storage, uid, [])
    return []
  }

  async function meet(uid: string): Promise<void> {
    plan.restore()
    const base = takeLeaveOf(uid)
    const sent = plan.$plan.get()
    const answer = await exchange({ base, plan: sent })
    if (answer.kind === 'failed') return $bought.set(answer)
    const { bought, plan: account } = answer.value
    // The device may have changed while the answer was on its way.
    plan.restore()
    plan.replace(mergePlans(sent, plan.$plan.get(), account))
    writeBase(storage, uid, account)
    $bought.set({ kind: 'ready', value: bought })
  }

  /** One meeting at a time; what changes during one is told in the next. */
  async function sync(uid: string): Promise<void> {
    isStale = running !== null
    running ??= meet(uid).finally(() => {
      running = null
    })
    await running
    if (isStale && running === null) await sync(uid)
  }

  return {
    $bought,
    /** Shows what is on the device at once, and what the account holds as soon as it is known. */
    load: (uid: string): Promise<void> => {
      $bought.set({ kind: 'loading' })
      plan.restore()
      return sync(uid)
    },
    remove: (slug: string, uid: string): Promise<void> => {
      plan.remove(slug)
      return sync(uid)
    },
    sync
  }
}

function readBase(storage: KeyValueStore): [string, Plan] {
  const [uid = '', text = ''] = (storage.read(key) ?? '').split(' ')
  return [uid, decodePlan(text) ?? []]
}

function writeBase(storage: KeyValueStore, uid: string, plan: Plan): void {
  storage.write(key, `${uid} ${encodePlan(plan)}`)
}

export const ownExperiences = createOwnExperiences({
  exchange: exchangePlan,
  plan: devicePlan,
  storage: deviceStorage
})

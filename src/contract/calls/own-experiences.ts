import { z } from 'zod/mini'

import { decodePlan, encodePlan, type Plan } from '#domain/plan/plan.ts'
import type { BoughtExperience } from '#domain/billing/purchase.ts'
import { localizedText, moment, slug, nullable } from '#contract/fields/plain-fields.ts'

import { objectCodec } from '#contract/values/codecs.ts'

import { defineCall } from './call.ts'

const longestPlanText = 16_000

/** A plan as it stands in an address (`1~20261126~kayak-maro.0`). */
const plan = z.codec(z.string().check(z.maxLength(longestPlanText)), z.custom<Plan>(), {
  decode: (text, context) => {
    const read = decodePlan(text)
    if (read === null) context.issues.push({ code: 'custom', input: text })
    return read ?? []
  },
  encode: encodePlan
})

export interface DevicePlan {
  /** The plan that both had when they last met. */
  base: Plan
  plan: Plan
}

export interface OwnExperiences {
  bought: BoughtExperience[]
  plan: Plan
}

const bought = objectCodec({
  boughtAt: ['fecha', moment],
  name: ['nombre', localizedText],
  slug: nullable(slug),
  takesPlaceAt: ['fechaActividad', nullable(moment)]
})

/** `misExperiencias`: tells the account what this device saved and removed since they last met, and answers what it holds, saved and bought. */
export const ownExperiencesCall = defineCall<DevicePlan, OwnExperiences>(
  'misExperiencias',
  objectCodec({ base: plan, plan }),
  objectCodec({ bought: ['compradas', z.array(bought)], plan })
)
